import type { Infrastructure } from '../../../domain/content/infrastructure.ts';
import { book, spaced } from '../../drawings/checkFlags.ts';
import { SectionHead } from '../SectionHead.tsx';
import styles from './EntryFeatures.module.css';

const [[, points, account]] = book.page961;

/** Parts of the first ledger entry in the order of `items`: call, account, points, number, history, ledger. */
const parts = ['POST', account, points, book.number, spaced(book.checksum), 'Ethereum'];

/** What the ledger adds: one log book entry with a feature below each part. */
export function EntryFeatures({ title, text, items }: Infrastructure['features']) {
  return (
    <section className={styles.section} aria-labelledby="features">
      <div className="wrap">
        <SectionHead id="features" title={title} text={text} />
      </div>
      <ul className={styles.entry}>
        {items.map((item, index) => (
          <li key={item.title}>
            <code aria-hidden="true">{parts[index]}</code>
            <div>
              <h3 className="h4">{item.title}</h3>
              <p className="muted">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
