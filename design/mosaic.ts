import type { ProductFlag } from './flags.ts';

/** A square of the mosaic: a product, the hoist of Bremen, or signal flag K. */
export type Square = ProductFlag | 'ics-bremen' | 'ics-K';

/**
 * The twelve squares, row by row. In three, four and six columns alike no two neighbours share a colour along more than
 * half of the edge between them.
 */
export const mosaic = [
  'fan-pay',
  'loyalty-plus',
  'xrp-passport',
  'gastro-plus',
  'lunch-benefit',
  'ai-retail-assistant',
  'grail',
  'employee-plus',
  'ics-bremen',
  'mobility-plus',
  'fan-card-plus',
  'ics-K',
] as const satisfies readonly Square[];
