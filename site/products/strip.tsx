import type { ReactNode } from 'react';
import styles from './strip.module.css';

interface Props {
  label: ReactNode;
  /** At the right margin. */
  value?: ReactNode;
  look?: 'big' | 'quiet';
}

/** A printed line. */
export function Line({ label, value, look }: Props) {
  return (
    <p className={`${styles.line} ${look ? styles[look] : ''}`}>
      <span>{label}</span>
      {value && <span>{value}</span>}
    </p>
  );
}
