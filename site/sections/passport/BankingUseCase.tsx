import { Pennant } from '../../../design/Flag.tsx';
import type { Passport } from '../../../domain/content/passport.ts';
import { bankingScenes } from '../../drawings/passport/bankingScenes.tsx';
import { SectionHead } from '../SectionHead.tsx';
import styles from './BankingUseCase.module.css';

/** Banking use case: five steps, their pennants hang from the line; below 56rem the line is a halyard. */
export function BankingUseCase({ title, text, steps, note }: Passport['bankingUseCase']) {
  return (
    <section className="section" aria-labelledby="banking">
      <div className="wrap">
        <SectionHead id="banking" title={title} text={text} />
        <ol className={styles.line}>
          {steps.map((step, index) => (
            <li key={step.title}>
              <Pennant number={(index + 1) as 1 | 2 | 3 | 4 | 5} />
              <div className={styles.scene}>{bankingScenes[index]}</div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <p className={styles.note}>{note}</p>
      </div>
    </section>
  );
}
