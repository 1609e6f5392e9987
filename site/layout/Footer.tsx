import { Flag } from '../../design/Flag.tsx';
import type { Company } from '../../domain/content/company.ts';
import type { InterfaceWords } from '../../domain/content/interface.ts';
import type { Language } from '../../domain/languages.ts';
import { href, type PageId, pagesIn } from '../../domain/pages.ts';
import { fill } from '../../domain/text.ts';
import styles from './Footer.module.css';

interface Props {
  language: Language;
  words: InterfaceWords;
  company: Company;
}

/** The footer of every page: the name in flags, three groups of links and the copyright. */
export function Footer({ language, words: { footer, menus, products }, company }: Props) {
  const { groups, links } = footer;
  const link = (id: PageId, name: string, anchor?: string) => (
    <li key={id + anchor}>
      <a href={href(language, id, anchor)}>{name}</a>
    </li>
  );
  return (
    <footer className={styles.footer} data-tone="ink">
      <div className="wrap">
        <div className={styles.top}>
          <div className={styles.name}>
            <div className={styles.hoist} role="img" aria-label={footer.flags}>
              <Signal letter="K" />
              <Signal letter="O" />
              <Signal letter="G" />
              <Signal letter="G" />
              <Signal letter="E" />
            </div>
            <p>{footer.line}</p>
          </div>
          <nav className={styles.solutions} aria-labelledby="footer-solutions">
            <h2 id="footer-solutions">{groups.solutions}</h2>
            <ul>{pagesIn('services').map(({ id }) => link(id, products[id].name))}</ul>
          </nav>
          <nav aria-labelledby="footer-infrastructure">
            <h2 id="footer-infrastructure">{groups.infrastructure}</h2>
            <ul>{pagesIn('infrastructure').map(({ id }) => link(id, menus.infrastructure[id].name))}</ul>
          </nav>
          <nav aria-labelledby="footer-company">
            <h2 id="footer-company">{groups.company}</h2>
            <ul>
              {link('home', links.about, 'about')}
              {link('team', links.team)}
              {link('careers', links.careers)}
              {link('home', links.contact, 'contact')}
              {link('cookie-policy', links.privacyPolicy)}
              {link('legal-notice', links.legalNotice)}
              {link('cookie-policy', links.cookiePolicy, 'cookies')}
              <li className={styles.scripted}>
                <button type="button" data-cookie-settings="">
                  {links.cookieSettings}
                </button>
              </li>
            </ul>
          </nav>
        </div>
        <div className={styles.end}>
          <p>{fill(footer.copyright, { year: company.copyrightYear })}</p>
          <p>{footer.ship}</p>
        </div>
      </div>
    </footer>
  );
}

function Signal({ letter }: { letter: 'K' | 'O' | 'G' | 'E' }) {
  return (
    <span className={styles.signal}>
      <Flag id={`ics-${letter}`} />
      {letter}
    </span>
  );
}
