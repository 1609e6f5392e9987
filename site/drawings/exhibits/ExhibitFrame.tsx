import type { ReactNode } from 'react';
import drawing from '../drawings.module.css';
import styles from './ExhibitFrame.module.css';

/**
 * `across`: 1344 units for the twelve columns, a phone's 350 for the columns of a phone; as high as it says.
 * `beside`: six rows of 84 units or, on phones, of 150; runs out of the window at the right.
 */
type Props = {
  /** Text alternatives. */
  label: { wide: string; narrow: string };
  wide: ReactNode;
  narrow: ReactNode;
} & ({ shape: 'across'; height: { wide: number; narrow: number } } | { shape: 'beside' });

/** A product's own thing, enlarged, in two sizes: the names of its features hang from it. */
export function ExhibitFrame({ label, wide, narrow, ...rest }: Props) {
  const sheets =
    rest.shape === 'across'
      ? { wide: `1344 ${rest.height.wide}`, narrow: `350 ${rest.height.narrow}` }
      : { wide: '300 504', narrow: '120 900' };
  const size = (name: 'wide' | 'narrow', children: ReactNode) => (
    <svg
      className={`${drawing.art} ${styles[name]}`}
      viewBox={`0 0 ${sheets[name]}`}
      role="img"
      aria-label={label[name]}
    >
      {children}
    </svg>
  );
  return (
    <div className={styles[rest.shape]}>
      {size('wide', wide)}
      {size('narrow', narrow)}
    </div>
  );
}
