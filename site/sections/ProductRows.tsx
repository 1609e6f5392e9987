import { Flag } from '../../design/Flag.tsx';
import type { SolutionRow } from '../content/solutions.ts';
import styles from './ProductRows.module.css';

interface Props {
  items: readonly SolutionRow[];
  className?: string;
}

/** Products as rows of flag, name and one sentence; the whole row is the link. */
export function ProductRows({ items, className }: Props) {
  return (
    <ul className={className}>
      {items.map(({ id, flag, href, name, text }) => (
        <li key={id}>
          <a className={styles.row} href={href}>
            <Flag id={flag} />
            <span>
              <b>{name}</b>
              <span>{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
