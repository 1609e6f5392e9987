import { Flag } from '../../../design/Flag.tsx';
import { Portrait } from '../../../design/Portrait.tsx';
import type { Job } from '../../content/jobs.ts';
import type { Person } from '../../content/people.ts';
import styles from './OpenRoles.module.css';

interface Props {
  people: readonly Person[];
  jobs: readonly Job[];
  words: { aboard: string; free: string; places: string };
}

/** Portraits of everybody on board, then one flag P for each open role. */
export function OpenRoles({ people, jobs, words }: Props) {
  // Portraits repeated beside a role (Jobs.tsx).
  const named = new Set(jobs.map(({ facts }) => facts.beside));
  return (
    <div className={styles.rail}>
      <div className={styles.aboard} aria-hidden="true">
        {people.map(({ id, portrait }) => (
          <Portrait key={id} person={portrait} id={named.has(id) ? `face-${id}` : undefined} />
        ))}
      </div>
      <p className={styles.count}>{words.aboard}</p>
      {jobs.length > 0 && (
        <ul className={styles.free} aria-label={words.places}>
          {jobs.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-label={title}>
                <Flag id="ics-P" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.places}>{words.free}</p>
    </div>
  );
}
