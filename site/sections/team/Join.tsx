import { ButtonLink } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import type { TeamWords } from '../../../domain/content/team.ts';
import type { Job } from '../../content/jobs.ts';
import { NameHoist } from '../name-hoist/NameHoist.tsx';
import styles from './Join.module.css';

interface Props {
  id: string;
  words: TeamWords['join'];
  /** First names of the crew. */
  aboard: readonly string[];
  jobs: readonly Job[];
  /** Address of the careers page, whose anchors are the roles. */
  careers: string;
}

/**
 * A call to join: the section is flag P. Its sentence spells an applicant's first name in flags; without script it
 * shows an example.
 */
export function Join({ id, words, aboard, jobs, careers }: Props) {
  const [before, after] = words.name.sentence.split('{name}');
  return (
    <section className={styles.join} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.field} data-tone="white">
        <div className={styles.name}>
          <p className="h2">
            {before && <span data-free="">{before}</span>}
            <span data-taken="" hidden>
              {words.name.taken}{' '}
            </span>
            <b className={styles.still}>{words.name.example}</b>
            <input
              className={styles.typed}
              id="first-name"
              defaultValue={words.name.example}
              maxLength={40}
              autoComplete="given-name"
              spellCheck={false}
              aria-labelledby="first-name-hint"
              data-aboard={aboard.join(' ')}
            />
            <span data-free="">{after}</span>
          </p>
          <NameHoist rest={words.name.example.toUpperCase()} field="first-name" className={styles.hoists} />
          <p className={`sm muted ${styles.typed}`} id="first-name-hint">
            {words.name.hint}
          </p>
        </div>
        <h2 className="h2" id={`${id}-title`}>
          {words.title}
        </h2>
        <p className={`lead ${styles.lead}`}>{words.text}</p>
        {jobs.length > 0 && (
          <ul className={styles.roles}>
            {jobs.map(({ id, title, genderNote, type, location }) => (
              <li key={id}>
                <a className={styles.role} href={`${careers}#${id}`}>
                  <span>
                    <b>
                      {title} <span className={styles.gender}>{genderNote}</span>
                    </b>
                    <span className={styles.place}>
                      {type} · {location}
                    </span>
                  </span>
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
        )}
        <div className="btns">
          <ButtonLink href={careers} icon="arrow">
            {words.button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
