import type { ReactNode } from 'react';
import styles from './Exhibit.module.css';

/** The part of an exhibit beside the rows that only wide windows reach; `desktop` are those of 100 rem and more. */
export function Far({ from = 'laptop', children }: { from?: 'laptop' | 'desktop'; children: ReactNode }) {
  return <g className={styles[from]}>{children}</g>;
}

/** A long figure, smaller where the window is narrow. */
export function Figure({ children }: { children: ReactNode }) {
  return <g className={styles.figure}>{children}</g>;
}
