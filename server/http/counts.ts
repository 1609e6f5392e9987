import { endOf, minuteMs } from '../../domain/periods.ts';
import { errorFacts, type Log } from '../log.ts';
import { saltedHash } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import type { Network } from './addresses.ts';

/** How long other processes may not know what was counted here. */
const syncDelayMs = 1000;
// So many rows are written in a few milliseconds, however many senders there are.
const maxSyncRows = 100;
// Forgets the oldest, so that senders without number cannot fill the memory.
const maxCounts = 50_000;

/** Counts what everybody does together. */
export const allSenders: Network = { name: 'everybody', factor: 1 };

interface Count {
  /** End of the minute, hour or day it counts, in milliseconds since 1970. */
  until: number;
  used: number;
}

/** What something adds to one count, and the limit of that count. */
export interface Charge {
  key: string;
  count: Count;
  amount: number;
  limit: number;
}

export interface Counts {
  /** Makes the charges of these networks; `limit` is for one address. Nothing is counted before `add`. */
  chargesFor(
    networks: readonly Network[],
  ): Promise<(what: string, amount: number, limit: number, periodMs: number) => Charge[]>;
  /** Seconds until all of these can be counted; 0 when they can now. */
  fullFor(charges: readonly Charge[]): number;
  add(charges: readonly Charge[]): void;
  /** Counts these; false, and uncounted, when one of them is full. */
  addUnlessFull(charges: readonly Charge[]): boolean;
  /** Adds what was counted here to the store, and learns what other processes have counted. */
  sync(): Promise<void>;
}

interface Parts {
  store: Pick<Store, 'addHits' | 'dailySalt'>;
  log: Log;
  clock: () => Date;
}

/**
 * Counts in memory, so that what is refused costs nothing and what is counted no commit. Several processes on one store
 * tell each other every second: until then each of them admits up to the whole limit. The store sees only hashes, whose
 * salt changes daily.
 */
export function createCounts({ store, log, clock }: Parts): Counts {
  const counts = new Map<string, Count>();
  const unsynced = new Map<string, number>();
  let scheduled = false;
  let sweepAt = 0;

  return {
    async chargesFor(networks) {
      const now = clock();
      const salt = await store.dailySalt(now);
      return (what, amount, limit, periodMs) =>
        networks.map(({ name, factor }) => {
          const until = endOf(periodMs, now);
          const key = saltedHash(salt, `${name} ${what} ${until}`);
          return { key, count: counts.get(key) ?? { until, used: 0 }, amount, limit: limit * factor };
        });
    },

    fullFor(charges) {
      const full = charges.filter(isFull);
      if (full.length === 0) return 0;
      const until = Math.max(...full.map(({ count }) => count.until));
      return Math.ceil((until - clock().getTime()) / 1000);
    },

    add,

    addUnlessFull(charges) {
      if (charges.some(isFull)) return false;
      add(charges);
      return true;
    },

    sync,
  };

  function add(charges: readonly Charge[]): void {
    for (const { key, count, amount } of charges) {
      count.used += amount;
      counts.set(key, count);
      unsynced.set(key, (unsynced.get(key) ?? 0) + amount);
    }
    evictOldest(counts);
    evictOldest(unsynced);
    if (unsynced.size > 0) schedule();
  }

  async function sync(): Promise<void> {
    const now = clock();
    const batch = [...unsynced.entries().take(maxSyncRows)];
    for (const [key] of batch) unsynced.delete(key);
    deleteExpired(now.getTime());
    const hits = batch.flatMap(([key, amount]) => {
      const count = counts.get(key);
      return count && count.until > now.getTime() ? [{ key, until: new Date(count.until), amount }] : [];
    });
    try {
      const totals = await store.addHits(hits, now);
      for (const [index, { key }] of hits.entries()) {
        const count = counts.get(key);
        if (count) count.used = (totals[index] as number) + (unsynced.get(key) ?? 0);
      }
    } catch (error) {
      log.error(
        { event: 'limits_not_shared', ...errorFacts(error) },
        'what was counted stays in this process',
      );
      for (const { key, amount } of hits) unsynced.set(key, (unsynced.get(key) ?? 0) + amount);
    }
    scheduled = false;
    if (unsynced.size > 0) schedule();
  }

  function schedule(): void {
    if (!scheduled) setTimeout(sync, syncDelayMs).unref();
    scheduled = true;
  }

  function deleteExpired(now: number): void {
    if (now < sweepAt) return;
    sweepAt = now + minuteMs;
    for (const [key, { until }] of counts) if (until <= now) counts.delete(key);
  }
}

function isFull({ count, amount, limit }: Charge): boolean {
  return count.used + amount > limit;
}

function evictOldest(map: Map<string, unknown>): void {
  for (const key of map.keys()) {
    if (map.size <= maxCounts) return;
    map.delete(key);
  }
}
