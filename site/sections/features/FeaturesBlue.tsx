import { Beside } from './Beside.tsx';
import styles from './FeaturesBlue.module.css';
import type { FeaturesProps } from './features.ts';

const classes = {
  section: styles.section,
  body: styles.body,
  rows: styles.rows,
  name: styles.name,
  list: styles.list,
};

/** Features of a blue product: names on the left, the thing on its cloth at the right, one line for each part of it. */
export function FeaturesBlue({ children, ...words }: FeaturesProps) {
  return (
    <Beside classes={classes} {...words}>
      <div className={styles.exhibit}>{children}</div>
    </Beside>
  );
}
