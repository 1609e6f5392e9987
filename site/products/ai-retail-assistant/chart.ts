import type { Language } from '../../../domain/languages.ts';

const inLanguage = (language: Language, value: number, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, ...options })
    .format(value)
    .replace('-', '−');

/** A value of an index as the language writes it: `101.2`. */
export function level(language: Language, value: number): string {
  return inLanguage(language, value);
}

/** A change in per cent: `+3.4%`, `−0,8 %`. */
export function change(language: Language, value: number): string {
  return inLanguage(language, value / 100, { style: 'percent', signDisplay: 'exceptZero' });
}

/** The even numbers that enclose the values, the highest first: lines of a grid. */
export function gridOf(values: readonly number[]): readonly number[] {
  const highest = 2 * Math.ceil(Math.max(...values) / 2);
  const lowest = 2 * Math.floor((Math.min(...values) - 0.5) / 2);
  return Array.from({ length: (highest - lowest) / 2 + 1 }, (_, index) => highest - 2 * index);
}

/** Share of the height, from above, at which a value stands on a grid. */
export function depthOf(value: number, grid: readonly number[]): number {
  const [highest = 0, lowest = 0] = [grid[0], grid.at(-1)];
  return (highest - value) / (highest - lowest);
}

/** Values as a line of stairs in a box from 0 0 to width height. */
export function stairs(values: readonly number[], width: number, height: number): string {
  const grid = gridOf(values);
  const round = (number: number) => +number.toFixed(3);
  const steps = values.map((value, index) => {
    const y = round(depthOf(value, grid) * height);
    return `${index ? 'V' : 'M0 '}${y}H${round(((index + 1) * width) / values.length)}`;
  });
  return steps.join('');
}
