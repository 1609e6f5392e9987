import type { Analyst } from '../../../domain/content/analyst.ts';
import { SectionHead } from '../../sections/SectionHead.tsx';
import { BenchmarkTile, ChatTile, DataTile, LibraryTile } from './drawings/featureTiles.tsx';
import styles from './FeatureMosaic.module.css';

interface Props {
  title: string;
  text: string;
  name: string;
  items: Analyst['features'];
}

/** In the order of `items`. */
const squares = [
  { name: 'chat', tone: 'ink', Drawing: ChatTile },
  { name: 'industries', tone: undefined, Drawing: IndustryMap },
  { name: 'benchmark', tone: 'white', Drawing: BenchmarkTile },
  { name: 'library', tone: 'yellow', Drawing: LibraryTile },
  { name: 'data', tone: undefined, Drawing: DataTile },
] as const;

/** The five key features as a mosaic across the window. */
export function FeatureMosaic({ title, text, name, items }: Props) {
  return (
    <section className={styles.section} aria-labelledby="features">
      <div className="wrap">
        <SectionHead id="features" title={title} text={text} />
        <p className={styles.name} id="features-name">
          {name}
        </p>
      </div>
      <ul className={styles.mosaic} aria-labelledby="features-name">
        {squares.map(({ name, tone, Drawing }, index) => {
          const item = items[index];
          return (
            item && (
              <li key={name} className={styles[name]} data-tone={tone}>
                <Drawing label={item.alt} />
                <div>
                  <h3 className="h3">{item.title}</h3>
                  <p>{item.text}</p>
                </div>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

// Groups of WZ08 class 47, retail, the same in every language. One field has none.
const groups = ['47.1', '47.2', '47.4', '', '47.7', '47.5', '47.6'];

/** A map of the industries in HTML boxes, so that its numbers keep their size. */
function IndustryMap({ label }: { label: string }) {
  return (
    <div className={styles.map} role="img" aria-label={label}>
      {groups.map((group) => (
        <span key={group}>{group}</span>
      ))}
    </div>
  );
}
