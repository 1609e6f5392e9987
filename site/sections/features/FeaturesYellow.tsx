import { FeatureList } from '../FeatureList.tsx';
import styles from './FeaturesYellow.module.css';
import type { FeaturesProps } from './features.ts';

interface Props extends FeaturesProps {
  /** Class of the list: says for each feature where its line begins (`--knot`). */
  knots: string | undefined;
}

/** Features of a yellow product: things behind the edge of the paper, lines fall from them to the names. */
export function FeaturesYellow({ title, name, text, items, knots, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby="features">
      <div className={styles.cloth} data-tone="yellow">
        <div className="wrap">
          <div className={styles.head}>
            <h2 className="h2" id="features">
              {title}
            </h2>
            <p className="muted">{text}</p>
            <p className={styles.name} id="features-name">
              {name}
            </p>
          </div>
          {children}
        </div>
      </div>
      <FeatureList
        className={`wrap ${styles.columns} ${knots}`}
        items={items}
        labelledBy="features-name features"
      />
    </section>
  );
}
