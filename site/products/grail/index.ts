import { FeaturesRed } from '../../sections/features/FeaturesRed.tsx';
import type { Product } from '../old-product.ts';
import { Artefact } from './Artefact.tsx';
import { Exhibit } from './Exhibit.tsx';
import { scenes } from './scenes.tsx';

export const grail: Product<'grail'> = {
  Artefact,
  Exhibit,
  Features: FeaturesRed,
  scenes,
};
