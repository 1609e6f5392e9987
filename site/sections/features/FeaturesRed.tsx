import { Beside } from './Beside.tsx';
import styles from './FeaturesRed.module.css';
import type { FeaturesProps } from './features.ts';

const classes = {
  section: styles.section,
  body: styles.body,
  rows: styles.rows,
  name: styles.name,
  list: styles.list,
  grid: styles.grid,
};

/** Red family: the product's own thing on red cloth, its six details tied to the rows of the list. */
export function FeaturesRed({ children, ...words }: FeaturesProps) {
  return (
    <Beside classes={classes} {...words}>
      <div className={styles.window}>{children}</div>
    </Beside>
  );
}
