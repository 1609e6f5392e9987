import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { failureOf } from './failure.ts';

const retryMs = 1000;
// The store may be unavailable for hours: log at most once in this time.
const logAgainMs = 60_000;

export type Persistence = ReturnType<typeof createPersistence>;

/** Keeps the delivery running while the store is unavailable. Retries end when `stopped` aborts. */
export function createPersistence(log: Log, stopped: AbortSignal) {
  let loggedAt = Number.NEGATIVE_INFINITY;

  function logUnavailable(error: unknown): void {
    const now = Date.now();
    if (now - loggedAt < logAgainMs) return;
    loggedAt = now;
    log.warn({ event: 'outbox_away', ...failureOf(error).facts }, 'the outbox cannot be used');
  }

  /** Retries until the write succeeds: a delivered row that is not marked would be sent twice. */
  async function persist(write: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await write();
        return;
      } catch (error) {
        logUnavailable(error);
        if (stopped.aborted) return;
        await sleep(retryMs);
      }
    }
  }

  return { logUnavailable, persist };
}
