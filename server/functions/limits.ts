import { createHash } from 'node:crypto';
import type { RequestKind } from '../../domain/requests/index.ts';
import { networksOf } from '../addresses.ts';
import { errorFacts, type Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { Refusal } from './refusal.ts';

/** What one address may upload in a day (UTC), in KiB: a dozen of the largest applications. */
const uploadKiB = 250 * 1024;
const minuteMs = 60_000;
const dayMs = 86_400_000;
/** How long other processes may not know what was counted here. */
const shareAfterMs = 1000;
// So many rows are written in a few milliseconds, however many senders there are.
const sharedAtOnce = 500;
// Forgets the oldest, so that senders without number cannot fill the memory.
const maxCounts = 50_000;

interface Count {
  /** End of the minute or day it counts, in milliseconds since 1970. */
  until: number;
  used: number;
}

/** One request, as limits see it. */
export interface Counted {
  address: string;
  kind: RequestKind;
  /** Bytes of files it may bring. */
  upload: number;
}

export interface Limits {
  /**
   * Counts a request, or refuses it uncounted (429): more than so many of a kind in a minute, or too many bytes of files
   * in a day, from one address or one network.
   */
  take(counted: Counted): Promise<void>;
  /** Adds what was counted here to the store, and learns what other processes have counted. */
  share(): Promise<void>;
}

interface Parts {
  store: Pick<Store, 'addHits' | 'dailySalt'>;
  log: Log;
  clock: () => Date;
  /** 0 = no limit on requests. */
  perMinute: number;
}

/**
 * Counts in memory, so that a refused request costs nothing and a counted one no commit. Several processes on one store
 * tell each other every second: until then each of them admits up to the whole limit. The store sees only hashes, whose
 * salt changes daily.
 */
export function createLimits({ store, log, clock, perMinute }: Parts): Limits {
  const counts = new Map<string, Count>();
  const unshared = new Map<string, number>();
  let scheduled = false;
  let sweepAt = 0;

  return { take, share };

  async function take({ address, kind, upload }: Counted): Promise<void> {
    const now = clock();
    const salt = await store.dailySalt(now);
    const asked = networksOf(address).flatMap(({ name, factor }) => [
      ...(perMinute > 0 ? [ask(`${salt} ${name} ${kind}`, 1, perMinute * factor, minuteMs)] : []),
      ...(upload > 0 ? [ask(`${salt} ${name}`, Math.ceil(upload / 1024), uploadKiB * factor, dayMs)] : []),
    ]);
    const full = asked.filter(({ count, amount, most }) => count.used + amount > most);
    // Who is refused uses up nothing: neighbours in the same /48 can still send.
    if (full.length > 0) {
      const until = Math.max(...full.map(({ count }) => count.until));
      throw new Refusal('too_many_requests', { retryAfter: Math.ceil((until - now.getTime()) / 1000) });
    }
    for (const { key, count, amount } of asked) {
      count.used += amount;
      counts.set(key, count);
      unshared.set(key, (unshared.get(key) ?? 0) + amount);
    }
    keepSmall(counts);
    keepSmall(unshared);
    schedule();

    function ask(text: string, amount: number, most: number, spanMs: number) {
      const key = createHash('sha256').update(text).digest('base64url');
      const known = counts.get(key);
      const until = (Math.floor(now.getTime() / spanMs) + 1) * spanMs;
      return { key, amount, most, count: known?.until === until ? known : { until, used: 0 } };
    }
  }

  async function share(): Promise<void> {
    const now = clock();
    const batch = [...unshared.entries().take(sharedAtOnce)];
    for (const [key] of batch) unshared.delete(key);
    forgetOld(now.getTime());
    const hits = batch.flatMap(([key, amount]) => {
      const count = counts.get(key);
      return count && count.until > now.getTime() ? [{ key, until: new Date(count.until), amount }] : [];
    });
    try {
      const totals = await store.addHits(hits, now);
      for (const [index, { key, until }] of hits.entries()) {
        const count = counts.get(key);
        if (count?.until !== until.getTime()) continue;
        count.used = (totals[index] as number) + (unshared.get(key) ?? 0);
      }
    } catch (error) {
      log.error(
        { event: 'limits not shared', ...errorFacts(error) },
        'what was counted stays in this process',
      );
      for (const { key, amount } of hits) unshared.set(key, (unshared.get(key) ?? 0) + amount);
    }
    scheduled = false;
    if (unshared.size > 0) schedule();
  }

  function schedule(): void {
    if (!scheduled) setTimeout(share, shareAfterMs).unref();
    scheduled = true;
  }

  function forgetOld(now: number): void {
    if (now < sweepAt) return;
    sweepAt = now + minuteMs;
    for (const [key, { until }] of counts) if (until <= now) counts.delete(key);
  }
}

function keepSmall(map: Map<string, unknown>): void {
  for (const key of map.keys()) {
    if (map.size <= maxCounts) return;
    map.delete(key);
  }
}
