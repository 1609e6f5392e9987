import type { ReactNode } from 'react';
import type { BlockchainWords } from '../../../domain/content/infrastructure.ts';
import styles from './blockchain.module.css';

type Props = BlockchainWords['boundary'] & {
  /** Name of the entry that crosses. */
  earn: string;
  /** What follows from it. */
  children: ReactNode;
};

/** What is written down and what is not: one line crosses to the ledger; below it the same after erasure. */
export function Boundary(props: Props) {
  const { title, text, system, ledger, person, number, entry, erased, note, earn, children } = props;
  const written = (
    <b>
      {entry.points} <span className="mono">{number.value}</span>
    </b>
  );
  return (
    <section data-tone="white" aria-labelledby="boundary">
      <div className={`wrap ${styles.pair} ${styles.top}`}>
        <h2 id="boundary">{title}</h2>
        <p className="lead">{text}</p>
      </div>
      <table className={styles.bound}>
        <caption>{note}</caption>
        <thead>
          <tr>
            {[system, ledger].map((side, index) => (
              <th key={side.title} scope="col" data-tone={index ? 'ink' : undefined}>
                <span className="h3">{side.title}</span>
                <small>{side.text}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <small>{person.label}</small>
              <b>{person.value}</b>
            </td>
            <td data-tone="ink" className={styles.none}>
              {person.ledger}
            </td>
          </tr>
          <tr data-tone="yellow">
            <td>
              <small>{number.label}</small>
              <b>{number.value}</b>
            </td>
            <td>
              <small>
                {earn} · {entry.time}
              </small>
              {written}
            </td>
          </tr>
          <tr>
            <td className={styles.erased}>
              <small>{erased.system}</small>
            </td>
            <td data-tone="ink">
              <small>{erased.ledger}</small>
              {written}
            </td>
          </tr>
        </tbody>
      </table>
      <div className={`wrap ${styles.erasure}`}>{children}</div>
    </section>
  );
}
