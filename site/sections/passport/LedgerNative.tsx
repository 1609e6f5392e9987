import { Fragment } from 'react';
import type { Passport } from '../../../domain/content/passport.ts';
import { SectionHead } from '../SectionHead.tsx';
import styles from './LedgerNative.module.css';

/** Why the identifier lives on a ledger: the identifier taken apart, then four reasons. */
export function LedgerNative({ title, text, identifier, points }: Passport['whyLedgerNative']) {
  return (
    <section className="section" data-tone="ink" aria-labelledby="ledger-native">
      <div className="wrap">
        <SectionHead id="ledger-native" title={title} text={text} />
        <h3 className={`h4 ${styles.title}`}>{identifier.title}</h3>
        <div className={styles.measure}>
          <dl className={styles.identifier}>
            {identifier.parts.map(({ code, name, text: meaning }) => (
              <div key={code}>
                <dt>{code}</dt>
                <dd>
                  <b>{name}</b> {meaning}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <p className={styles.sample}>
          {identifier.sample}
          <code>
            {identifier.parts.map(({ code, sample }, index) => (
              <Fragment key={code}>
                {index > 0 && ':'}
                <wbr />
                {sample}
              </Fragment>
            ))}
          </code>
        </p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point.title}>
              <h3 className="h4">{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
