import { Fragment, type ReactNode } from 'react';
import type { Passport } from '../../../domain/content/passport.ts';
import { SectionHead } from '../../sections/SectionHead.tsx';
import fold from './Fold.module.css';
import { Fold } from './Fold.tsx';
import styles from './LedgerNative.module.css';

type Props = Passport['whyLedgerNative'] & {
  advanced: Passport['advancedFeatures'];
  /** The button beside the details. */
  children: ReactNode;
};

/** Why the identifier is on a ledger: its four parts, four reasons, and details, which phones collapse. */
export function LedgerNative({ title, text, identifier, points, advanced, children }: Props) {
  return (
    <section className="section" data-tone="ink" aria-labelledby="ledger-native">
      <div className="wrap">
        <SectionHead id="ledger-native" title={title} text={text} />
        <h3 className={`h4 ${styles.title}`}>{identifier.title}</h3>
      </div>
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
      <div className="wrap">
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
        <Points items={points} className={styles.points} />
        <div className={styles.advanced}>
          <div>
            <h3 className={`h3 ${fold.heading}`}>{advanced.title}</h3>
            <p className={fold.heading}>{advanced.text}</p>
            <div className={`btns ${styles.button}`}>{children}</div>
          </div>
          <Fold title={advanced.title} text={advanced.text}>
            <Points items={advanced.items} className={styles.details} />
          </Fold>
        </div>
      </div>
    </section>
  );
}

function Points({ items, className }: { items: Passport['features']; className: string | undefined }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.title}>
          <h4 className="h4">{item.title}</h4>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
