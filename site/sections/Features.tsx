import type { ReactNode } from 'react';
import styles from './Features.module.css';
import { SectionHead } from './SectionHead.tsx';

interface Props {
  id?: string;
  title: string;
  text?: string;
  items: readonly { title: string; text: string }[];
  tone?: 'white' | 'ink';
  /** Cells in a row on wide screens; beside a drawing there are always two. */
  columns?: 2 | 3;
  /** A drawing that shows the features; it stands before the cells. */
  children?: ReactNode;
}

/** Key features as cells that only hairlines part. */
export function Features({ id = 'features', title, text, items, tone, columns = 3, children }: Props) {
  const cells = (
    <ul className={`${styles.cells} ${columns === 3 && !children ? styles.three : ''}`}>
      {items.map((item) => (
        <li key={item.title}>
          <h3 className="h4">{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="section" data-tone={tone} aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title} text={text} />
        {children ? (
          <div className={styles.split}>
            <div className={styles.exhibit}>{children}</div>
            {cells}
          </div>
        ) : (
          cells
        )}
      </div>
    </section>
  );
}
