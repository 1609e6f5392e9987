import type { ReactNode } from 'react';
import type { LegalSection } from '../../content/legal-text.ts';
import styles from './LegalPage.module.css';

interface Props {
  tabs: { label: string; items: readonly { text: string; href: string; current: boolean }[] };
  title: string;
  lead: string;
  /** Below the lead: binding version, samples. */
  notes: readonly string[];
  /** Values, `intro` and the text of sections are HTML. */
  facts: readonly { label: string; value: string }[];
  contents: string;
  intro: string;
  sections: readonly LegalSection[];
  /** The print button. */
  children: ReactNode;
}

/** A legal page: table of contents, text, facts and a print button. */
export function LegalPage({ tabs, title, lead, notes, facts, contents, intro, sections, children }: Props) {
  return (
    <article>
      <header className={`wrap ${styles.top}`}>
        <nav className={`sm ${styles.tabs}`} aria-label={tabs.label}>
          <ul>
            {tabs.items.map(({ text, href, current }) => (
              <li key={href}>
                <a href={href} aria-current={current ? 'page' : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <h1>{title}</h1>
        <div className={styles.meta}>
          <div className={styles.lead}>
            <p className="lead">{lead}</p>
            {notes.map((note) => (
              <p key={note} className="muted sm">
                {note}
              </p>
            ))}
          </div>
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="sm muted">{label}</dt>
                <dd {...html(value)} />
              </div>
            ))}
          </dl>
          <div className={styles.print}>{children}</div>
        </div>
      </header>
      <div className={`wrap ${styles.body}`}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{contents}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {intro && <div {...html(intro)} />}
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>{section.title}</h2>
              <div {...html(section.html)} />
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

/** Sets HTML rendered from our own Markdown. */
function html(text: string) {
  return { dangerouslySetInnerHTML: { __html: text } };
}
