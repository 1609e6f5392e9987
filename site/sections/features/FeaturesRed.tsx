import { type RedArtefact, RedExhibit } from '../../drawings/exhibits/RedExhibit.tsx';
import styles from './FeaturesRed.module.css';
import type { FeaturesProps } from './features.ts';

/** Red family: the product's own thing on red cloth, its six details tied to the rows of the list. */
export function FeaturesRed({ language, artefact, title, name, text, items }: FeaturesProps<RedArtefact>) {
  return (
    <section className={styles.features} aria-labelledby="features-name features">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.body}>
          <h2 className="h2" id="features">
            {title}
          </h2>
          <p className="muted">{text}</p>
          <div className={styles.rows}>
            <p className={styles.name} id="features-name">
              {name}
            </p>
            <div className={styles.window}>
              <RedExhibit
                {...{ artefact, language }}
                wide={`${styles.art} ${styles.wide}`}
                narrow={`${styles.art} ${styles.narrow}`}
              />
            </div>
            <ul className={styles.list} aria-labelledby="features-name">
              {items.map((item) => (
                <li key={item.title}>
                  <h3 className="h4">{item.title}</h3>
                  <p>{item.text}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
