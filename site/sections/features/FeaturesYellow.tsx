import frame from '../../drawings/exhibits/ExhibitSheets.module.css';
import { ExhibitSheets } from '../../drawings/exhibits/ExhibitSheets.tsx';
import { FeatureList } from '../FeatureList.tsx';
import styles from './FeaturesYellow.module.css';
import type { FeaturesProps } from './features.ts';

interface Props extends FeaturesProps {
  /** Class of the list: says for each feature where its line begins (`--knot`). */
  knots: string | undefined;
  /** Of the two sheets, 1344 and 350 units wide. */
  height: { wide: number; narrow: number };
}

/** Features of a yellow product: things behind the edge of the paper, lines fall from them to the names. */
export function FeaturesYellow({ title, name, text, items, knots, height, exhibit }: Props) {
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
          <div className={frame.across}>
            <ExhibitSheets
              {...exhibit}
              sheets={{ wide: `1344 ${height.wide}`, narrow: `350 ${height.narrow}` }}
              classes={frame}
            />
          </div>
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
