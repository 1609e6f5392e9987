import { endOf, minuteMs } from '../../domain/periods.ts';
import type { Network } from './addresses.ts';

// The oldest are forgotten, so that a sender with many addresses cannot fill the memory.
const maxSums = 50_000;

/** Counts what everybody does together. */
export const allSenders: Network = { name: 'everybody', factor: 1 };

/** What something adds to one sum, and the limit of that sum. */
export interface Charge {
  key: string;
  /** End of the minute, hour or day it counts for, in milliseconds since 1970. */
  until: number;
  amount: number;
  limit: number;
}

interface Counts {
  /** The charges of these networks in the current minute, hour or day; `limit` is for one address. Counts nothing yet. */
  chargesFor(
    networks: readonly Network[],
    what: string,
    amount: number,
    limit: number,
    periodMs: number,
  ): Charge[];
  /** Seconds until all of these can be counted; 0 when they can now. */
  fullFor(charges: readonly Charge[]): number;
  add(charges: readonly Charge[]): void;
  /** Counts these; false, and uncounted, when one of them is full. */
  addUnlessFull(charges: readonly Charge[]): boolean;
}

/** Counts in the memory of this process, which forgets each sum a minute after its minute, hour or day has ended. */
export function createCounts(clock: () => Date): Counts {
  const sums = new Map<string, { until: number; used: number }>();
  setInterval(deleteExpired, minuteMs).unref();

  const isFull = ({ key, amount, limit }: Charge) => (sums.get(key)?.used ?? 0) + amount > limit;

  function add(charges: readonly Charge[]): void {
    for (const { key, until, amount } of charges) {
      sums.set(key, { until, used: (sums.get(key)?.used ?? 0) + amount });
    }
    for (const key of sums.keys()) {
      if (sums.size <= maxSums) return;
      sums.delete(key);
    }
  }

  function deleteExpired(): void {
    const now = clock().getTime();
    for (const [key, { until }] of sums) if (until <= now) sums.delete(key);
  }

  return {
    chargesFor(networks, what, amount, limit, periodMs) {
      const until = endOf(periodMs, clock());
      return networks.map(({ name, factor }) => {
        return { key: `${name} ${what} ${until}`, until, amount, limit: limit * factor };
      });
    },
    fullFor(charges) {
      const full = charges.filter(isFull);
      if (full.length === 0) return 0;
      return Math.ceil((Math.max(...full.map(({ until }) => until)) - clock().getTime()) / 1000);
    },
    add,
    addUnlessFull(charges) {
      if (charges.some(isFull)) return false;
      add(charges);
      return true;
    },
  };
}
