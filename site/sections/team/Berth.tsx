import type { TeamWords } from '../../../domain/content/team.ts';
import styles from './team.module.css';

interface Props {
  words: TeamWords['join']['name'];
  /** First names of the crew. */
  aboard: readonly string[];
}

/**
 * The free berth: a sentence with a field for the visitor's first name, whose flag fills the berth (berth.ts). Without
 * script it shows an example.
 */
export function Berth({ words, aboard }: Props) {
  const { example, sentence, taken, hint } = words;
  const [before, after] = sentence.split('{name}');
  const letter = example.charAt(0).toUpperCase();
  return (
    <li className={styles.berth} data-berth="">
      <svg className={`flag ${styles.portrait}`} viewBox="0 0 24 24" aria-hidden="true">
        <use href={`/code-flags.svg#${letter}`} />
      </svg>
      <div className={styles.who}>
        <p className={styles.letter} aria-hidden="true">
          <b>{letter}</b>
          <svg className="flag" viewBox="0 0 24 24">
            <use href={`/code-flags.svg#${letter}`} />
          </svg>
        </p>
        <p className="h3">
          <span data-free="">{before}</span>
          <span data-taken="" hidden>
            {taken}
          </span>{' '}
          <b className={styles.still}>{example}</b>
          <input
            id="first-name"
            defaultValue={example}
            maxLength={24}
            autoComplete="given-name"
            spellCheck={false}
            aria-labelledby="first-name-hint"
            data-aboard={aboard.join(' ')}
          />
          <span data-free="">{after}</span>
        </p>
        <p className={`${styles.role} sm muted`} id="first-name-hint">
          {hint}
        </p>
      </div>
    </li>
  );
}
