import type { SolutionRow } from '../content/solutions.ts';
import { ProductRows } from './ProductRows.tsx';
import styles from './SolutionRows.module.css';

/** Solutions between two lines: up to three in one column, more in two that are filled downwards. */
export function SolutionRows({ items }: { items: readonly SolutionRow[] }) {
  return <ProductRows items={items} className={items.length > 3 ? styles.columns : styles.rows} />;
}
