import type { ReactNode } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { LinkedText } from '../content/LinkedText.tsx';
import styles from './Questions.module.css';

interface Props {
  title: string;
  items: readonly { question: string; answer: string }[];
  tone?: 'white';
  /** Further links right of the questions; their heading has the id `more`. */
  more?: ReactNode;
  /** `more` is short, and is below the questions on tablets. */
  shortMore?: boolean;
  /** Content left of the questions. */
  beside?: ReactNode;
  /** Content below the title. */
  children?: ReactNode;
}

/** Questions whose answers open in place; answers may contain `[links](/path)`. */
export function Questions({ title, items, tone, more, shortMore, beside, children }: Props) {
  const layout = more ? `${styles.split} ${shortMore ? styles.short : ''}` : beside ? styles.pair : '';
  return (
    <section className="section" data-tone={tone} aria-labelledby={more ? 'questions more' : 'questions'}>
      <div className={`wrap grid ${styles.questions} ${layout}`}>
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
