import type { ReactNode } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { LinkedText } from '../content/LinkedText.tsx';
import styles from './Questions.module.css';

interface Props {
  title: string;
  items: readonly { question: string; answer: string }[];
  tone?: 'white';
  /** Where the reader may go on, right of the questions; its heading has the id `more`. */
  more?: ReactNode;
  /** It is short, and stands below the questions on tablets. */
  shortMore?: boolean;
  /** Something of its own, left of the questions. */
  beside?: ReactNode;
  /** Something to say below the title. */
  children?: ReactNode;
}

/** Questions that open their answer in place; answers may carry `[links](/path)`. */
export function Questions({ title, items, tone, more, shortMore, beside, children }: Props) {
  const layout = more ? `${styles.split} ${shortMore ? styles.short : ''}` : beside ? styles.pair : '';
  return (
    <section className="section" data-tone={tone} aria-labelledby={more ? 'questions more' : 'questions'}>
      <div className={`wrap ${styles.questions} ${layout}`}>
        {beside && <div className={styles.beside}>{beside}</div>}
        <div className={styles.head}>
          <h2 className="h2" id="questions">
            {title}
          </h2>
          {children}
        </div>
        <div className={styles.list}>
          {items.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                <h3>{question}</h3>
                <Icon name="down" />
              </summary>
              <p>
                <LinkedText text={answer} />
              </p>
            </details>
          ))}
        </div>
        {more && <div className={styles.more}>{more}</div>}
      </div>
    </section>
  );
}
