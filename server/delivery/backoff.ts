import { dayMs } from '../../domain/periods.ts';

const firstMs = 10_000;
const longestMs = dayMs;

/** Failed attempts of a row before the company gets an alert. */
export const alertAfterFailures = 3;

/** Failed attempts (about three hours) before a row with a refused recipient is given up. */
export const giveUpAfter = 8;

/**
 * Milliseconds until the next attempt after `attempts` failed ones: 10 s, then three times as long each time, at most
 * 24 h, with 20 % jitter.
 */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
  return Math.min(longestMs, firstMs * 3 ** (attempts - 1)) * (0.8 + 0.4 * random());
}
