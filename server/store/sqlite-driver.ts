import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { CompiledQuery, DatabaseConnection, Driver, TransactionSettings } from 'kysely';

export interface Statement extends Pick<CompiledQuery, 'sql' | 'parameters'> {
  number: number;
}

export interface Answer {
  number: number;
  rows?: unknown[];
  changes?: number;
  failed?: { message: string; code: string };
}

/**
 * Kysely driver for an SQLite file with one connection in a worker: better-sqlite3 is synchronous, and storing an
 * application of 20 MB would block the main thread for 0.1 s.
 */
export class SqliteWorkerDriver implements Driver {
  readonly #file: string;
  readonly #pending = new Map<number, PromiseWithResolvers<Answer>>();
  #worker: Worker | undefined;
  #lastNumber = 0;

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    // No listener for errors: a crash of the worker ends the process, which is then restarted.
    this.#worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: this.#file });
    this.#worker.on('message', (answer: Answer) => {
      const { number, failed } = answer;
      const answered = this.#pending.get(number);
      this.#pending.delete(number);
      // An idle worker must not keep the process alive.
      if (this.#pending.size === 0) this.#worker?.unref();
      if (failed) answered?.reject(new Database.SqliteError(failed.message, failed.code));
      else answered?.resolve(answer);
    });
  }

  // Kysely hands the connection to one caller at a time (SqliteAdapter: no multiple connections).
  async acquireConnection(): Promise<DatabaseConnection> {
    return {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => {
        const { rows = [], changes = 0 } = await this.#run(sql, parameters);
        return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
      },
      streamQuery() {
        throw new Error('Rows of SQLite are not streamed');
      },
    };
  }

  async beginTransaction(_: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    // Takes the write lock at once: of two transactions that read and then write, one would fail.
    await this.#run(accessMode === 'read only' ? 'begin' : 'begin immediate');
  }

  async commitTransaction(): Promise<void> {
    await this.#run('commit');
  }

  async rollbackTransaction(): Promise<void> {
    await this.#run('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    if (!this.#worker) return;
    const ended = once(this.#worker, 'exit');
    this.#worker.ref();
    this.#worker.postMessage('close');
    await ended;
  }

  #run(sql: string, parameters: readonly unknown[] = []): Promise<Answer> {
    const number = this.#lastNumber++;
    const answer = Promise.withResolvers<Answer>();
    this.#pending.set(number, answer);
    this.#worker?.ref();
    this.#worker?.postMessage({ number, sql, parameters } satisfies Statement);
    return answer.promise;
  }
}
