/** What takes long in the SQLite file of `workerData`, beside the thread that answers everybody; see sqlite-thread.ts. */
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
  // Who reads may do so for long; the next attempt comes soon.
  database.pragma('busy_timeout = 20');
  // Most of the work keeps no writer waiting; little is left for the second step, which does.
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
    // A full disk has ended it already.
    if (database.inTransaction) database.exec('rollback');
  }
}
