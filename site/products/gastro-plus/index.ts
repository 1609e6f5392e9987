import { FeaturesRed } from '../../sections/features/FeaturesRed.tsx';
import type { Product } from '../old-product.ts';
import { Artefact } from './Artefact.tsx';
import { Exhibit } from './Exhibit.tsx';
import { scenes } from './scenes.tsx';

export const gastroPlus: Product<'gastro-plus'> = {
  Artefact,
  Exhibit,
  Features: FeaturesRed,
  scenes,
};
