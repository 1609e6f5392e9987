import type { ReactNode } from 'react';
import styles from './drawings.module.css';

interface Props {
  size: 'wide' | 'narrow';
  width: number;
  height: number;
  label: string;
  children: ReactNode;
}

/** One of the two sizes of a drawing; the style sheet shows the one that fits. */
export function Drawing({ size, width, height, label, children }: Props) {
  return (
    <svg
      className={`${styles.art} ${styles[size]}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  );
}

/** Shows the size of an infrastructure drawing that fits. For an ink background. */
export function InfrastructureDrawing({ children }: { children: ReactNode }) {
  return <div className={styles.infrastructure}>{children}</div>;
}
