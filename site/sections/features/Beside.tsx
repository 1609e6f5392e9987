import type { ReactNode } from 'react';
import { FeatureList } from '../FeatureList.tsx';
import shared from './Beside.module.css';
import type { FeaturesProps } from './features.ts';

interface Props extends Omit<FeaturesProps, 'exhibit'> {
  /** Style sheet of the family: places the list and the exhibit. */
  styles: Readonly<Record<string, string>>;
  /** The exhibit. */
  children: ReactNode;
}

/** Features as rows beside an exhibit of the same height. */
export function Beside({ title, text, name, items, styles, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby="features">
      <div className={`wrap grid ${styles.grid ?? ''}`}>
        <div className={`${shared.body} ${styles.body}`}>
          <h2 className="h2" id="features">
            {title}
          </h2>
          <p className="muted">{text}</p>
          <div className={`${shared.rows} ${styles.rows}`}>
            <p className={`${shared.name} ${styles.name}`} id="features-name">
              {name}
            </p>
            <div className={styles.window}>{children}</div>
            <FeatureList
              className={`${shared.list} ${styles.list}`}
              items={items}
              labelledBy="features-name features"
            />
          </div>
        </div>
      </div>
    </section>
  );
}
