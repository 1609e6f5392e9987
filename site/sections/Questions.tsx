import type { ReactNode } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { LinkedText } from './LinkedText.tsx';
import { MoreSolutions, type MoreSolutionsProps } from './MoreSolutions.tsx';
import styles from './Questions.module.css';

interface Props {
  title: string;
  items: readonly { question: string; answer: string }[];
  tone?: 'white';
  /** Stands right of the questions. */
  more?: MoreSolutionsProps;
  /** Something of its own, left of the questions. */
  beside?: ReactNode;
  /** Something to say below the title. */
  children?: ReactNode;
}

/** Questions that open their answer in place; answers may carry `[links](/path)`. */
export function Questions({ title, items, tone, more, beside, children }: Props) {
  const layout = more
    ? `${styles.split} ${more.items.length > 3 ? '' : styles.few}`
    : beside
      ? styles.pair
      : '';
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
        {more && (
          <div className={styles.more}>
            <MoreSolutions {...more} />
          </div>
        )}
      </div>
    </section>
  );
}
