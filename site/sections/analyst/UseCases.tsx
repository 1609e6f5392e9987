import type { Analyst } from '../../../domain/content/analyst.ts';
import { SectionHead } from '../SectionHead.tsx';
import styles from './UseCases.module.css';

/** Four use cases, each with the desk it starts at. */
export function UseCases({ title, cases }: Analyst['useCases']) {
  return (
    <section className="section" data-tone="white" aria-labelledby="use-cases">
      <div className="wrap">
        <SectionHead id="use-cases" title={title} />
        <ul className={styles.cases}>
          {cases.map((useCase) => (
            <li key={useCase.title}>
              <p className={styles.who}>{useCase.who}</p>
              <h3 className="h3">{useCase.title}</h3>
              <p>{useCase.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
