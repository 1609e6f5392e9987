import { Flag } from '../../../design/Flag.tsx';
import { solutionsOf } from '../../../domain/pages.ts';
import styles from './Benefits.module.css';

interface Props {
  words: { title: string; text: string; items: readonly { title: string; text: string }[] };
  /** Marks the benefits as samples. */
  note?: string | undefined;
}

// The team has our own cards.
const cards = solutionsOf('prepaid');

/** Benefits as a list beside the flags of our cards. */
export function Benefits({ words, note }: Props) {
  return (
    <section className="section" data-tone="ink" aria-labelledby="benefits">
      <div className={`wrap grid ${styles.benefits}`}>
        <div className={styles.head}>
          <h2 className="h2" id="benefits">
            {words.title}
          </h2>
          <p className="lead">{words.text}</p>
          <div className={styles.cards}>
            {cards.map(({ id }) => (
              <Flag key={id} id={id} />
            ))}
          </div>
        </div>
        <div className={styles.list}>
          <dl>
            {words.items.map(({ title, text }) => (
              <div key={title}>
                <dt className="h4">{title}</dt>
                <dd className="muted">{text}</dd>
              </div>
            ))}
          </dl>
          {note && <p className="muted sm">{note}</p>}
        </div>
      </div>
    </section>
  );
}
