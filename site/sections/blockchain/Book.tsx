import type { BlockchainWords } from '../../../domain/content/infrastructure.ts';
import { book, type Entry, spaced } from '../../drawings/checkFlags.ts';
import styles from './blockchain.module.css';
import { CheckFlags } from './CheckFlags.tsx';

type Words = BlockchainWords['artefact'];

/** Two pages of the ledger; the second runs out of the window. A rope ties the flags at its head to those before. */
export function Book({ label, words }: { label: string; words: Words }) {
  return (
    <div className={`box ${styles.desk}`} role="img" aria-label={label}>
      <div className={styles.book}>
        <div className={styles.sheet}>
          <Line name={words.page} value={book.number} strong />
          <Entries of={book.page961} kinds={words.kinds} />
          <Line name={words.forward} value={spaced(book.checksum)} />
          <CheckFlags sum={book.checksum} />
        </div>
        <div className={styles.sheet}>
          <CheckFlags sum={book.checksum} />
          <Line name={words.brought} value={spaced(book.checksum)} />
          <Line name={words.page} value="104 201 962" strong />
          <Entries of={book.page962} kinds={words.kinds} />
        </div>
      </div>
    </div>
  );
}

export function Line({ name, value, strong }: { name: string; value: string; strong?: boolean }) {
  return (
    <p className={strong ? styles.strong : undefined}>
      <small>{name}</small>
      <span>{value}</span>
    </p>
  );
}

function Entries({ of, kinds }: { of: readonly Entry[]; kinds: Words['kinds'] }) {
  return of.map(([kind, points, account]) => (
    <p key={account} className={styles.entry}>
      <span>{kinds[kind]}</span>
      <span>{account}</span>
      <span>{points}</span>
    </p>
  ));
}
