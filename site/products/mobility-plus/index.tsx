import { FeaturesYellow } from '../../sections/features/FeaturesYellow.tsx';
import type { Product } from '../product.ts';
import { DepartureBoard } from './Artefact.tsx';
import { MobilityExhibit } from './Exhibit.tsx';
import styles from './knots.module.css';
import { scenes } from './scenes.tsx';

export const mobilityPlus: Product<'mobility-plus'> = {
  Artefact: DepartureBoard,
  Exhibit: MobilityExhibit,
  Features: (props) => <FeaturesYellow {...props} knots={styles.knots} />,
  scenes,
};
