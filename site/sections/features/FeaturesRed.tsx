import { Beside } from './Beside.tsx';
import styles from './FeaturesRed.module.css';
import type { FeaturesProps } from './features.ts';

/** Red family: the product's own thing on red cloth, its six details tied to the rows of the list. */
export function FeaturesRed(props: FeaturesProps) {
  return <Beside {...props} styles={styles} />;
}
