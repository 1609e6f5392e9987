import type { Analyst } from '../../../domain/content/analyst.ts';
import { featureTiles } from '../../drawings/analyst/featureTiles.tsx';
import { SectionHead } from '../SectionHead.tsx';
import styles from './FeatureTiles.module.css';

interface Props {
  title: string;
  text: string;
  items: Analyst['features'];
}

/** The five key features, each under its drawing. */
export function FeatureTiles({ title, text, items }: Props) {
  return (
    <section className="section" aria-labelledby="features">
      <div className="wrap">
        <SectionHead id="features" title={title} text={text} />
        <ul className={styles.tiles}>
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
