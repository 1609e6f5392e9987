import type { Line } from '../content/facts.ts';
import { LinkedText } from '../content/LinkedText.tsx';
import styles from './FactLine.module.css';

/** The word that marks a sample. */
export function SampleMark({ children }: { children: string }) {
  return <span className={styles.sample}>{children}</span>;
}

/** A line with company facts, marked if one is a sample. */
export function FactLine({ line, mark }: { line: Line; mark: string }) {
  return (
    <p>
      {line.sample && <SampleMark>{mark}</SampleMark>} <LinkedText text={line.text} />
    </p>
  );
}
