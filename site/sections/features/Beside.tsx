import { FeatureList } from '../FeatureList.tsx';
import shared from './Beside.module.css';
import type { FeaturesProps } from './features.ts';

interface Props extends FeaturesProps {
  /** Style sheet of the family: where the list stands, and where the thing. */
  styles: Readonly<Record<string, string>>;
}

/** Features as rows beside the product's own thing, which is as high as they are. */
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
