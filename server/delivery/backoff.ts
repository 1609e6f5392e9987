import { dayMs } from '../../domain/periods.ts';

const firstMs = 10_000;
const longestMs = dayMs;

/** After so many failed attempts of a row the company gets an alert. */
export const alertAfterFailures = 3;

/** After so many refusals of a recipient's address (about three hours) the row is given up. */
export const giveUpAfter = 8;

/**
 * Milliseconds until the next attempt after `attempts` failed ones: about 10 s, then three times as long each time,
 * at most 24 h. Jitter of a fifth either way, so that what failed together is not retried together.
 */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
  return Math.min(longestMs, firstMs * 3 ** (attempts - 1)) * (0.8 + 0.4 * random());
}
