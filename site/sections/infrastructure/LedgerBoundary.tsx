import { Icon } from '../../../design/Icon.tsx';
import type { Infrastructure } from '../../../domain/content/infrastructure.ts';
import { SectionHead } from '../SectionHead.tsx';
import styles from './LedgerBoundary.module.css';

type Words = Extract<Infrastructure, { infrastructureType: 'Blockchain' }>['boundary'];

/** What is written down and what is not: the visitor's own system on the left, the ledger on the right. */
export function LedgerBoundary({ title, text, system, passes, stays, ledger }: Words) {
  return (
    <section className={`section ${styles.section}`} data-tone="white" aria-labelledby="boundary">
      <div className="wrap">
        <SectionHead id="boundary" title={title} text={text} />
        <div className={styles.boundary}>
          <div className={styles.system}>
            <h3 className="h4">{system.title}</h3>
            <p className="muted sm">{system.text}</p>
            <dl>
              {system.rows.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={styles.passage}>
            <b>{passes}</b>
            <span className={styles.line}>
              <Icon name="arrow" />
            </span>
            <span className="muted">{stays}</span>
          </div>
          <div className={styles.ledger} data-tone="ink">
            <h3 className="h4">{ledger.title}</h3>
            <p className="muted sm">{ledger.text}</p>
            <ul>
              {ledger.entries.map(({ points, kind, reference, time }) => (
                <li key={reference}>
                  <b className="mono">{points}</b>
                  <span className="mono">
                    {kind}
                    <br />
                    <span className="muted">{reference}</span>
                  </span>
                  <time className="mono">{time}</time>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
