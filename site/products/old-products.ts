import { fanCardPlus } from './fan-card-plus/index.ts';
import { fanPay } from './fan-pay/index.ts';
import { gastroPlus } from './gastro-plus/index.ts';
import { grail } from './grail/index.ts';
import { loyaltyPlus } from './loyalty-plus/index.ts';
import { lunchBenefit } from './lunch-benefit/index.tsx';
import type { DrawingName, Product } from './old-product.ts';

// The key is `artefact.drawing` in the content.
const products: { readonly [Name in DrawingName]: Product<Name> } = {
  'loyalty-plus': loyaltyPlus,
  grail,
  'gastro-plus': gastroPlus,
  'fan-card-plus': fanCardPlus,
  'fan-pay': fanPay,
  'lunch-benefit': lunchBenefit,
};

/** Drawings and layout of a solution's page; passport and analyst have pages of their own. */
export function productOf(drawing: DrawingName): Product<DrawingName> {
  // Words and drawings have the same name, which the compiler cannot follow through the table.
  return products[drawing] as Product<DrawingName>;
}
