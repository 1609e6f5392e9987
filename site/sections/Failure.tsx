import { ButtonLink } from '../../design/Button.tsx';
import { Flag } from '../../design/Flag.tsx';
import type { InterfaceWords } from '../../domain/content/interface.ts';
import type { Language } from '../../domain/languages.ts';
import { href } from '../../domain/pages.ts';
import { fill } from '../../domain/text.ts';
import { LinkedText } from '../content/LinkedText.tsx';
import styles from './NotFound.module.css';

interface Props {
  language: Language;
  words: InterfaceWords['failure'];
  /** Where a visitor can report the failure. */
  mail: string;
}

/** The error page with flag U. Its message is fixed: an error's own could quote a visitor's input. */
export function Failure({ language, words, mail }: Props) {
  return (
    <section className={styles.lost}>
      <div className={styles.text}>
        <h1 className="h1">{words.title}</h1>
        <p className="lead">{words.text}</p>
        <dl className={styles.message}>
          <dt>{words.messageLabel}</dt>
          <dd className="mono">{words.message}</dd>
        </dl>
        <div className="btns">
          <ButtonLink href="">{words.reload}</ButtonLink>
          <ButtonLink href={href(language, 'home')} kind="ghost">
            {words.home}
          </ButtonLink>
        </div>
        <p className={styles.report}>
          <LinkedText text={fill(words.report, { helloMail: `[${mail}](mailto:${mail})` })} />
        </p>
      </div>
      <div className={styles.whole}>
        <Flag id="ics-U" fills />
      </div>
    </section>
  );
}
