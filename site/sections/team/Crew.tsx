import { Portrait } from '../../../design/Portrait.tsx';
import type { Person } from '../../content/people.ts';
import styles from './Crew.module.css';

/** The crew side by side; each portrait links to the person below, where the drawing repeats. */
export function Crew({ label, people }: { label: string; people: readonly Person[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.crew}>
        {people.map(({ id, firstName, portrait }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Portrait person={portrait} id={`face-${id}`} />
              <span>{firstName}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
