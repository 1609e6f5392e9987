import { createHash } from 'node:crypto';

/** One entry of the drawn ledger: its kind, the points, the account. */
export type Entry = readonly [kind: 'earn' | 'redeem' | 'gift' | 'ticket', points: string, account: string];

const page961: readonly Entry[] = [
  ['earn', '+25', 'rLena…Smp'],
  ['redeem', '−500', 'rOle…Smp'],
  ['ticket', '+1', 'rMia…Smp'],
  ['earn', '+12', 'rJan…Smp'],
];
const page962: readonly Entry[] = [
  ['gift', '+50', 'rEle…Smp'],
  ['earn', '+8', 'rOle…Smp'],
  ['redeem', '−82', 'rLena…Smp'],
  ['earn', '+31', 'rMia…Smp'],
];
const changed961: readonly Entry[] = [['earn', '+26', 'rLena…Smp'], ...page961.slice(1)];

/** The first 32 bits of SHA-512Half, as eight hexadecimal digits: one flag a digit. */
function checksum(text: string): string {
  return createHash('sha512').update(text).digest('hex').slice(0, 8);
}

function close(page: string, before: string, entries: readonly Entry[]): string {
  return checksum([page, before, ...entries.map((entry) => entry.join(' '))].join('|'));
}

const before = checksum('104201960');

/** Two pages of the drawn ledger, the checksum that ties them, and that of the page with one figure changed. */
export const book = {
  page961,
  page962,
  checksum: close('104201961', before, page961),
  changedChecksum: close('104201961', before, changed961),
};
