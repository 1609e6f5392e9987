/** Empties the write-ahead log of the SQLite file in `workerData`, once for each message. */
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

const database = new Database(workerData as string, { timeout: 20, fileMustExist: true });

parentPort?.on('message', () => {
  // Most of the work keeps no writer waiting; little is left for the second step, which does.
  database.pragma('wal_checkpoint(PASSIVE)');
  const [{ busy }] = database.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }];
  parentPort?.postMessage(busy === 0);
});
