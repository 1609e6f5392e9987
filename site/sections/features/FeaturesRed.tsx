import { Beside } from './Beside.tsx';
import styles from './FeaturesRed.module.css';
import type { FeaturesProps } from './features.ts';
import { type RedArtefact, RedExhibit } from './RedExhibit.tsx';

const classes = {
  section: styles.section,
  body: styles.body,
  rows: styles.rows,
  name: styles.name,
  list: styles.list,
  grid: styles.grid,
};

/** Red family: the product's own thing on red cloth, its six details tied to the rows of the list. */
export function FeaturesRed({ language, artefact, ...words }: FeaturesProps<RedArtefact>) {
  return (
    <Beside classes={classes} {...words}>
      <div className={styles.window}>
        <RedExhibit
          {...{ artefact, language }}
          wide={`${styles.art} ${styles.wide}`}
          narrow={`${styles.art} ${styles.narrow}`}
        />
      </div>
    </Beside>
  );
}
