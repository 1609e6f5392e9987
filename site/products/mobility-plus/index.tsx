import { FeaturesYellow } from '../../sections/features/FeaturesYellow.tsx';
import type { Product } from '../old-product.ts';
import { Artefact } from './Artefact.tsx';
import { Exhibit } from './Exhibit.tsx';
import styles from './knots.module.css';
import { scenes } from './scenes.tsx';

export const mobilityPlus: Product<'mobility-plus'> = {
  Artefact,
  Exhibit,
  Features: (props) => <FeaturesYellow {...props} knots={styles.knots} height={{ wide: 392, narrow: 176 }} />,
  scenes,
};
