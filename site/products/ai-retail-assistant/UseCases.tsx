import type { Analyst } from '../../../domain/content/analyst.ts';
import { dayScenes } from './drawings/dayScenes.tsx';
import styles from './UseCases.module.css';

/** Four use cases side by side, each with a drawing. */
export function UseCases({ title, cases }: Analyst['useCases']) {
  return (
    <section className={styles.section} data-tone="white" aria-labelledby="use-cases">
      <div className="wrap">
        <h2 className="h1" id="use-cases">
          {title}
        </h2>
      </div>
      <ul className={styles.days}>
        {cases.map((useCase, index) => (
          <li key={useCase.title}>
            {dayScenes[index]}
            <div>
              <p className={`sm muted ${styles.who}`}>{useCase.who}</p>
              <h3 className="h3">{useCase.title}</h3>
              <p>{useCase.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
