import type { SolutionRow } from '../content/solutions.ts';
import { Icon } from '../design/Icon.tsx';
import styles from './MoreSolutions.module.css';
import { SectionHead } from './SectionHead.tsx';
import { SolutionRows } from './SolutionRows.tsx';

interface Props {
  title: string;
  items: readonly SolutionRow[];
  /** Where the reader may go on beside the solutions. */
  links: readonly { href: string; text: string }[];
}

/** The other solutions of a group, and what they all stand on. */
export function MoreSolutions({ title, items, links }: Props) {
  return (
    <section className="section" aria-labelledby="more">
      <div className="wrap">
        <SectionHead id="more" title={title} />
        <SolutionRows items={items} />
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
