import type { Passport } from '../../../domain/content/passport.ts';
import fold from './Fold.module.css';
import { Fold } from './Fold.tsx';
import styles from './WhatItIs.module.css';

/** What the passport is, and five terms, which phones collapse. */
export function WhatItIs({ title, paragraphs: [lead, ...more], termsTitle, terms }: Passport['whatItIs']) {
  return (
    <section className="section" aria-labelledby="what">
      <div className={`wrap ${styles.what}`}>
        <div>
          <h2 className={`h1 ${styles.title}`} id="what">
            {title}
          </h2>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <div className={styles.more}>
            {more.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className={styles.terms}>
          <h3 className={`h4 ${fold.heading}`}>{termsTitle}</h3>
          <Fold title={termsTitle}>
            <dl>
              {terms.map(({ term, meaning }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </Fold>
        </div>
      </div>
    </section>
  );
}
