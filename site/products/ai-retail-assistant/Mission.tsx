import type { Analyst } from '../../../domain/content/analyst.ts';
import styles from './Mission.module.css';

/** The mission: one large sentence. */
export function Mission({ title, text }: Analyst['mission']) {
  return (
    <section data-tone="blue" aria-labelledby="mission">
      <div className={`wrap grid ${styles.text}`}>
        <h2 className="h1" id="mission">
          {title}
        </h2>
        <p className="lead">{text}</p>
      </div>
    </section>
  );
}
