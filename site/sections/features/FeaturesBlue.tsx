import type { ReactNode } from 'react';
import type { ArtefactWords } from '../../../domain/content/artefacts.ts';
import { FanCardExhibit } from '../../drawings/exhibits/fan-card-plus.tsx';
import { FanPayExhibit } from '../../drawings/exhibits/fan-pay.tsx';
import { type Figures, figuresOf } from '../../drawings/figures.ts';
import styles from './FeaturesBlue.module.css';
import type { FeaturesProps } from './features.ts';

type Props = FeaturesProps<ArtefactWords<'fan-card-plus' | 'fan-pay'>>;

function exhibitOf(words: Props['artefact'], figures: Figures): ReactNode {
  switch (words.drawing) {
    case 'fan-card-plus':
      return <FanCardExhibit {...{ words, figures }} />;
    case 'fan-pay':
      return <FanPayExhibit {...{ words, figures }} />;
  }
}

/** Features of a blue product: names on the left, the thing on its cloth at the right, one line for each part of it. */
export function FeaturesBlue({ language, artefact, title, name, text, items }: Props) {
  return (
    <section className={styles.section} aria-labelledby="features">
      <div className="wrap grid">
        <div className={styles.body}>
          <h2 className="h2" id="features">
            {title}
          </h2>
          <p className="muted">{text}</p>
          <div className={styles.rows}>
            <p className={styles.name} id="features-name">
              {name}
            </p>
            <div className={styles.exhibit}>{exhibitOf(artefact, figuresOf(language))}</div>
            <ul className={styles.list} aria-labelledby="features-name features">
              {items.map((item) => (
                <li key={item.title}>
                  <h3 className="h4">{item.title}</h3>
                  <p>{item.text}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
