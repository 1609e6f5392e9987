import type { ReactNode } from 'react';
import type { ArtefactWords } from '../../../domain/content/artefacts.ts';
import { type Figures, figuresOf } from '../../drawings/figures.ts';
import { FanCardExhibit } from '../../products/fan-card-plus/Exhibit.tsx';
import { FanPayExhibit } from '../../products/fan-pay/Exhibit.tsx';
import { Beside } from './Beside.tsx';
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

const classes = {
  section: styles.section,
  body: styles.body,
  rows: styles.rows,
  name: styles.name,
  list: styles.list,
};

/** Features of a blue product: names on the left, the thing on its cloth at the right, one line for each part of it. */
export function FeaturesBlue({ language, artefact, ...words }: Props) {
  return (
    <Beside classes={classes} {...words}>
      <div className={styles.exhibit}>{exhibitOf(artefact, figuresOf(language))}</div>
    </Beside>
  );
}
