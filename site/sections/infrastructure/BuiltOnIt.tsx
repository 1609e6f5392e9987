import type { SolutionRow } from '../../content/solutions.ts';
import { SectionHead } from '../SectionHead.tsx';
import { SolutionRows } from '../SolutionRows.tsx';
import styles from './BuiltOnIt.module.css';

interface Props {
  title: string;
  text: string;
  items: readonly SolutionRow[];
  /** Something that must be said about all of them. */
  notice?: { title: string; text: string };
}

/** The solutions that stand on an infrastructure. */
export function BuiltOnIt({ title, text, items, notice }: Props) {
  return (
    <section className="section" aria-labelledby="solutions">
      <div className="wrap">
        <SectionHead id="solutions" title={title} text={text} />
        <SolutionRows items={items} />
        {notice && (
          <div className={styles.notice}>
            <h3 className="h4">{notice.title}</h3>
            <p>{notice.text}</p>
          </div>
        )}
      </div>
    </section>
  );
}
