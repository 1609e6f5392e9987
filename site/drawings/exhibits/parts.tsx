import type { ReactNode } from 'react';
import { colour } from '../shapes.tsx';
import styles from './exhibits.module.css';

/** Class of what stands at the left of a wide sheet, in the middle of a line of text. */
export const left = styles.left;

/** Class of words that give way towards their middle. */
export const centred = styles.centred;

/** Class of long words, which give way further. */
export const tight = styles.tight;

/** What stands at the left of a wide sheet: only where it lies in the window. `first` needs still more room. */
export function AtLeft({ first, children }: { first?: boolean; children: ReactNode }) {
  return <g className={first ? styles.first : styles.left}>{children}</g>;
}

/** One leader line for each row, from its knot to the right edge of the sheet. */
export function LeaderLines({ from, narrow }: { from: readonly number[]; narrow: boolean }) {
  const [row, right] = narrow ? [150, 292] : [84, 352];
  return (
    <>
      <path
        d={from.map((x, index) => `M${x} ${index * row}H${right}`).join('')}
        stroke={colour.ink}
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={from.map((x, index) => `M${x - 4.5} ${index * row - 4.5}h9v9h-9z`).join('')}
        fill={colour.ink}
        stroke={colour.white}
      />
    </>
  );
}
