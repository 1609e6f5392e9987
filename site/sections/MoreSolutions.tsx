import { Icon } from '../design/Icon.tsx';
import type { ProductFlag } from '../design/marks.ts';
import styles from './MoreSolutions.module.css';
import { ProductRows } from './ProductRows.tsx';
import { SectionHead } from './SectionHead.tsx';

interface Props {
  title: string;
  items: readonly { id: ProductFlag; href: string; name: string; text: string }[];
  /** Where the reader may go on beside the solutions. */
  links: readonly { href: string; text: string }[];
}

/** The other solutions of a group, and what they all stand on. */
export function MoreSolutions({ title, items, links }: Props) {
  return (
    <section className="section" aria-labelledby="more">
      <div className="wrap">
        <SectionHead id="more" title={title} />
        <ProductRows items={items} className={items.length > 3 ? styles.columns : styles.rows} />
        <ul className={styles.links}>
          {links.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>
                {text}
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
