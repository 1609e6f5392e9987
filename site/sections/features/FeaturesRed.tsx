import { ExhibitSheets } from '../../drawings/exhibits/ExhibitSheets.tsx';
import exhibits from '../../drawings/exhibits/parts.module.css';
import { Beside } from './Beside.tsx';
import styles from './FeaturesRed.module.css';
import type { FeaturesProps } from './features.ts';

const classes = {
  wide: `${exhibits.wide} ${styles.art} ${styles.wide}`,
  narrow: `${exhibits.narrow} ${styles.art} ${styles.narrow}`,
};

/** Red family: the exhibit on the left, six rows of 84 units or, on phones, of 150; leader lines end at its right edge. */
export function FeaturesRed({ exhibit, ...words }: FeaturesProps) {
  return (
    <Beside {...words} styles={styles}>
      <ExhibitSheets
        {...exhibit}
        sheets={{ wide: '352 504', narrow: '292 900' }}
        classes={classes}
        preserveAspectRatio="xMaxYMin meet"
      />
    </Beside>
  );
}
