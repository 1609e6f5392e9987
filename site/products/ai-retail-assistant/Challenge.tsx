import type { Analyst } from '../../../domain/content/analyst.ts';
import styles from './Challenge.module.css';
import { Season, Shop, Tables } from './drawings/challengeScenes.tsx';

/** The challenge: three points as coloured fields with a drawing each. */
export function Challenge({ title, text, points }: Analyst['challenge']) {
  const [tables, codes, season] = points.map((point) => (
    <div key={point.title}>
      <h3 className="h4">{point.title}</h3>
      <p className="muted">{point.text}</p>
    </div>
  ));
  return (
    <section className={styles.challenge} aria-labelledby="challenge">
      <div className={styles.first}>
        <h2 className="h1" id="challenge">
          {title}
        </h2>
        <p className="lead">{text}</p>
        {tables}
        <Tables className={styles.tables} />
      </div>
      <div className={styles.point} data-tone="blue">
        {codes}
        <Shop />
      </div>
      <div className={`${styles.point} ${styles.season}`}>
        {season}
        <Season />
      </div>
    </section>
  );
}
