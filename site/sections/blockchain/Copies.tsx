import { Flag } from '../../../design/Flag.tsx';
import type { BlockchainWords } from '../../../domain/content/infrastructure.ts';
import { book } from '../../drawings/checkFlags.ts';
import { Line } from './Book.tsx';
import styles from './blockchain.module.css';
import { CheckFlags } from './CheckFlags.tsx';

type Props = BlockchainWords['copies'] & { kinds: BlockchainWords['artefact']['kinds'] };

const copies = [1, 2, 3, 4];
/** In this copy somebody changed a figure. */
const odd = 3;

/** One page in four copies. The changed one falls out of line, once, when it is seen. */
export function Copies({ title, text, copy, match, differ, notes, kinds }: Props) {
  return (
    <section className="section" data-tone="ink" aria-labelledby="copies">
      <div className="wrap">
        <div className={`head ${styles.pair}`}>
          <h2 id="copies">{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <ul className={`stack ${styles.copies}`} data-gesture="">
          {copies.map((number) => (
            <li key={number} className={number === odd ? styles.odd : undefined}>
              <div className={styles.sheet} aria-hidden="true">
                <Line name={`${copy} ${number}`} value={`…${book.number.slice(-3)}`} strong />
                {book.page961.map(([kind, points], row) => (
                  <p key={kind + points}>
                    <span>{kinds[kind]}</span>
                    {number === odd && row === 0 ? <mark>{book.changed[1]}</mark> : <span>{points}</span>}
                  </p>
                ))}
                <CheckFlags sum={number === odd ? book.changedChecksum : book.checksum} />
              </div>
              <p className={styles.verdict}>
                <Flag id={number === odd ? 'ics-N' : 'ics-C'} />
                <span className="sr">
                  {copy} {number}:{' '}
                </span>
                {number === odd ? differ : match}
              </p>
            </li>
          ))}
        </ul>
        <div className={styles.notes}>
          {notes.map((note) => (
            <p key={note.title}>
              <b>{note.title}</b> {note.text}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
