import { FeatureList } from '../FeatureList.tsx';
import shared from './Beside.module.css';
import type { FeaturesProps } from './features.ts';

interface Props extends FeaturesProps {
  /** Classes of the family: where the list stands, and where the thing. */
  classes: Record<'section' | 'body' | 'rows' | 'name' | 'list', string | undefined> & {
    grid?: string | undefined;
  };
}

/** Features as rows beside the product's own thing, which is as high as they are. */
export function Beside({ title, text, name, items, classes, children }: Props) {
  return (
    <section className={classes.section} aria-labelledby="features">
      <div className={`wrap grid ${classes.grid ?? ''}`}>
        <div className={`${shared.body} ${classes.body}`}>
          <h2 className="h2" id="features">
            {title}
          </h2>
          <p className="muted">{text}</p>
          <div className={`${shared.rows} ${classes.rows}`}>
            <p className={`${shared.name} ${classes.name}`} id="features-name">
              {name}
            </p>
            {children}
            <FeatureList
              className={`${shared.list} ${classes.list}`}
              items={items}
              labelledBy="features-name features"
            />
          </div>
        </div>
      </div>
    </section>
  );
}
