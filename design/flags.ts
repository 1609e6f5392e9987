/** A coloured shape of a flag, as SVG path data in 24 × 24 units; pennants have 48 × 24. */
export type Plane = readonly [colour: 'red' | 'yellow' | 'blue' | 'white' | 'ink', outline: string];

/** The product flags: our own designs, never a signal of the International Code. */
export const productFlags = {
  'loyalty-plus': [
    ['red', 'M0 0h24v24H0z'],
    ['white', 'M8 0h4v24H8v-8H0V8h8zM16 0h8v8h-8zM16 16h8v8h-8z'],
  ],
  grail: [
    ['red', 'M0 0h24v24H0z'],
    ['yellow', 'M0 0h24L12 16z'],
    ['white', 'M4 24l8-8 8 8z'],
  ],
  'gastro-plus': [
    ['red', 'M0 0h24v24H0z'],
    ['white', 'M8 4h8v4h4v8h-4v4H8v-4H4V8h4z'],
    ['yellow', 'M8 8h8v8H8z'],
  ],
  'fan-card-plus': [
    ['blue', 'M0 0h24v24H0z'],
    ['white', 'M0 0l24 12L0 24z'],
    ['blue', 'M6 6h4v4h4v4h-4v4H6v-4H2v-4h4z'],
  ],
  'fan-pay': [
    ['blue', 'M0 0h24v24H0z'],
    ['white', 'M10 0h4v24h-4z'],
    ['yellow', 'M4 12a8 8 0 1 1 16 0a8 8 0 1 1 -16 0z'],
  ],
  'xrp-passport': [
    ['blue', 'M0 0h24v24H0z'],
    ['white', 'M12 0l12 12-12 12L0 12z'],
    ['red', 'M8 8h8v8H8z'],
  ],
  'employee-plus': [
    ['yellow', 'M0 0h24v24H0z'],
    ['blue', 'M0 0h16v16H0z'],
    ['white', 'M6 2h4v4h4v4h-4v4H6v-4H2V6h4z'],
  ],
  'mobility-plus': [
    ['yellow', 'M0 0h24v24H0z'],
    ['blue', 'M8 0h8v8h8v8h-8v8H8v-8H0V8h8z'],
    ['white', 'M12 4l8 8-8 8-8-8z'],
    ['yellow', 'M12 8l4 4-4 4-4-4z'],
  ],
  'lunch-benefit': [
    ['yellow', 'M0 0h24v24H0z'],
    ['blue', 'M4 16a8 8 0 0 1 16 0z'],
    ['white', 'M0 16h24v4H0z'],
  ],
  'ai-retail-assistant': [
    ['ink', 'M0 0h24v24H0z'],
    ['blue', 'M0 16h8v8H0z'],
    ['white', 'M8 8h8v16H8z'],
    ['yellow', 'M16 0h8v24h-8z'],
  ],
} as const satisfies Record<string, readonly Plane[]>;

/** Flags of the International Code with a meaning in the interface, never altered, and the flag of Bremen. */
export const codeFlags = {
  K: [
    ['yellow', 'M0 0h12v24H0z'],
    ['blue', 'M12 0h12v24H12z'],
  ],
  O: [
    ['red', 'M0 0h24v24H0z'],
    ['yellow', 'M0 0v24h24z'],
  ],
  G: [
    ['yellow', 'M0 0h24v24H0z'],
    ['blue', 'M4 0h4v24H4zM12 0h4v24h-4zM20 0h4v24h-4z'],
  ],
  E: [
    ['blue', 'M0 0h24v12H0z'],
    ['red', 'M0 12h24v12H0z'],
  ],
  C: [
    ['blue', 'M0 0h24v24H0z'],
    ['white', 'M0 4h24v16H0z'],
    ['red', 'M0 8h24v8H0z'],
  ],
  N: [
    ['white', 'M0 0h24v24H0z'],
    [
      'blue',
      'M0 0h6v6H0zM12 0h6v6h-6zM6 6h6v6H6zM18 6h6v6h-6zM0 12h6v6H0zM12 12h6v6h-6zM6 18h6v6H6zM18 18h6v6h-6z',
    ],
  ],
  U: [
    ['white', 'M0 0h24v24H0z'],
    ['red', 'M0 0h12v12H0zM12 12h12v12H12z'],
  ],
  Q: [['yellow', 'M0 0h24v24H0z']],
  P: [
    ['blue', 'M0 0h24v24H0z'],
    ['white', 'M8 8h8v8H8z'],
  ],
  bremen: [
    ['white', 'M0 0h24v24H0z'],
    [
      'red',
      'M0 0h4v4H0zM8 0h16v4H8zM4 4h4v4H4zM0 8h4v4H0zM8 8h16v4H8zM4 12h4v4H4zM0 16h4v4H0zM8 16h16v4H8zM4 20h4v4H4z',
    ],
  ],
} as const satisfies Record<string, readonly Plane[]>;

/** Signs of the infrastructures: no flags, always on ink. */
export const signs = {
  blockchain: [
    ['ink', 'M0 0h24v24H0z'],
    ['blue', 'M2 2h8v8H2z'],
    ['red', 'M8 8h8v8H8z'],
    ['yellow', 'M14 14h8v8h-8z'],
  ],
  'prepaid-card': [
    ['ink', 'M0 0h24v24H0z'],
    ['white', 'M2 5h20v14H2zM5 10v4h4v-4z'],
    ['yellow', 'M14 5h8v14h-8z'],
  ],
} as const satisfies Record<string, readonly Plane[]>;

/** Numeral pennants 1 to 5, clipped by `.pen` in design/styles/base.css. */
export const pennants = {
  '1': [
    ['white', 'M0 0h48v24H0z'],
    ['red', 'M8 12a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z'],
  ],
  '2': [
    ['blue', 'M0 0h48v24H0z'],
    ['white', 'M8 12a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z'],
  ],
  '3': [
    ['red', 'M0 0h16v24H0z'],
    ['white', 'M16 0h16v24H16z'],
    ['blue', 'M32 0h16v24H32z'],
  ],
  '4': [
    ['red', 'M0 0h48v24H0z'],
    ['white', 'M14 0h6v24h-6zM0 9h48v6H0z'],
  ],
  '5': [
    ['yellow', 'M0 0h24v24H0z'],
    ['blue', 'M24 0h24v24H24z'],
  ],
} as const satisfies Record<string, readonly Plane[]>;

export type ProductFlag = keyof typeof productFlags;
/** The background colour of a product's flag, which is that of its family. */
export function clothOf<Flag extends ProductFlag>(flag: Flag): (typeof productFlags)[Flag][0][0] {
  return productFlags[flag][0][0];
}
export type CodeFlag = keyof typeof codeFlags;
