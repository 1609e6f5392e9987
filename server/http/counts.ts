import { endOf, minuteMs } from '../../domain/periods.ts';
import type { Network } from './addresses.ts';

// The oldest sums are dropped above this number: a sender with many addresses must not fill the memory.
const maxSums = 50_000;

/** Stands for all senders together. */
export const allSenders: Network = { name: 'everybody', factor: 1 };

/** An amount to add to one sum, and the limit of that sum. */
export interface Charge {
  key: string;
  /** End of the period (minute, hour, day), in milliseconds since 1970. */
  until: number;
  amount: number;
  limit: number;
}

/** Counts in the memory of this process. A sum is deleted at most a minute after the end of its period. */
export function createCounts(clock: () => Date) {
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
    /** The charges of these networks in the current period; `limit` is for one address. Counts nothing yet. */
    chargesFor(networks: readonly Network[], what: string, amount: number, limit: number, periodMs: number) {
      const until = endOf(periodMs, clock());
      return networks.map(({ name, factor }): Charge => {
        return { key: `${name} ${what} ${until}`, until, amount, limit: limit * factor };
      });
    },
    /** Seconds until all charges fit their limits; 0 when they fit now. */
    fullFor(charges: readonly Charge[]): number {
      const full = charges.filter(isFull);
      if (full.length === 0) return 0;
      return Math.ceil((Math.max(...full.map(({ until }) => until)) - clock().getTime()) / 1000);
    },
    add,
    /** Counts the charges; false, with none counted, when one exceeds its limit. */
    addUnlessFull(charges: readonly Charge[]): boolean {
      if (charges.some(isFull)) return false;
      add(charges);
      return true;
    },
  };
}
