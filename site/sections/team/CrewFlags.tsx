import { Cloth, Keyline } from '../../../design/Flag.tsx';
import { grounds, whiteEdge } from '../../../design/portraits/grounds.ts';
import type { Person } from '../../content/people.ts';
import styles from './CrewFlags.module.css';

/** The crew as a hoist of signal flags, one letter each; every flag leads to its person further down. */
export function CrewFlags({ label, people }: { label: string; people: readonly Person[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.hoist}>
        {people.map(({ id, firstName, portrait: { initial } }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <Cloth planes={grounds[initial]} />
                {whiteEdge.has(initial) && <Keyline />}
              </svg>
              {firstName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
