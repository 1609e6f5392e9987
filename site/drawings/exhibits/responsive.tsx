import type { ReactNode } from 'react';
import styles from './ExhibitSheets.module.css';

/** Content hidden below 74 (`tablet`), 88 (`laptop`) or 100 rem (`desktop`). */
export function Far({
  from = 'tablet',
  children,
}: {
  from?: 'tablet' | 'laptop' | 'desktop';
  children: ReactNode;
}) {
  return <g className={styles[from]}>{children}</g>;
}

/** A long figure, smaller below 74 rem. */
export function Figure({ children }: { children: ReactNode }) {
  return <g className={styles.figure}>{children}</g>;
}
