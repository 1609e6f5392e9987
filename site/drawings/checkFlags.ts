import { createHash } from 'node:crypto';

/** An entry of the drawn ledger; the account is never a person's name. */
export type Entry = readonly [kind: 'earn' | 'redeem' | 'checkIn', points: string, account: string];

const page961: readonly [Entry, ...Entry[]] = [
  ['earn', '+25', 'r9Kf…Smp'],
  ['redeem', '−500', 'r2Xq…Smp'],
  ['checkIn', '+1', 'r7Tw…Smp'],
  ['earn', '+12', 'r4Hc…Smp'],
];
const page962: readonly Entry[] = [
  ['earn', '+50', 'r5Nz…Smp'],
  ['earn', '+8', 'r2Xq…Smp'],
  ['redeem', '−82', 'r6Bd…Smp'],
  ['earn', '+31', 'r7Tw…Smp'],
];

/** Start and outline of each triangle of a flag. */
const triangles = [
  [0, 0, 'h24l-12 12z'],
  [24, 0, 'v24l-12-12z'],
  [24, 24, 'h-24l12-12z'],
  [0, 24, 'v-24l12 12z'],
] as const;

/**
 * Outline of the red triangles of a check flag of 24 units at `left`. Top, right, bottom and left stand for 8, 4, 2, 1.
 */
export function redOf(digit: string, left = 0): string {
  const bits = Number.parseInt(digit, 16);
  return triangles
    .filter((_, index) => bits & (8 >> index))
    .map(([x, y, outline]) => `M${+(left + x).toFixed(2)} ${y}${outline}`)
    .join('');
}

/** Eight digits in two groups of four. */
export const spaced = (sum: string) => `${sum.slice(0, 4)} ${sum.slice(4)}`;

/** The first 32 bits of SHA-512 as eight digits. */
export const checksumOf = (words: string) => createHash('sha512').update(words).digest('hex').slice(0, 8);

/** The sum of a page follows from the one before and from its lines. */
const sumOf = (lines: readonly Entry[]) => checksumOf(`52f0b7d6 ${lines}`);

const [first, ...others] = page961;
const changed: Entry = [first[0], '+26', first[2]];

/** Two pages of the drawn ledger, with the sums of the first before and after one figure changed. */
export const book = {
  /** Of the first page. */
  number: '104 201 961',
  page961,
  page962,
  changed,
  checksum: sumOf(page961),
  changedChecksum: sumOf([changed, ...others]),
};
