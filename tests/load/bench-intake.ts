/**
 * `npm run bench:intake`: how fast requests are stored, beside the bare commit rate of the same database on the same
 * disk. Both alternate in one run, with the same number of writers; the ratio is the figure of quality.md (≥ 0.5).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { openStore } from '../../server/store/store.ts';
import { PostgresServer } from '../support/postgres.ts';
import { exampleRequest } from '../support/requests.ts';

const rounds = 5;
const roundMs = 2000;
const writers = 8;
const body = JSON.stringify(exampleRequest('demo').fields);

interface Side {
  name: string;
  /** One commit. */
  write(): Promise<void>;
  latencies: number[];
  rates: number[];
}

const folder = await mkdtemp(path.join(tmpdir(), 'kogge-bench-'));
const postgres = await PostgresServer.start();
try {
  await compare('SQLite', null, bareSqlite());
  const databaseUrl = await postgres.database();
  await compare('PostgreSQL', databaseUrl, await barePostgres(databaseUrl));
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function compare(
  engine: string,
  databaseUrl: string | null,
  bare: { write(): Promise<void>; close(): Promise<void> },
) {
  const store = await openStore({ databaseUrl, dataDir: folder, mailDomain: 'kogge.example' });
  const save = async () => {
    await store.save(exampleRequest('demo', { receivedAt: new Date() }), ['notification', 'confirmation']);
  };
  const sides: Side[] = [
    { name: 'bare commit', write: () => bare.write(), latencies: [], rates: [] },
    { name: 'storing', write: save, latencies: [], rates: [] },
  ];
  for (const side of sides) await measure(side, 500);
  for (const side of sides) Object.assign(side, { latencies: [], rates: [] });
  for (let round = 0; round < rounds; round++) {
    for (const side of sides) await measure(side, roundMs);
  }
  await bare.close();
  await store.close();

  console.log(`\n${engine}, ${writers} writers, ${rounds} rounds of ${roundMs / 1000} s each`);
  for (const { name, rates, latencies } of sides) {
    latencies.sort((a, b) => a - b);
    const at = (share: number) => (latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(1);
    console.log(
      `  ${name.padEnd(12)} ${String(Math.round(median(rates))).padStart(6)} a second   p50 ${at(0.5)} ms   p99 ${at(0.99)} ms`,
    );
  }
  const [bareRate, rate] = sides.map(({ rates }) => median(rates));
  const ratio = (rate ?? 0) / (bareRate ?? 1);
  console.log(`  ratio        ${ratio.toFixed(2)} (wanted: 0.5 or more)`);
  if (ratio < 0.5) process.exitCode = 1;
}

async function measure(side: Side, ms: number): Promise<void> {
  const start = performance.now();
  let commits = 0;
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (performance.now() - start < ms) {
        const before = performance.now();
        await side.write();
        side.latencies.push(performance.now() - before);
        commits += 1;
        // SQLite answers without waiting; the writers take turns as visitors would.
        await new Promise((resolve) => setImmediate(resolve));
      }
    }),
  );
  side.rates.push((commits / (performance.now() - start)) * 1000);
}

/** One row, one commit, in a file of its own with the settings of the store. */
function bareSqlite() {
  const database = new Database(path.join(folder, 'bare.sqlite'));
  database.pragma('page_size = 2048');
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table bare (id integer primary key, body text not null)');
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

async function barePostgres(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: writers });
  await pool.query('create table bare (id bigserial primary key, body text not null)');
  return {
    async write() {
      await pool.query('insert into bare (body) values ($1)', [body]);
    },
    close: () => pool.end(),
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
