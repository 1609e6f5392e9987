import type { ProductFlag } from './flags.ts';

export type Square = ProductFlag | 'ics-bremen' | 'ics-K';

/**
 * The squares of the mosaic, row by row. In three, four and six columns no two neighbours share a colour along more
 * than half of their common edge.
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
