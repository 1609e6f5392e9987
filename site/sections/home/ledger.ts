import { createHash } from 'node:crypto';

/** An entry of the drawn ledger. */
export type Entry = readonly [kind: 'earn' | 'redeem' | 'checkIn', points: string];

/** Two pages of the drawn ledger. */
export const pages = {
  first: {
    number: '104 201 961',
    entries: [
      ['earn', '+25'],
      ['redeem', '−500'],
      ['checkIn', '+1'],
      ['earn', '+12'],
    ],
  },
  second: {
    number: '104 201 962',
    entries: [
      ['earn', '+50'],
      ['earn', '+8'],
      ['redeem', '−82'],
      ['earn', '+31'],
    ],
  },
} as const satisfies Record<string, { number: string; entries: readonly Entry[] }>;

/** The eight hex digits that the check flags of a page spell: the beginning of its SHA-256. */
function checkOf(entries: readonly Entry[]): string {
  return createHash('sha256').update(entries.join()).digest('hex').slice(0, 8);
}

/** Of the first page, and of the same page with +26 for +25. */
export const check = checkOf(pages.first.entries);
export const changedCheck = checkOf([['earn', '+26'], ...pages.first.entries.slice(1)]);
