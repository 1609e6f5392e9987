import type { Infrastructure } from '../../../domain/content/infrastructure.ts';
import { ExplodedCard } from '../../drawings/ExplodedCard.tsx';
import styles from './InsideTheCard.module.css';

type Words = Extract<Infrastructure, { infrastructureType: 'Prepaid Card' }>;

/** What a card is made of: the exploded card beside its features. */
export function InsideTheCard({ features, artefact }: Words) {
  return (
    <section className={styles.inside} data-tone="ink" aria-labelledby="features">
      <div className={styles.drawn}>
        <h2 className="h1" id="features">
          {features.title}
        </h2>
        <p className="muted">{features.text}</p>
        <ExplodedCard words={artefact} />
      </div>
      <ul className={styles.features}>
        {features.items.map((item) => (
          <li key={item.title}>
            <h3 className="h3">{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
