import { Beside } from './Beside.tsx';
import styles from './FeaturesBlue.module.css';
import type { FeaturesProps } from './features.ts';

/** Features of a blue product: names on the left, the thing on its cloth at the right, one line for each part of it. */
export function FeaturesBlue(props: FeaturesProps) {
  return <Beside {...props} styles={styles} />;
}
