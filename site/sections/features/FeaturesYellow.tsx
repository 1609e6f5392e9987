import type { ReactNode } from 'react';
import type { ArtefactWords } from '../../../domain/content/artefacts.ts';
import { type Figures, figuresOf } from '../../drawings/figures.ts';
import { EmployeeExhibit } from '../../products/employee-plus/Exhibit.tsx';
import { LunchExhibit } from '../../products/lunch-benefit/Exhibit.tsx';
import { MobilityExhibit } from '../../products/mobility-plus/Exhibit.tsx';
import { FeatureList } from '../FeatureList.tsx';
import styles from './FeaturesYellow.module.css';
import type { FeaturesProps } from './features.ts';

type Props = FeaturesProps<ArtefactWords<'employee-plus' | 'mobility-plus' | 'lunch-benefit'>>;

function exhibitOf(words: Props['artefact'], figures: Figures): ReactNode {
  switch (words.drawing) {
    case 'employee-plus':
      return <EmployeeExhibit {...{ words, figures }} />;
    case 'mobility-plus':
      return <MobilityExhibit {...{ words, figures }} />;
    case 'lunch-benefit':
      return <LunchExhibit {...{ words, figures }} />;
  }
}

/** Features of a yellow product: things behind the edge of the paper, lines fall from them to the names. */
export function FeaturesYellow({ language, artefact, title, name, text, items }: Props) {
  return (
    <section className={styles.section} aria-labelledby="features">
      <div className={styles.cloth} data-tone="yellow">
        <div className="wrap">
          <div className={styles.head}>
            <h2 className="h2" id="features">
              {title}
            </h2>
            <p className="muted">{text}</p>
            <p className={styles.name} id="features-name">
              {name}
            </p>
          </div>
          {exhibitOf(artefact, figuresOf(language))}
        </div>
      </div>
      <FeatureList
        className={`wrap ${styles.columns} ${styles[artefact.drawing]}`}
        items={items}
        labelledBy="features-name features"
      />
    </section>
  );
}
