import { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { CompiledQuery } from 'kysely';

export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;
/** To empty the write-ahead log, statements of one transaction, or a statement whose rows are wanted. */
export type Task = 'checkpoint' | readonly Statement[] | { rowsOf: Statement };

/** A second connection to the SQLite file in a thread of its own. */
export interface SqliteThread {
  /**
   * `checkpoint`: empties the write-ahead log; false while somebody who reads prevents it. Statements: runs them in one
   * transaction; false, and nothing is changed, when one of them changes no row.
   */
  run(task: Exclude<Task, { rowsOf: Statement }>): Promise<boolean>;
  /** Runs a statement that reads, and returns its rows. */
  rowsOf(statement: Statement): Promise<unknown[]>;
  stop(): Promise<void>;
}

interface Answer {
  number: number;
  result?: unknown;
  failed?: { message: string; code?: string };
}

/**
 * Runs what would block the main thread: better-sqlite3 is synchronous, and writing 10 MB takes a tenth of a second.
 * Starts with the first task; one task at a time, in their order.
 */
export function startSqliteThread(file: string, lockWaitMs: number): SqliteThread {
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  let worker: Worker | undefined;
  let count = 0;

  function startWorker(): Worker {
    const fresh = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: { file, lockWaitMs },
    });
    fresh.on('message', ({ number, result, failed }: Answer) => {
      const waiting = pending.get(number);
      pending.delete(number);
      if (pending.size === 0) fresh.unref();
      if (!failed) waiting?.resolve(result);
      else waiting?.reject(new Database.SqliteError(failed.message, failed.code ?? 'SQLITE_ERROR'));
    });
    fresh.on('error', (error) => handleEnd(fresh, error));
    fresh.on('exit', () => handleEnd(fresh, new Error('The thread of the database has ended')));
    return fresh;
  }

  /** Whoever waits for an answer is told; the next task gets a new thread. */
  function handleEnd(thread: Worker, error: unknown): void {
    // After an error its exit comes too, when the next one may be at work.
    if (thread !== worker) return;
    worker = undefined;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  }

  function ask(task: Task): Promise<unknown> {
    worker ??= startWorker();
    worker.ref();
    count += 1;
    const waiting = Promise.withResolvers<unknown>();
    pending.set(count, waiting);
    worker.postMessage({ number: count, task });
    return waiting.promise;
  }

  return {
    run: (task) => ask(task) as Promise<boolean>,
    rowsOf: (statement) => ask({ rowsOf: statement }) as Promise<unknown[]>,
    async stop() {
      await Promise.allSettled([...pending.values()].map(({ promise }) => promise));
      await worker?.terminate();
    },
  };
}
