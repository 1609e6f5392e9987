import { ButtonLink } from '../../design/Button.tsx';
import { Hero } from '../../design/compositions/Hero.tsx';
import { Flag } from '../../design/Flag.tsx';
import type { InterfaceWords } from '../../domain/content/interface.ts';
import type { Language } from '../../domain/languages.ts';
import { href } from '../../domain/pages.ts';
import { fill } from '../../domain/text.ts';
import { LinkedText } from '../content/LinkedText.tsx';
import styles from './lost.module.css';

interface Props {
  language: Language;
  words: InterfaceWords['failure'];
  /** Where a visitor can report the failure. */
  mail: string;
}

/** The error page with flag U. Its message is fixed: an error's own could quote a visitor's input. */
export function Failure({ language, words, mail }: Props) {
  return (
    <Hero
      className={styles.lost}
      title={words.title}
      lead={words.text}
      actions={
        <>
          <ButtonLink href="">{words.reload}</ButtonLink>
          <ButtonLink href={href(language, 'home')} kind="ghost">
            {words.home}
          </ButtonLink>
        </>
      }
      art={<Flag id="ics-U" fills />}
    >
      <dl className={styles.message}>
        <dt className="sm muted">{words.messageLabel}</dt>
        <dd className="mono">{words.message}</dd>
      </dl>
      <p className="sm muted">
        <LinkedText text={fill(words.report, { helloMail: `[${mail}](mailto:${mail})` })} />
      </p>
    </Hero>
  );
}
