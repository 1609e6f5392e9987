import type { RequestKind } from '../../domain/requests/index.ts';
import { type Network, networksOf } from '../addresses.ts';
import { errorFacts, type Log } from '../log.ts';
import { dayMs, endOf, hourMs, minuteMs } from '../periods.ts';
import { saltedHash } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { Refusal } from './refusal.ts';

/** What one address may upload in a day (UTC), in KiB: a dozen of the largest applications. */
const uploadKiB = 250 * 1024;
/** What suspected spam may upload in a day, from all addresses together, in KiB. */
const spamKiB = 20 * 1024;
/** The part of CONFIRMATIONS_PER_HOUR that one address may use up. */
const confirmationShare = 0.1;
/** How long other processes may not know what was counted here. */
const syncDelayMs = 1000;
// So many rows are written in a few milliseconds, however many senders there are.
const maxSyncRows = 100;
// Forgets the oldest, so that senders without number cannot fill the memory.
const maxCounts = 50_000;

const allSenders: Network = { name: 'everybody', factor: 1 };

interface Count {
  /** End of the minute or day it counts, in milliseconds since 1970. */
  until: number;
  used: number;
}

export interface Limits {
  /**
   * Counts a request, whatever becomes of it. Refuses it uncounted (429) when one address or network has sent too many
   * of its kind in a minute, or when the announced bytes of files are more than it may still bring that day.
   */
  takeRequest(address: string, kind: RequestKind, announced: number): Promise<void>;
  /** Counts bytes of files that are about to be stored, or refuses them uncounted (429). */
  takeFiles(address: string, bytes: number): Promise<void>;
  /** Counts bytes of files of suspected spam; false, and uncounted, when there is no more room for them today. */
  takeSpamFiles(bytes: number): Promise<boolean>;
  /** Counts a confirmation; false, and uncounted, when this address or network has used up its part of the hour's. */
  takeConfirmation(address: string): Promise<boolean>;
  /** Adds what was counted here to the store, and learns what other processes have counted. */
  sync(): Promise<void>;
}

/** What a request adds to one count, and the limit of that count. */
interface Charge {
  key: string;
  count: Count;
  amount: number;
  limit: number;
}

interface Parts {
  store: Pick<Store, 'addHits' | 'dailySalt'>;
  log: Log;
  clock: () => Date;
  /** 0 = no limit on requests. */
  perMinute: number;
  /** For all senders together; 0 = no limit. */
  confirmationsPerHour: number;
}

/**
 * Counts in memory, so that a refused request costs nothing and a counted one no commit. Several processes on one store
 * tell each other every second: until then each of them admits up to the whole limit. The store sees only hashes, whose
 * salt changes daily.
 */
export function createLimits({ store, log, clock, perMinute, confirmationsPerHour }: Parts): Limits {
  const counts = new Map<string, Count>();
  const unsynced = new Map<string, number>();
  let scheduled = false;
  let sweepAt = 0;

  return {
    async takeRequest(address, kind, announced) {
      const charge = await chargesFor(networksOf(address));
      const requests = perMinute > 0 ? charge(kind, 1, perMinute, minuteMs) : [];
      const files = announced > 0 ? charge('files', kiB(announced), uploadKiB, dayMs) : [];
      refuseOverLimit([...requests, ...files]);
      add(requests);
    },
    async takeFiles(address, bytes) {
      if (bytes === 0) return;
      const files = (await chargesFor(networksOf(address)))('files', kiB(bytes), uploadKiB, dayMs);
      refuseOverLimit(files);
      add(files);
    },
    async takeSpamFiles(bytes) {
      return addUnlessFull((await chargesFor([allSenders]))('spam', kiB(bytes), spamKiB, dayMs));
    },
    async takeConfirmation(address) {
      if (confirmationsPerHour === 0) return true;
      const limit = Math.ceil(confirmationsPerHour * confirmationShare);
      return addUnlessFull((await chargesFor(networksOf(address)))('confirmation', 1, limit, hourMs));
    },
    sync,
  };

  /** Makes the charges of these networks; `limit` is for one address. */
  async function chargesFor(networks: readonly Network[]) {
    const now = clock();
    const salt = await store.dailySalt(now);
    return (what: string, amount: number, limit: number, periodMs: number): Charge[] =>
      networks.map(({ name, factor }) => {
        const until = endOf(periodMs, now);
        const key = saltedHash(salt, `${name} ${what} ${until}`);
        return { key, count: counts.get(key) ?? { until, used: 0 }, amount, limit: limit * factor };
      });
  }

  /** A refused request is not counted, so that its neighbours in the same /48 can still send. */
  function refuseOverLimit(charges: readonly Charge[]): void {
    const full = charges.filter(isFull);
    if (full.length === 0) return;
    const until = Math.max(...full.map(({ count }) => count.until));
    const retryAfter = Math.ceil((until - clock().getTime()) / 1000);
    throw new Refusal('too_many_requests', { retryAfter });
  }

  function addUnlessFull(charges: readonly Charge[]): boolean {
    if (charges.some(isFull)) return false;
    add(charges);
    return true;
  }

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

function kiB(bytes: number): number {
  return Math.ceil(bytes / 1024);
}

function evictOldest(map: Map<string, unknown>): void {
  for (const key of map.keys()) {
    if (map.size <= maxCounts) return;
    map.delete(key);
  }
}
