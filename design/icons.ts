/** Path data of line icons: 24 × 24 units, stroke width 2. */
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

export type Icon = keyof typeof icons;
