import type { ProductFlag } from '../../design/marks.ts';
import { ProductRows } from '../ProductRows.tsx';
import { SectionHead } from '../SectionHead.tsx';
import styles from './BuiltOnIt.module.css';

interface Props {
  title: string;
  text: string;
  items: readonly { id: ProductFlag; href: string; name: string; text: string }[];
  /** Something that must be said about all of them. */
  notice?: { title: string; text: string };
}

/** The solutions that stand on an infrastructure: six in two columns filled downwards, fewer in one. */
export function BuiltOnIt({ title, text, items, notice }: Props) {
  return (
    <section className="section" aria-labelledby="solutions">
      <div className="wrap">
        <SectionHead id="solutions" title={title} text={text} />
        <ProductRows items={items} className={items.length > 3 ? styles.columns : styles.rows} />
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
