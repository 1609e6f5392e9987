import type { ReactNode } from 'react';
import { DialogButton } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import type { HomeWords } from '../../../domain/content/home.ts';
import { DescriptionList } from '../DescriptionList.tsx';
import styles from './Api.module.css';

/** The API: offers, fields, access; `children` is the code of a sample call. */
export function Api({ words, children }: { words: HomeWords['api']; children: ReactNode }) {
  return (
    <section id="api" className="section" aria-labelledby="api-title">
      <div className="wrap grid">
        <div className={`anchor ${styles.text}`}>
          <h2 className="h2" id="api-title">
            {words.title}
          </h2>
          <p className={`lead ${styles.lead}`}>{words.text}</p>
          <DescriptionList className={styles.offers} items={words.offers} />
          <dl className={`only-wide ${styles.fields}`}>
            {Object.entries(words.fields).map(([field, meaning]) => (
              <div key={field}>
                <dt className="mono">{field}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <div className="btns anchor__end">
            <DialogButton dialog="api-documentation" kind="ghost">
              {words.documentation}
            </DialogButton>
            <DialogButton dialog="api-access" icon="arrow">
              {words.access}
            </DialogButton>
          </div>
        </div>
        <figure className={styles.code}>
          <details className={styles.sample} open>
            <summary>
              {words.sample.show}
              <Icon name="down" />
            </summary>
            {children}
          </details>
          <figcaption className="sm muted">{words.sample.caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
