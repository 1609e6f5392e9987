import { FeaturesYellow } from '../../sections/features/FeaturesYellow.tsx';
import type { Product } from '../old-product.ts';
import { Artefact } from './Artefact.tsx';
import { Exhibit } from './Exhibit.tsx';
import styles from './knots.module.css';
import { scenes } from './scenes.tsx';

export const employeePlus: Product<'employee-plus'> = {
  Artefact,
  Exhibit,
  Features: (props) => <FeaturesYellow {...props} knots={styles.knots} height={{ wide: 352, narrow: 188 }} />,
  scenes,
};
