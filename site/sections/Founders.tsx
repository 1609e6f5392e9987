import { Portrait } from '../../design/Portrait.tsx';
import type { Person } from '../content/people.ts';
import styles from './Founders.module.css';

/** The founders. `large`, for the team page, uses half of the width on phones and repeats the drawings of the hero. */
export function Founders({ people, large }: { people: readonly Person[]; large?: boolean }) {
  return (
    <ul className={`${styles.founders} ${large ? styles.large : ''}`}>
      {people.map(({ id, name, role, description, photoAlt, portrait }) => (
        <li key={id} id={id}>
          <Portrait person={portrait} label={photoAlt} repeats={large ? `face-${id}` : undefined} />
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
