import { FeaturesBlue } from '../../sections/features/FeaturesBlue.tsx';
import type { Product } from '../old-product.ts';
import { Artefact } from './Artefact.tsx';
import { Exhibit } from './Exhibit.tsx';
import { scenes } from './scenes.tsx';

export const fanCardPlus: Product<'fan-card-plus'> = {
  Artefact,
  Exhibit,
  Features: FeaturesBlue,
  scenes,
};
