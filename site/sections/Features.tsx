import type { ReactNode } from 'react';
import { FeatureList } from './FeatureList.tsx';
import styles from './Features.module.css';
import { SectionHead } from './SectionHead.tsx';

interface Props {
  title: string;
  text?: string;
  /** Name of the list, where the title says something else. */
  name?: string;
  items: readonly { title: string; text: string }[];
  tone?: 'white' | 'ink';
  /** A drawing that shows the features; it stands before the cells, which then are two in a row instead of three. */
  children?: ReactNode;
}

/** Features as cells that only hairlines part. */
export function Features({ title, text, name, items, tone, children }: Props) {
  const cells = (
    <FeatureList
      className={`${styles.cells} ${children ? '' : styles.three}`}
      items={items}
      labelledBy={name && 'features-name'}
    />
  );
  return (
    <section className="section" data-tone={tone} aria-labelledby="features">
      <div className="wrap">
        <SectionHead id="features" title={title} text={text} />
        {name && (
          <p className={`h4 ${styles.name}`} id="features-name">
            {name}
          </p>
        )}
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
