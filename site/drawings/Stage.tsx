import type { ReactNode } from 'react';
import type { ProductFlag } from '../../design/flags.ts';
import { Drawing } from './Drawing.tsx';
import styles from './drawings.module.css';

interface Props {
  flag: ProductFlag;
  /** What each of the two drawings shows, for people who do not see it. */
  label: { wide: string; narrow: string };
  /** Drawn on 720 × 720 units. */
  wide: ReactNode;
  /** Drawn on 390 × 390 units. */
  narrow: ReactNode;
}

/**
 * A product's flag with its artefact in front. Fills its positioned parent; the parent's own width decides which
 * of the two drawings shows. Not to be set below 320 px.
 */
export function Stage({ flag, label, wide, narrow }: Props) {
  return (
    <div className={styles.stage}>
      <svg
        className={styles.flag}
        viewBox="0 0 24 24"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use href={`#${flag}`} />
      </svg>
      <Drawing size="wide" width={720} height={720} label={label.wide}>
        {wide}
      </Drawing>
      <Drawing size="narrow" width={390} height={390} label={label.narrow}>
        {narrow}
      </Drawing>
    </div>
  );
}
