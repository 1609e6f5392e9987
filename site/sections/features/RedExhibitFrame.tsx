import type { ReactNode } from 'react';
import drawings from '../../drawings/drawings.module.css';
import exhibits from '../../drawings/exhibits/exhibits.module.css';
import styles from './FeaturesRed.module.css';

interface Props {
  /** What the drawing shows, for people who do not see it. */
  label: string;
  /** Drawn on 352 × 504 units: six rows of 84 from the top. */
  wide: ReactNode;
  /** Drawn for phones on 292 × 900 units: six rows of 150. */
  narrow: ReactNode;
}

/** A product's own thing, enlarged. Each row begins at a knot; its line runs out at the right edge of the sheet. */
export function RedExhibitFrame({ label, wide, narrow }: Props) {
  const attributes = { preserveAspectRatio: 'xMaxYMin meet', role: 'img', 'aria-label': label } as const;
  return (
    <>
      <svg
        className={`${drawings.art} ${exhibits.wide} ${styles.art} ${styles.wide}`}
        viewBox="0 0 352 504"
        {...attributes}
      >
        {wide}
      </svg>
      <svg
        className={`${drawings.art} ${exhibits.narrow} ${styles.art} ${styles.narrow}`}
        viewBox="0 0 292 900"
        {...attributes}
      >
        {narrow}
      </svg>
    </>
  );
}
