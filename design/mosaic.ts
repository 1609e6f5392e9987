import type { ProductFlag } from './flags.ts';

/** A square of the mosaic: a product, the hoist of Bremen, or signal flag K. */
export type Square = ProductFlag | 'ics-bremen' | 'ics-K';

/**
 * The twelve squares in three columns (wide), six (tablet) and four (narrow), row by row. Computed so that flags
 * that touch share no colour along the edge between them; tests/e2e/home.spec.ts measures it.
 */
export const orders = {
  wide: [
    'loyalty-plus',
    'fan-pay',
    'lunch-benefit',
    'mobility-plus',
    'ics-bremen',
    'xrp-passport',
    'gastro-plus',
    'employee-plus',
    'grail',
    'ai-retail-assistant',
    'fan-card-plus',
    'ics-K',
  ],
  tablet: [
    'loyalty-plus',
    'employee-plus',
    'fan-pay',
    'gastro-plus',
    'ai-retail-assistant',
    'grail',
    'mobility-plus',
    'fan-card-plus',
    'lunch-benefit',
    'xrp-passport',
    'ics-bremen',
    'ics-K',
  ],
  narrow: [
    'loyalty-plus',
    'employee-plus',
    'grail',
    'fan-pay',
    'xrp-passport',
    'ics-bremen',
    'lunch-benefit',
    'ai-retail-assistant',
    'gastro-plus',
    'mobility-plus',
    'fan-card-plus',
    'ics-K',
  ],
} as const satisfies Record<string, readonly Square[]>;
