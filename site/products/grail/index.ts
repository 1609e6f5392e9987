import { FeaturesRed } from '../../sections/features/FeaturesRed.tsx';
import type { Product } from '../product.ts';
import { Grail } from './Artefact.tsx';
import { AccountBook } from './Exhibit.tsx';
import { scenes } from './scenes.tsx';

export const grail: Product<'grail'> = {
  Artefact: Grail,
  Exhibit: AccountBook,
  Features: FeaturesRed,
  scenes,
};
