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

/** Flag Q asks for entry. Hidden until `cookie-consent.ts` finds that the visitor has not decided. */
export function CookieBanner({ language, words, analytics }: Props) {
  const { script, name, provider } = analytics;
  return (
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
        <button
          type="button"
          className="btn btn--ghost"
          data-choice="rejected"
          data-saved={words.saved.rejected}
        >
          {words.reject}
        </button>
        <button
          type="button"
          className="btn btn--ghost"
          data-choice="accepted"
          data-saved={words.saved.accepted}
        >
          {words.accept}
        </button>
      </div>
      <button type="button" className={`icon-btn ${styles.close}`} data-choice="" aria-label={words.close}>
        <Icon name="close" />
      </button>
    </section>
  );
}

/** Where the choice is read out; outside the banner, which is gone by then. */
export function CookieAnnouncer() {
  return <p className="sr" id="cookie-saved" role="status" />;
}
