import type { SolutionRow } from '../content/solutions.ts';
import { MoreLink } from './MoreLink.tsx';
import styles from './MoreSolutions.module.css';
import { ProductRows } from './ProductRows.tsx';

interface Props {
  title: string;
  /** Three or six, which the layout fills. */
  items: readonly SolutionRow[];
  /** Link below the rows. */
  link: { href: string; text: string };
}

/** The other solutions of a group and their infrastructure. */
export function MoreSolutions({ title, items, link }: Props) {
  const three = items.length === 3;
  return (
    <div className={`${styles.more} ${three ? styles.below : ''}`}>
      <h2 className="h2" id="more">
        {title}
      </h2>
      <ProductRows items={items} className={`${styles.rows} ${three ? styles.three : styles.six}`} />
      <MoreLink href={link.href}>{link.text}</MoreLink>
    </div>
  );
}
