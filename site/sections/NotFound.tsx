import { ButtonLink } from '../../design/Button.tsx';
import type { InterfaceWords } from '../../domain/content/interface.ts';
import type { Language } from '../../domain/languages.ts';
import { href } from '../../domain/pages.ts';
import styles from './NotFound.module.css';

/** The 404 page: flag G, "I require a pilot", and three links. */
export function NotFound({ language, words }: { language: Language; words: InterfaceWords['notFound'] }) {
  return (
    <section className={styles.lost}>
      <div className={styles.text}>
        <h1 className="h1">{words.title}</h1>
        <p className="lead">{words.text}</p>
        <p className="lead">{words.flag.says}</p>
        <div className="btns">
          <ButtonLink href={href(language, 'home')} icon="arrow">
            {words.home}
          </ButtonLink>
          <ButtonLink href={href(language, 'home', 'services')} kind="ghost">
            {words.services}
          </ButtonLink>
          <ButtonLink href={href(language, 'home', 'contact')} kind="ghost">
            {words.contact}
          </ButtonLink>
        </div>
      </div>
      <svg
        className={styles.cloth}
        viewBox="0 0 24 24"
        preserveAspectRatio="none"
        role="img"
        aria-label={words.flag.alt}
      >
        <use href="#ics-G" />
      </svg>
    </section>
  );
}
