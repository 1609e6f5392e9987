import type { ReactNode } from 'react';
import styles from './drawings.module.css';

interface Props {
  /** `wide` shows where the container has room, `narrow` elsewhere; each is described by its own label. */
  size: 'wide' | 'narrow';
  width: number;
  height: number;
  label: string;
  children: ReactNode;
}

/** One of the two sizes of a drawing. */
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

/** Holds the two sizes of an infrastructure drawing and shows the one that fits. Stands on ink. */
export function InfrastructureDrawing({ children }: { children: ReactNode }) {
  return <div className={styles.infrastructure}>{children}</div>;
}
