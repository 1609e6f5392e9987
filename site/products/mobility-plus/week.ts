import { bicycle, bus, car, rail } from './signs.tsx';

/** Means of transport, in the order of their names in `content/`. */
export const signs = [rail, bus, car, bicycle] as const;

interface Ride {
  /** Index of `signs`. */
  by: 0 | 1 | 2 | 3;
  /** Euros. */
  fare: number;
}

/** Sample: euros a month. */
const budget = 150;

/** Sample: the first week of the budget. */
export const month = '2026-11-01';
export const days = ['02', '03', '04', '05', '06', '07', '08'].map((day) => `2026-11-${day}`);
/** One a day until Saturday. */
export const rides: readonly Ride[] = [
  { by: 0, fare: 22.5 },
  { by: 1, fare: 12.5 },
  { by: 2, fare: 15 },
  { by: 1, fare: 12.5 },
  { by: 0, fare: 22.5 },
  { by: 3, fare: 10 },
];

const sum = (some: readonly Ride[]) => some.reduce((total, { fare }) => total + fare, 0);
/** Spent on each means of transport. */
export const spent = signs.map((_, index) => sum(rides.filter(({ by }) => by === index)));
export const left = budget - sum(rides);
