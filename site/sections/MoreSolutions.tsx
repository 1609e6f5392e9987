import { Icon } from '../../design/Icon.tsx';
import type { SolutionRow } from '../content/solutions.ts';
import styles from './MoreSolutions.module.css';
import { ProductRows } from './ProductRows.tsx';

export interface MoreSolutionsProps {
  title: string;
  /** The other solutions of a group and their infrastructure: three or six, so that no place stays empty. */
  items: readonly SolutionRow[];
  /** Where the reader may go on beside them. */
  link: { href: string; text: string };
}

/** The other solutions of a group, and what they all stand on. */
export function MoreSolutions({ title, items, link }: MoreSolutionsProps) {
  return (
    <>
      <h2 className="h2" id="more">
        {title}
      </h2>
      <ProductRows
        items={items}
        className={`${styles.rows} ${items.length > 3 ? styles.six : styles.three}`}
      />
      <a className={styles.link} href={link.href}>
        {link.text}
        <Icon name="arrow" />
      </a>
    </>
  );
}
