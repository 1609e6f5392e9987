/** Worker of sqlite-driver.ts: runs statements one by one on the SQLite file of `workerData`. */
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { Answer, Statement } from './sqlite-driver.ts';

const file = workerData as string;
let database: Database.Database | undefined;

parentPort?.on('message', (statement: Statement | 'close') => {
  if (statement !== 'close') {
    parentPort?.postMessage(answerTo(statement));
    return;
  }
  database?.close();
  parentPort?.close();
});

function answerTo(statement: Statement): Answer {
  const { number } = statement;
  try {
    return { number, ...run(statement) };
  } catch (error) {
    const { message, code = 'SQLITE_ERROR' } = error as { message: string; code?: string };
    return { number, failed: { message, code } };
  }
}

function run({ sql, parameters }: Statement): Omit<Answer, 'number'> {
  database ??= new Database(file);
  // On a full disk SQLite has rolled back already; an error here would hide the first one.
  if (sql === 'rollback' && !database.inTransaction) return {};
  const statement = database.prepare<unknown[]>(sql);
  if (statement.reader) return { rows: statement.all(...parameters) };
  return { changes: statement.run(...parameters).changes };
}
