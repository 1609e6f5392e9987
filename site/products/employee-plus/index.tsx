import { FeaturesYellow } from '../../sections/features/FeaturesYellow.tsx';
import type { Product } from '../product.ts';
import { BenefitStatement } from './Artefact.tsx';
import { EmployeeExhibit } from './Exhibit.tsx';
import styles from './knots.module.css';
import { scenes } from './scenes.tsx';

export const employeePlus: Product<'employee-plus'> = {
  Artefact: BenefitStatement,
  Exhibit: EmployeeExhibit,
  Features: (props) => <FeaturesYellow {...props} knots={styles.knots} />,
  scenes,
};
