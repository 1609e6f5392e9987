import { FeaturesRed } from '../../sections/features/FeaturesRed.tsx';
import type { Product } from '../product.ts';
import { Gastro } from './Artefact.tsx';
import { LaidTable } from './Exhibit.tsx';
import { scenes } from './scenes.tsx';

export const gastroPlus: Product<'gastro-plus'> = {
  Artefact: Gastro,
  Exhibit: LaidTable,
  Features: FeaturesRed,
  scenes,
};
