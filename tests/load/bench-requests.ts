/**
 * `npm run bench:requests`: how fast requests are stored, beside the bare commit rate of the same database on the same
 * disk (wanted: at least half of it with eight writers), and where the time of a request goes from socket to commit.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PostgresServer } from '../support/postgres.ts';
import { compareCommits } from './commits.ts';
import { record } from './figures.ts';
import { printSteps } from './request-steps.ts';

const wanted = 0.5;
const writers = 8;

const folder = await mkdtemp(path.join(tmpdir(), 'kogge-bench-'));
const postgres = await PostgresServer.start();
try {
  await bench('SQLite', async () => null);
  await bench('PostgreSQL', () => postgres.database());
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** `database` gives a new one each time, so that no mails of the commits wait while POSTs are measured. */
async function bench(engine: string, database: () => Promise<string | null>): Promise<void> {
  console.log(`\n${engine} (ratio wanted with ${writers} writers: ${wanted} or more)`);
  const databaseUrl = await database();
  const ratio = await compareCommits(databaseUrl, folder, writers);
  await compareCommits(databaseUrl, folder, 1);
  await printSteps(await database());
  const what = `requests stored on ${engine} by ${writers} writers beside bare commits`;
  record('bench:requests', [{ what, figure: ratio.toFixed(2), mark: `≥ ${wanted}` }]);
  if (ratio < wanted) process.exitCode = 1;
}
