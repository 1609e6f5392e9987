import type { Analyst } from '../../../domain/content/analyst.ts';
import { featureTiles } from '../../drawings/analyst/featureTiles.tsx';
import { SectionHead } from '../SectionHead.tsx';
import styles from './FeatureTiles.module.css';

interface Props {
  title: string;
  text: string;
  /** Name of the list. */
  name: string;
  items: Analyst['features'];
}

/** The five key features, each under its drawing. */
export function FeatureTiles({ title, text, name, items }: Props) {
  return (
    <section className="section" aria-labelledby="features">
      <div className="wrap">
        <SectionHead id="features" title={title} text={text} />
        <p className={`h4 ${styles.name}`} id="features-name">
          {name}
        </p>
        <ul className={styles.tiles} aria-labelledby="features-name">
          {items.map((item, index) => {
            const Tile = featureTiles[index];
            return (
              <li key={item.title}>
                <div className={styles.drawing}>{Tile && <Tile label={item.alt} />}</div>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
