import { Icon } from '../../design/Icon.tsx';
import type { SolutionRow } from '../content/solutions.ts';
import styles from './MoreSolutions.module.css';
import { ProductRows } from './ProductRows.tsx';
import { SectionHead } from './SectionHead.tsx';

interface Props {
  title: string;
  text: string;
  /** The other solutions of a group and their infrastructure: three or six, so that no place stays empty. */
  items: readonly SolutionRow[];
  /** Where the reader may go on beside them. */
  link: { href: string; text: string };
}

/** The other solutions of a group, and what they all stand on. */
export function MoreSolutions({ title, text, items, link }: Props) {
  return (
    <section className={`section ${styles.more}`} aria-labelledby="more">
      <div className="wrap">
        <SectionHead id="more" title={title} text={text} />
        <ProductRows items={items} className={`${styles.rows} ${items.length > 3 ? styles.six : ''}`} />
        <a className={styles.link} href={link.href}>
          {link.text}
          <Icon name="arrow" />
        </a>
      </div>
    </section>
  );
}
