import type { Passport } from '../../../domain/content/passport.ts';
import styles from './WhatItIs.module.css';

/** What the passport is, and five terms one needs to talk about it. */
export function WhatItIs({ title, paragraphs, termsTitle, terms }: Passport['whatItIs']) {
  return (
    <section className="section" aria-labelledby="what">
      <div className={`wrap ${styles.what}`}>
        <div className={styles.text}>
          <h2 className="h2" id="what">
            {title}
          </h2>
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'lead' : undefined}>
              {paragraph}
            </p>
          ))}
        </div>
        <div className={styles.terms}>
          <h3 className="h4">{termsTitle}</h3>
          <dl>
            {terms.map(({ term, meaning }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
