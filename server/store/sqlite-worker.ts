/** The worker of sqlite-thread.ts: runs what takes long in the SQLite file of `workerData`. */
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { Statement, Task } from './sqlite-thread.ts';

const { file, lockWaitMs } = workerData as { file: string; lockWaitMs: number };
const database = new Database(file, { fileMustExist: true });
// As in sqlite.ts.
database.pragma('synchronous = FULL');
database.pragma('wal_autocheckpoint = 0');
database.pragma('foreign_keys = ON');
database.pragma('secure_delete = ON');

parentPort?.on('message', ({ number, task }: { number: number; task: Task }) => {
  try {
    const result = resultOf(task);
    parentPort?.postMessage({ number, result }, Array.isArray(result) ? result.flatMap(memoryOf) : []);
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    parentPort?.postMessage({ number, failed: { message, code } });
  }
});

function resultOf(task: Task): boolean | object[] {
  if (task === 'checkpoint') return checkpoint();
  return 'rowsOf' in task ? rowsOf(task.rowsOf) : transaction(task);
}

/** The memory of the files in a row, which is handed over and not copied. */
function memoryOf(row: object): ArrayBuffer[] {
  return Object.values(row).flatMap((value) => (Buffer.isBuffer(value) ? [value.buffer as ArrayBuffer] : []));
}

function rowsOf({ sql, parameters }: Statement): object[] {
  return database.prepare(sql).all(parameters) as object[];
}

function checkpoint(): boolean {
  // Does not wait for readers, such as a backup: the next attempt comes soon.
  database.pragma('busy_timeout = 20');
  // PASSIVE blocks no writer and does most of the work; TRUNCATE, which does block them, has little left.
  database.pragma('wal_checkpoint(PASSIVE)');
  const [{ busy }] = database.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }];
  return busy === 0;
}

function transaction(statements: readonly Statement[]): boolean {
  database.pragma(`busy_timeout = ${lockWaitMs}`);
  database.exec('begin immediate');
  try {
    const all = statements.every(({ sql, parameters }) => database.prepare(sql).run(parameters).changes > 0);
    database.exec(all ? 'commit' : 'rollback');
    return all;
  } finally {
    // After a full disk SQLite has rolled it back already.
    if (database.inTransaction) database.exec('rollback');
  }
}
