import type { ReactNode } from 'react';
import type { Infrastructure } from '../../../domain/content/infrastructure.ts';
import styles from './LedgerBoundary.module.css';

type Words = Extract<Infrastructure, { infrastructureType: 'Blockchain' }>['boundary'];
type Entry = Words['ledger']['entries'][number];

/**
 * What is recorded and what is not: the section is split into the visitor's system and the ledger. Two lines end at the
 * boundary, the last crosses it.
 */
export function LedgerBoundary({
  title,
  text,
  system,
  passes,
  stays,
  ledger,
  children,
}: Words & { children: ReactNode }) {
  const [entry, ...others] = ledger.entries;
  return (
    <section className={styles.boundary} aria-labelledby="boundary">
      <div className={styles.head}>
        <h2 className="h1" id="boundary">
          {title}
        </h2>
      </div>
      <div className={`${styles.lead} ${styles.far}`} data-tone="ink">
        <p className="lead">{text}</p>
      </div>
      <div className={styles.name}>
        <h3 className="h4">{system.title}</h3>
        <p className="muted sm">{system.text}</p>
      </div>
      <dl className={styles.rows}>
        {system.rows.map(({ label, value }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
            </dd>
            {index === 0 && <dd className={styles.end}>{stays}</dd>}
            {index === system.rows.length - 1 && <dd className={styles.end}>{passes}</dd>}
          </div>
        ))}
      </dl>
      <div className={`${styles.far} ${styles.name} ${styles.ledger}`} data-tone="ink">
        <h3 className="h4">{ledger.title}</h3>
        <p className="muted sm">{ledger.text}</p>
      </div>
      {entry && <LedgerEntry entry={entry} className={`${styles.far} ${styles.crossed}`} />}
      <div className={`btns ${styles.action}`}>{children}</div>
      <div className={`${styles.far} ${styles.others}`} data-tone="ink">
        {others.map((other) => (
          <LedgerEntry key={other.reference} entry={other} />
        ))}
      </div>
    </section>
  );
}

function LedgerEntry({ entry, className = '' }: { entry: Entry; className?: string }) {
  return (
    <p className={`${styles.entry} ${className}`}>
      <b>{entry.points}</b>
      <span>
        {entry.kind}
        <br />
        {entry.reference}
      </span>
      <time>{entry.time}</time>
    </p>
  );
}
