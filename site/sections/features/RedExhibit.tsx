import type { ReactNode } from 'react';
import type { SolutionArtefact } from '../../../domain/content/artefacts.ts';
import type { Language } from '../../../domain/languages.ts';
import drawings from '../../drawings/drawings.module.css';
import styles from '../../drawings/exhibits/exhibits.module.css';
import { type Figures, figuresOf } from '../../drawings/figures.ts';
import { LaidTable } from '../../products/gastro-plus/Exhibit.tsx';
import { AccountBook } from '../../products/grail/Exhibit.tsx';
import { ReceiptAndScreen } from '../../products/loyalty-plus/Exhibit.tsx';

/** The products whose flags are red. */
export type RedArtefact = Extract<SolutionArtefact, { drawing: 'loyalty-plus' | 'grail' | 'gastro-plus' }>;

function draw(words: RedArtefact, figures: Figures, narrow: boolean): ReactNode {
  switch (words.drawing) {
    case 'loyalty-plus':
      return <ReceiptAndScreen {...{ words, figures, narrow }} />;
    case 'grail':
      return <AccountBook {...{ words, figures, narrow }} />;
    case 'gastro-plus':
      return <LaidTable {...{ words, figures, narrow }} />;
  }
}

interface Props {
  artefact: RedArtefact;
  language: Language;
  /** Places the sheet of 352 × 504 units, six rows of 84 from its top, and says when it shows. */
  wide: string;
  /** The same for the sheet of 292 × 900 units of phones, six rows of 150. */
  narrow: string;
}

/** A product's own thing, enlarged. Each row begins at a knot; its line runs out at the right edge of the sheet. */
export function RedExhibit({ artefact, language, wide, narrow }: Props) {
  const figures = figuresOf(language);
  const attributes = {
    preserveAspectRatio: 'xMaxYMin meet',
    role: 'img',
    'aria-label': artefact.exhibit.label,
  } as const;
  return (
    <>
      <svg className={`${drawings.art} ${styles.wide} ${wide}`} viewBox="0 0 352 504" {...attributes}>
        {draw(artefact, figures, false)}
      </svg>
      <svg className={`${drawings.art} ${styles.narrow} ${narrow}`} viewBox="0 0 292 900" {...attributes}>
        {draw(artefact, figures, true)}
      </svg>
    </>
  );
}
