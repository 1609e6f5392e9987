import { FeaturesBlue } from '../../sections/features/FeaturesBlue.tsx';
import type { Product } from '../product.ts';
import { FanGate } from './Artefact.tsx';
import { FanCardExhibit } from './Exhibit.tsx';
import { scenes } from './scenes.tsx';

export const fanCardPlus: Product<'fan-card-plus'> = {
  Artefact: FanGate,
  Exhibit: FanCardExhibit,
  Features: FeaturesBlue,
  scenes,
};
