import type { ReactNode } from 'react';
import { Pennant } from '../../design/Flag.tsx';
import { SectionHead } from './SectionHead.tsx';
import styles from './Steps.module.css';

interface Props {
  title: string;
  text?: string;
  steps: readonly { title: string; text: string }[];
  /** One 4:3 drawing for each step, with a bleed left and right. */
  art: readonly ReactNode[];
}

/** How it works: three drawings side by side above a line with numeral pennants. */
export function Steps({ title, text, steps, art }: Props) {
  return (
    <section className={`section ${styles.section}`} data-tone="white" aria-labelledby="steps">
      <div className="wrap">
        <SectionHead id="steps" title={title} text={text} />
        <ol className={styles.list}>
          {steps.map((step, index) => (
            <li key={step.title}>
              <div className={styles.art}>{art[index]}</div>
              <div className={styles.words}>
                <div className={styles.pennant}>
                  <Pennant number={(index + 1) as 1 | 2 | 3} />
                </div>
                <h3 className="h4">{step.title}</h3>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
