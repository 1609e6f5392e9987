import { Flag } from '../../../design/Flag.tsx';
import { Portrait } from '../../../design/Portrait.tsx';
import type { Person } from '../../content/people.ts';
import styles from './Staff.module.css';

/** The staff in rows of four; the last square is flag P and links to the open roles. */
export function Staff({ people, join }: { people: readonly Person[]; join: { text: string; href: string } }) {
  return (
    <ul className={styles.staff}>
      {people.map(({ id, name, role, description, portraitAlt, portrait }) => (
        <li key={id} id={id}>
          <Portrait person={portrait} label={portraitAlt} repeats={`face-${id}`} />
          <h3>{name}</h3>
          <p>{role}</p>
          <p className="muted sm">{description}</p>
        </li>
      ))}
      <li>
        <a className={styles.join} href={join.href}>
          <Flag id="ics-P" className={styles.flag} />
          <span className="link">{join.text}</span>
        </a>
      </li>
    </ul>
  );
}
