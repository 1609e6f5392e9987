import type { ReactNode } from 'react';
import styles from './ExhibitFrame.module.css';

/** Class of the part of a line of text that only windows from 74 rem on reach. */
export const far = styles.tablet;

/** The part of an exhibit beside the rows that only windows from 74, 88 or 100 rem on reach. */
export function Far({
  from = 'tablet',
  children,
}: {
  from?: 'tablet' | 'laptop' | 'desktop';
  children: ReactNode;
}) {
  return <g className={styles[from]}>{children}</g>;
}

/** A long figure, smaller where the window is narrow. */
export function Figure({ children }: { children: ReactNode }) {
  return <g className={styles.figure}>{children}</g>;
}
