import path from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { exampleRequest } from '../support/requests.ts';
import { openTestStore } from '../support/store.ts';
import { median, percentile, repeat } from './statistics.ts';

const rounds = 5;
const roundMs = 2000;
const body = JSON.stringify(exampleRequest('demo').fields);

/** One row, one commit. */
interface Bare {
  write(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Storing requests beside bare commits of the same database on the same disk, in turn in one run, by as many writers.
 * Prints both and returns the ratio of the rates.
 */
export async function compareCommits(databaseUrl: string | null, dataDir: string, writers: number) {
  const bare = databaseUrl ? await barePostgres(databaseUrl, writers) : bareSqlite(dataDir);
  const store = await openTestStore(dataDir, { databaseUrl });
  const save = () =>
    store.requests.save(exampleRequest('demo', { receivedAt: new Date() }), ['notification', 'confirmation']);
  const sides = [
    { name: 'bare commit', write: bare.write, rates: [] as number[], latencies: [] as number[] },
    { name: 'storing', write: save, rates: [] as number[], latencies: [] as number[] },
  ];
  for (const { write } of sides) await repeat(writers, 500, write);
  for (let round = 0; round < rounds; round++) {
    for (const { write, rates, latencies } of sides) {
      const measured = await repeat(writers, roundMs, write);
      rates.push(measured.perSecond);
      latencies.push(...measured.latencies);
    }
  }
  await bare.close();
  await store.close();

  const ratio = median(sides[1]?.rates ?? []) / median(sides[0]?.rates ?? []);
  console.log(`  ${writers === 1 ? '1 writer' : `${writers} writers`}`);
  for (const { name, rates, latencies } of sides) {
    const rate = String(Math.round(median(rates))).padStart(6);
    const [p50, p99] = [0.5, 0.99].map((share) => percentile(latencies, share).toFixed(2));
    console.log(`    ${name.padEnd(12)} ${rate} a second   p50 ${p50} ms   p99 ${p99} ms`);
  }
  console.log(`    ratio        ${ratio.toFixed(2)}`);
  return ratio;
}

/** In a file of its own with the settings of the store. */
function bareSqlite(dataDir: string): Bare {
  const database = new Database(path.join(dataDir, 'bare.sqlite'));
  database.pragma('page_size = 2048');
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table if not exists bare (id integer primary key, body text not null)');
  const insert = database.prepare('insert into bare (body) values (?)');
  return {
    async write() {
      insert.run(body);
    },
    async close() {
      database.close();
    },
  };
}

async function barePostgres(databaseUrl: string, writers: number): Promise<Bare> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: writers });
  await pool.query('create table if not exists bare (id bigserial primary key, body text not null)');
  return {
    async write() {
      await pool.query('insert into bare (body) values ($1)', [body]);
    },
    close: () => pool.end(),
  };
}
