import { createHash } from 'node:crypto';

/** The lines of the ledger, whatever the language; the first says how many points. */
const ledger = (points: string) => [
  `104 201 381, EARN, 0042, ${points}`,
  'transaction-4711, 8F2C41A077DEB310',
  '418, 2026-11-20 16:42, CONFIRMED',
  'R-4711, 24.90 EUR',
  '104 201 386, EARN, +41, 104 201 392, CORRECT, -27',
  '104 511 540, REDEEM, -100, 318',
];

/** For each line eight digits: the first 32 bits of SHA-512 over it and all lines before it. */
function checksums(lines: readonly string[]): string[] {
  const hash = createHash('sha512');
  return lines.map((line) => hash.update(`${line}\n`).copy().digest('hex').slice(0, 8));
}

/** As entered, and as they would be. */
export const entered = checksums(ledger('+24'));
export const changed = checksums(ledger('+26'));
