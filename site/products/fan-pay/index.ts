import { FeaturesBlue } from '../../sections/features/FeaturesBlue.tsx';
import type { Product } from '../product.ts';
import { FanTerminal } from './Artefact.tsx';
import { FanPayExhibit } from './Exhibit.tsx';
import { scenes } from './scenes.tsx';

export const fanPay: Product<'fan-pay'> = {
  Artefact: FanTerminal,
  Exhibit: FanPayExhibit,
  Features: FeaturesBlue,
  scenes,
};
