import { hourMs } from '../../domain/periods.ts';
import { errorFacts, type Log } from '../log.ts';
import type { Store } from './store.ts';

export interface Retention {
  /** Whether the last run failed; undefined before the first has ended. */
  failed(): boolean | undefined;
  /** End of the last successful run of this process. */
  lastDoneAt(): Date | null;
  stop(): Promise<void>;
}

interface RetentionOptions {
  store: Store;
  log: Log;
  /** Titles of the open jobs; recruitment for all others has ended. */
  offeredJobs: readonly string[];
  clock?: () => Date;
}

// At night in Bremen, summer and winter.
const hourUtc = 2;
const retryMs = hourMs;

/**
 * Deletes expired data now and every night: requests whose retention period (`domain/requests`) has ended, files of
 * suspected spam, counters of confirmations, sign-ins of the desk. Several processes may run it at once.
 */
export function startRetention({
  store,
  log,
  offeredJobs,
  clock = () => new Date(),
}: RetentionOptions): Retention {
  let timer: NodeJS.Timeout | undefined;
  let lastDoneAt: Date | null = null;
  let failed: boolean | undefined;
  let stopped = false;
  let running = run();

  async function run(): Promise<void> {
    let pause = untilNight(clock());
    try {
      // Staff may have forgotten to close a job.
      const closed = await store.requests.closeJobsExcept(offeredJobs, clock());
      const deletions = await store.erasure.deleteDue(clock());
      const spamFiles = await store.erasure.deleteSpamFiles(clock());
      await store.erasure.deleteExpiredCounts(clock());
      await store.desk.deleteExpiredSignIns(clock());
      await store.erasure.purge();
      const deleted = Object.entries(Object.groupBy(deletions, ({ kind }) => kind));
      failed = false;
      lastDoneAt = clock();
      log.info(
        {
          event: 'retention',
          deleted: Object.fromEntries(deleted.map(([kind, all]) => [kind, all.length])),
          spamFiles,
          closed,
        },
        'retention',
      );
    } catch (error) {
      failed = true;
      log.error(
        { event: 'retention_failed', ...errorFacts(error) },
        'retention failed, tries again in an hour',
      );
      pause = retryMs;
    }
    if (stopped) return;
    timer = setTimeout(() => {
      running = run();
    }, pause);
    timer.unref();
  }

  return {
    failed: () => failed,
    lastDoneAt: () => lastDoneAt,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Milliseconds until the next nightly run. */
export function untilNight(now: Date): number {
  const night = new Date(now);
  night.setUTCHours(hourUtc, 0, 0, 0);
  if (night <= now) night.setUTCDate(night.getUTCDate() + 1);
  return night.getTime() - now.getTime();
}
