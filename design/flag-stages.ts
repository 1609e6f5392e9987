import { type Plane, type ProductFlag, productFlags } from './flags.ts';

const field = 'M0 0h24v24H0z';

/** The flag after each of three steps, for flags that are not drawn plane by plane. */
export const flagStages: Partial<Record<ProductFlag, readonly (readonly Plane[])[]>> = {
  'loyalty-plus': [
    [
      ['white', field],
      ['red', 'M0 0h12v24H0z'],
    ],
    [
      ['white', field],
      ['red', 'M0 0h8v8H0zM0 16h8v8H0z'],
    ],
    productFlags['loyalty-plus'],
  ],
  'mobility-plus': [
    productFlags['mobility-plus'].slice(0, 1),
    productFlags['mobility-plus'].slice(0, 2),
    productFlags['mobility-plus'],
  ],
  'lunch-benefit': [
    [['yellow', field]],
    [
      ['yellow', field],
      ['white', 'M0 16h24v4H0z'],
    ],
    productFlags['lunch-benefit'],
  ],
};
