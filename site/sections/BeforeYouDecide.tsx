import type { Line } from '../content/facts.ts';
import styles from './BeforeYouDecide.module.css';
import { LinkedText } from './LinkedText.tsx';

export interface BeforeYouDecideProps {
  title: string;
  text: string;
  /** The mark of a sample, and what becomes of samples. */
  sample: string;
  note: string;
  rows: readonly { label: string; lines: readonly Line[] }[];
}

/** What buyers ask first: one row for each question, samples marked. */
export function BeforeYouDecide({ title, text, sample, note, rows }: BeforeYouDecideProps) {
  const mark = <span className={styles.sample}>{sample}</span>;
  return (
    <section className="section" aria-labelledby="decide">
      <div className={`wrap ${styles.decide}`}>
        <div className={styles.head}>
          <h2 className="h2" id="decide">
            {title}
          </h2>
          <p className="muted">{text}</p>
          {rows.some(({ lines }) => lines.some((line) => line.sample)) && (
            <p className={`sm muted ${styles.note}`}>
              {mark} {note}
            </p>
          )}
        </div>
        <dl className={styles.rows}>
          {rows.map(({ label, lines }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {lines.map((line) => (
                  <p key={line.text}>
                    {line.sample && mark} <LinkedText text={line.text} />
                  </p>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
