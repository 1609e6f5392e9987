import type { ReactNode } from 'react';
import { colour } from '../shapes.tsx';
import styles from './parts.module.css';

/** Hides text at the left of a wide sheet where the window cuts it off. */
export const left = styles.left;

/** Scales long text further down. */
export const tight = styles.tight;

/** Content at the left of a wide sheet, hidden where the window cuts it off; `first` is hidden earlier. */
export function AtLeft({ first, children }: { first?: boolean; children: ReactNode }) {
  return <g className={first ? styles.first : styles.left}>{children}</g>;
}

/** One leader line for each row, from its knot to the right edge. */
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
