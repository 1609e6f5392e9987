import styles from './FactLine.module.css';

/** The word that marks a sample. */
export function SampleMark({ children }: { children: string }) {
  return <span className={styles.sample}>{children}</span>;
}
