import { Icon } from '../../design/Icon.tsx';
import type { Company } from '../../domain/content/company.ts';
import type { InterfaceWords } from '../../domain/content/interface.ts';
import type { Language } from '../../domain/languages.ts';
import { href } from '../../domain/pages.ts';
import { fill } from '../../domain/text.ts';
import styles from './CookieBanner.module.css';

interface Props {
  language: Language;
  words: InterfaceWords['cookieBanner'];
  analytics: Company['analytics'];
}

/** Hidden until `cookie-consent.ts` finds no choice. The paragraph announces the choice when the banner has gone. */
export function CookieBanner({ language, words, analytics }: Props) {
  const { script, name, provider } = analytics;
  const choices = [
    ['rejected', words.reject],
    ['accepted', words.accept],
  ] as const;
  return (
    <>
      <section
        className={styles.banner}
        id="cookie-banner"
        data-tone="yellow"
        data-analytics={script || undefined}
        aria-labelledby="cookie-banner-title"
        tabIndex={-1}
        hidden
      >
        <h2 id="cookie-banner-title">{words.title}</h2>
        <div className={styles.text}>
          <p>{script ? fill(words.textWithAnalytics, { analytics: name, provider }) : words.text}</p>
          <p className={styles.links}>
            <a href={href(language, 'legal-notice')}>{words.links.legalNotice}</a>
            <a href={href(language, 'cookie-policy')}>{words.links.privacyPolicy}</a>
          </p>
        </div>
        <div className={styles.choices}>
          {choices.map(([choice, label]) => (
            <button
              key={choice}
              type="button"
              className="btn btn--ghost"
              data-choice={choice}
              data-saved={words.saved[choice]}
            >
              {label}
            </button>
          ))}
        </div>
        <button type="button" className={`icon-btn ${styles.close}`} data-choice="" aria-label={words.close}>
          <Icon name="close" />
        </button>
      </section>
      <p className="sr" id="cookie-saved" role="status" />
    </>
  );
}
