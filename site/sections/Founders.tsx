import { Portrait } from '../../design/Portrait.tsx';
import type { Person } from '../content/people.ts';
import styles from './Founders.module.css';

/**
 * The founders, 6 px apart as flags on a halyard: portrait, name, role, two sentences. People come from
 * `people(language)` of `site/content/people.ts`. `large` is for the page of the team: half of the width on
 * phones, and the drawings of its hero repeated.
 */
export function Founders({ people, large }: { people: readonly Person[]; large?: boolean }) {
  return (
    <ul className={`${styles.founders} ${large ? styles.large : ''}`}>
      {people.map(({ id, name, role, description, portraitAlt, portrait }) => (
        <li key={id} id={id}>
          <Portrait person={portrait} label={portraitAlt} repeats={large ? `face-${id}` : undefined} />
          <div className={styles.words}>
            <h3>{name}</h3>
            <p>{role}</p>
            <p className="muted sm">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
