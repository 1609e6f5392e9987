import type { PageIn } from '../domain/pages.ts';

/** A plane of cloth: its colour and its outline. Flags stand on a sheet of 24 × 24, pennants on 48 × 24. */
export type Plane = readonly [colour: 'red' | 'yellow' | 'blue' | 'white' | 'ink', outline: string];

/** The product flags, by page id: our own compositions on 6 × 6 units (DESIGN.md, section 3). */
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
} as const satisfies Record<PageIn<'services'>['id'], readonly Plane[]>;

/** Flags of the International Code that the interface speaks with, and the hoist of Bremen. Never altered. */
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

/** Signs of the infrastructures: not flags, always on ink. */
export const signs = {
  blockchain: [
    ['ink', 'M0 0h24v24H0z'],
    ['blue', 'M2 2h8v8H2z'],
    ['red', 'M8 8h8v8H8z'],
    ['yellow', 'M14 14h8v8h-8z'],
  ],
  'prepaid-card': [
    ['ink', 'M0 0h24v24H0z'],
    ['white', 'M2 5h20v14H2z'],
    ['yellow', 'M14 5h8v14h-8z'],
    ['ink', 'M5 10h4v4H5z'],
  ],
} as const satisfies Record<string, readonly Plane[]>;

/** Numeral pennants 1 to 5; {@link pennantOutline} cuts them. */
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
export const pennantOutline = 'M0 0l48 7v10L0 24z';

/** Line icons, 24 × 24, drawn with a stroke of 2. */
export const icons = {
  arrow: 'M3 12h17M14 6l6 6-6 6',
  down: 'M4 8l8 8 8-8',
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M3 8h18M3 16h18',
  check: 'M4 12l5 5L20 6',
  external: 'M7 17L18 6M9 6h9v9',
  copy: 'M8 8h12v12H8zM4 16V4h12',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
} as const;

export type ProductFlag = keyof typeof productFlags;
export type CodeFlag = keyof typeof codeFlags;
export type Icon = keyof typeof icons;

/** Wordmark outlined from Familjen Grotesk 700, at size 100. */
export const wordmark =
  'M6.33 0L6.33 -65L20 -65L20 -40L25 -40L43.67 -65L59.17 -65L59.17 -64.5L36.67 -35.17L62.83 -0.5L62.83 0L46.17 0L25 -29L20 -29L20 0ZM82.83 1.25Q70.42 1.25 64.29 -5.87Q58.17 -13 58.17 -25Q58.17 -37 64.29 -44.12Q70.42 -51.25 82.83 -51.25Q95.25 -51.25 101.38 -44.12Q107.5 -37 107.5 -25Q107.5 -13 101.38 -5.87Q95.25 1.25 82.83 1.25ZM82.83 -7.75Q88.33 -7.75 90.92 -12.08Q93.5 -16.42 93.5 -25.08Q93.5 -33.67 90.92 -37.96Q88.33 -42.25 82.83 -42.25Q77.33 -42.25 74.75 -37.96Q72.17 -33.67 72.17 -25.08Q72.17 -16.42 74.75 -12.08Q77.33 -7.75 82.83 -7.75ZM134.67 17.92Q127.67 17.92 123.38 16.21Q119.08 14.5 116.79 11.92Q114.5 9.33 113.58 6.67Q112.67 4 112.5 2L125.67 2Q126.08 4.42 128 6.42Q129.92 8.42 134.5 8.42Q139.67 8.42 142.25 5.38Q144.83 2.33 144.83 -3.25L144.83 -9.17L142.83 -9.17Q141.67 -5.58 138.5 -3.54Q135.33 -1.5 130.17 -1.5Q120.42 -1.5 115.29 -8.29Q110.17 -15.08 110.17 -26.42Q110.17 -33.67 112.42 -39.29Q114.67 -44.92 119.17 -48.08Q123.67 -51.25 130.42 -51.25Q135.58 -51.25 138.71 -49.29Q141.83 -47.33 143.33 -44L145.33 -44L145.33 -50L157.83 -50L157.83 -3.75Q157.83 6.58 152.17 12.25Q146.5 17.92 134.67 17.92ZM133.83 -11Q138.75 -11 141.54 -15.17Q144.33 -19.33 144.33 -26.42Q144.33 -33.5 141.54 -37.62Q138.75 -41.75 133.83 -41.75Q129.25 -41.75 126.54 -37.92Q123.83 -34.08 123.83 -26.42Q123.83 -18.58 126.54 -14.79Q129.25 -11 133.83 -11ZM188.33 17.92Q181.33 17.92 177.04 16.21Q172.75 14.5 170.46 11.92Q168.17 9.33 167.25 6.67Q166.33 4 166.17 2L179.33 2Q179.75 4.42 181.67 6.42Q183.58 8.42 188.17 8.42Q193.33 8.42 195.92 5.38Q198.5 2.33 198.5 -3.25L198.5 -9.17L196.5 -9.17Q195.33 -5.58 192.17 -3.54Q189 -1.5 183.83 -1.5Q174.08 -1.5 168.96 -8.29Q163.83 -15.08 163.83 -26.42Q163.83 -33.67 166.08 -39.29Q168.33 -44.92 172.83 -48.08Q177.33 -51.25 184.08 -51.25Q189.25 -51.25 192.38 -49.29Q195.5 -47.33 197 -44L199 -44L199 -50L211.5 -50L211.5 -3.75Q211.5 6.58 205.83 12.25Q200.17 17.92 188.33 17.92ZM187.5 -11Q192.42 -11 195.21 -15.17Q198 -19.33 198 -26.42Q198 -33.5 195.21 -37.62Q192.42 -41.75 187.5 -41.75Q182.92 -41.75 180.21 -37.92Q177.5 -34.08 177.5 -26.42Q177.5 -18.58 180.21 -14.79Q182.92 -11 187.5 -11ZM241.75 1.25Q229.92 1.25 223.71 -5.83Q217.5 -12.92 217.5 -25.08Q217.5 -33.25 220.29 -39.08Q223.08 -44.92 228.46 -48.08Q233.83 -51.25 241.58 -51.25Q252.75 -51.25 258.71 -44.5Q264.67 -37.75 264.67 -24.67L264.67 -21.83L230.67 -21.83Q231.08 -15.5 233.96 -11.87Q236.83 -8.25 241.75 -8.25Q245.67 -8.25 248.04 -10.58Q250.42 -12.92 251.17 -16L264 -16Q263.25 -11.42 260.67 -7.5Q258.08 -3.58 253.42 -1.17Q248.75 1.25 241.75 1.25ZM230.67 -30.33L251.5 -30.33Q251.17 -36 248.67 -39.12Q246.17 -42.25 241.5 -42.25Q236.92 -42.25 234.13 -39.29Q231.33 -36.33 230.67 -30.33Z';
