import type { BeforeYouDecideProps } from '../content/before-you-decide.ts';
import styles from './BeforeYouDecide.module.css';
import { FactLine, SampleMark } from './FactLine.tsx';
import { SectionHead } from './SectionHead.tsx';

/** First questions of buyers with their answers, samples marked. */
export function BeforeYouDecide({ title, text, sample, note, rows }: BeforeYouDecideProps) {
  return (
    <section className="section" aria-labelledby="decide">
      <div className="wrap">
        <SectionHead id="decide" title={title} text={text} />
        <dl className={styles.rows}>
          {rows.map(({ label, lines }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {lines.map((line) => (
                  <FactLine key={line.text} line={line} mark={sample} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
        {rows.some(({ lines }) => lines.some((line) => line.sample)) && (
          <p className={`sm muted ${styles.note}`}>
            <SampleMark>{sample}</SampleMark> {note}
          </p>
        )}
      </div>
    </section>
  );
}
