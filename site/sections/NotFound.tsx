import { ButtonLink } from '../../design/Button.tsx';
import { Hero } from '../../design/compositions/Hero.tsx';
import type { InterfaceWords } from '../../domain/content/interface.ts';
import type { Language } from '../../domain/languages.ts';
import { href } from '../../domain/pages.ts';
import styles from './lost.module.css';

/** The 404 page: flag G, "I require a pilot", and three links. */
export function NotFound({ language, words }: { language: Language; words: InterfaceWords['notFound'] }) {
  return (
    <Hero
      className={styles.lost}
      title={words.title}
      lead={`${words.text} ${words.flag.says}`}
      actions={
        <>
          <ButtonLink href={href(language, 'home')} icon="arrow">
            {words.home}
          </ButtonLink>
          <ButtonLink href={href(language, 'home', 'services')} kind="ghost">
            {words.services}
          </ButtonLink>
          <ButtonLink href={href(language, 'home', 'contact')} kind="ghost">
            {words.contact}
          </ButtonLink>
        </>
      }
      art={
        <svg viewBox="0 0 24 24" preserveAspectRatio="none" role="img" aria-label={words.flag.alt}>
          <use href="#ics-G" />
        </svg>
      }
    />
  );
}
