import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { failureOf } from './failure.ts';

const retryMs = 1000;
// The store may be away for hours: its log line comes once in this time.
const logAgainMs = 60_000;

/** What becomes of the work on the outbox while the store is away. */
export interface Persistence {
  logAway(error: unknown): void;
  /** Tries again until it is written. What was sent must be noted, or it would be sent twice: its row stays leased. */
  persist(write: () => Promise<unknown>): Promise<void>;
}

/** Gives up when `stopped` aborts: leases end by themselves. */
export function createPersistence(log: Log, stopped: AbortSignal): Persistence {
  let loggedAt = Number.NEGATIVE_INFINITY;

  function logAway(error: unknown): void {
    const now = Date.now();
    if (now - loggedAt < logAgainMs) return;
    loggedAt = now;
    log.warn({ event: 'outbox_away', ...failureOf(error).facts }, 'the outbox cannot be used');
  }

  async function persist(write: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await write();
        return;
      } catch (error) {
        logAway(error);
        if (stopped.aborted) return;
        await sleep(retryMs);
      }
    }
  }

  return { logAway, persist };
}
