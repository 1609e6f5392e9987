import { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { CompiledQuery } from 'kysely';

export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;
/** To empty the write-ahead log, or statements of one transaction. */
export type Task = 'checkpoint' | readonly Statement[];

/** A second connection to the SQLite file in a thread of its own. */
export interface SqliteThread {
  /**
   * `checkpoint`: empties the write-ahead log; false while somebody who reads prevents it. Statements: runs them in one
   * transaction; false, and nothing is changed, when one of them changes no row.
   */
  run(task: Task): Promise<boolean>;
  stop(): Promise<void>;
}

interface Answer {
  number: number;
  done?: boolean;
  failed?: { message: string; code?: string };
}

/**
 * * Runs what would block the main thread: better-sqlite3 is synchronous, and writing 10 MB takes a tenth of a second.
 * Starts with the first task; one task at a time, in their order.
 */
export function startSqliteThread(file: string, lockWaitMs: number): SqliteThread {
  const pending = new Map<number, PromiseWithResolvers<boolean>>();
  let worker: Worker | undefined;
  let count = 0;

  function startWorker(): Worker {
    const fresh = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: { file, lockWaitMs },
    });
    fresh.on('message', ({ number, done, failed }: Answer) => {
      const waiting = pending.get(number);
      pending.delete(number);
      if (pending.size === 0) fresh.unref();
      if (!failed) waiting?.resolve(done === true);
      else waiting?.reject(new Database.SqliteError(failed.message, failed.code ?? 'SQLITE_ERROR'));
    });
    fresh.on('error', (error) => handleEnd(error));
    fresh.on('exit', () => handleEnd(new Error('The thread of the database has ended')));
    return fresh;
  }

  /** Rejects the task that is running; the next one gets a new thread. */
  function handleEnd(error: unknown): void {
    worker = undefined;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  }

  return {
    run(task) {
      worker ??= startWorker();
      worker.ref();
      count += 1;
      const waiting = Promise.withResolvers<boolean>();
      pending.set(count, waiting);
      worker.postMessage({ number: count, task });
      return waiting.promise;
    },
    async stop() {
      await Promise.allSettled([...pending.values()].map(({ promise }) => promise));
      await worker?.terminate();
    },
  };
}
