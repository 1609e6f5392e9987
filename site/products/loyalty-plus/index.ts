import { FeaturesRed } from '../../sections/features/FeaturesRed.tsx';
import type { Product } from '../product.ts';
import { Loyalty } from './Artefact.tsx';
import { ReceiptAndScreen } from './Exhibit.tsx';
import { scenes } from './scenes.tsx';

export const loyaltyPlus: Product<'loyalty-plus'> = {
  Artefact: Loyalty,
  Exhibit: ReceiptAndScreen,
  Features: FeaturesRed,
  scenes,
};
