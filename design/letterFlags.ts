import { type CodeFlag, codeFlags, type Plane } from './flags.ts';

// The other letters of the International Code. Separate from `codeFlags`, which is in the sprite of every page.
const moreLetters = {
  A: [
    ['white', 'M0 0h12.2v24H0z'],
    ['blue', 'M12 0h12l-6 12 6 12H12z'],
  ],
  B: [['red', 'M0 0h24l-6 12 6 12H0z']],
  D: [
    ['yellow', 'M0 0h24v24H0z'],
    ['blue', 'M0 6h24v12H0z'],
  ],
  F: [
    ['white', 'M0 0h24v24H0z'],
    ['red', 'M12 0l12 12-12 12L0 12z'],
  ],
  H: [
    ['white', 'M0 0h24v24H0z'],
    ['red', 'M12 0h12v24H12z'],
  ],
  I: [
    ['yellow', 'M0 0h24v24H0z'],
    ['ink', 'M6 12a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z'],
  ],
  J: [
    ['blue', 'M0 0h24v24H0z'],
    ['white', 'M0 8h24v8H0z'],
  ],
  L: [
    ['yellow', 'M0 0h24v24H0z'],
    ['ink', 'M12 0h12v12H12zM0 12h12v12H0z'],
  ],
  M: [
    ['blue', 'M0 0h24v24H0z'],
    ['white', 'M0 0h3.4L12 8.6 20.6 0H24v3.4L15.4 12 24 20.6V24h-3.4L12 15.4 3.4 24H0v-3.4L8.6 12 0 3.4z'],
  ],
  R: [
    ['red', 'M0 0h24v24H0z'],
    ['yellow', 'M10 0h4v10h10v4H14v10h-4V14H0v-4h10z'],
  ],
  S: [
    ['white', 'M0 0h24v24H0z'],
    ['blue', 'M8 8h8v8H8z'],
  ],
  T: [
    ['red', 'M0 0h24v24H0z'],
    ['white', 'M8 0h16v24H8z'],
    ['blue', 'M16 0h8v24h-8z'],
  ],
  V: [
    ['white', 'M0 0h24v24H0z'],
    ['red', 'M0 0h3.4L12 8.6 20.6 0H24v3.4L15.4 12 24 20.6V24h-3.4L12 15.4 3.4 24H0v-3.4L8.6 12 0 3.4z'],
  ],
  W: [
    ['blue', 'M0 0h24v24H0z'],
    ['white', 'M4 4h16v16H4z'],
    ['red', 'M8 8h8v8H8z'],
  ],
  X: [
    ['white', 'M0 0h24v24H0z'],
    ['blue', 'M10 0h4v10h10v4H14v10h-4V14H0v-4h10z'],
  ],
  Y: [
    ['yellow', 'M0 0h24v24H0z'],
    [
      'red',
      'M4.8 0h4.8L0 9.6V4.8zM14.4 0h4.8L0 19.2v-4.8zM24 0v4.8L4.8 24H0zM24 9.6v4.8L14.4 24H9.6zM24 19.2V24h-4.8z',
    ],
  ],
  Z: [
    ['yellow', 'M0 0h24L12 12z'],
    ['blue', 'M24 0v24L12 12z'],
    ['red', 'M0 24h24L12 12z'],
    ['ink', 'M0 0v24l12-12z'],
  ],
} as const satisfies Record<string, readonly Plane[]>;

export type Letter = Exclude<CodeFlag, 'bremen'> | keyof typeof moreLetters;

const { bremen: _, ...interfaceLetters } = codeFlags;

/** The whole alphabet of the International Code, A to Z. */
export const letterFlags: Readonly<Record<Letter, readonly Plane[]>> = {
  ...interfaceLetters,
  ...moreLetters,
};

/** Letters with white at the edge, which need an outline on light ground (docs/design.md, "Flag grammar" 7). */
export const whiteEdge: ReadonlySet<string> = new Set('ACFHJMNSTUVX');
