import { Book } from '../../drawings/Books.tsx';
import { SectionHead } from '../SectionHead.tsx';
import styles from './BookShelf.module.css';

interface Props {
  title: string;
  text: string;
  /** Headings of the columns; the first names the rows. */
  columns: readonly [string, string, string];
  rows: readonly (readonly [string, string, string])[];
}

/** Types of ledgers as books on one shelf: open, locked, to be agreed. */
export function BookShelf({ title, text, columns: [, first, second], rows }: Props) {
  return (
    <section className={styles.section} aria-labelledby="options">
      <div className="wrap">
        <SectionHead id="options" title={title} text={text} />
      </div>
      <ul className={styles.shelf}>
        {rows.map(([name, readers, suits], index) => (
          <li key={name}>
            <Book index={index} />
            <div className={styles.words}>
              <h3 className="h3">{name}</h3>
              <dl>
                <div>
                  <dt>{first}</dt>
                  <dd>
                    <b>{readers}</b>
                  </dd>
                </div>
                <div>
                  <dt>{second}</dt>
                  <dd>{suits}</dd>
                </div>
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
