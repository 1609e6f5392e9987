import { FeaturesYellow } from '../../sections/features/FeaturesYellow.tsx';
import type { Product } from '../product.ts';
import { LunchCalendar } from './Artefact.tsx';
import { LunchExhibit } from './Exhibit.tsx';
import styles from './knots.module.css';
import { scenes } from './scenes.tsx';

export const lunchBenefit: Product<'lunch-benefit'> = {
  Artefact: LunchCalendar,
  Exhibit: LunchExhibit,
  Features: (props) => <FeaturesYellow {...props} knots={styles.knots} />,
  scenes,
};
