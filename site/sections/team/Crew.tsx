import { Portrait } from '../../../design/Portrait.tsx';
import type { Person } from '../../content/people.ts';
import styles from './Crew.module.css';

/**
 * The crew from edge to edge, each before the signal flag of their initial; every portrait leads to its person further
 * down, where the drawing is repeated.
 */
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
