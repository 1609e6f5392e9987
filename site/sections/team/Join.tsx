import { ButtonLink } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import type { Job } from '../../content/jobs.ts';
import styles from './Join.module.css';

interface Props {
  id: string;
  words: { title: string; text: string; button: string };
  jobs: readonly Job[];
  /** Address of the careers page; each role is an anchor on it. */
  careers: string;
}

/** The section is flag P: a white field on blue that calls everyone on board. */
export function Join({ id, words, jobs, careers }: Props) {
  return (
    <section className={styles.join} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.field} data-tone="white">
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
