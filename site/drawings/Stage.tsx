import type { ReactNode } from 'react';
import type { ProductFlag } from '../../design/flags.ts';
import { Drawing } from './Drawing.tsx';
import styles from './drawings.module.css';

interface Props {
  flag: ProductFlag;
  /** Text alternatives. */
  label: { wide: string; narrow: string };
  /** 720 × 720 units. */
  wide: ReactNode;
  /** 390 × 390 units. */
  narrow: ReactNode;
}

/** A product's flag with its artefact in front. Fills a positioned parent of at least 320 px. */
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
