import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import Database from 'better-sqlite3';
import { pino } from 'pino';
import { exampleFields, saveExample } from '../../tests/support/requests.ts';
import { openTestStore } from '../../tests/support/store.ts';
import { databaseFile } from './folder.ts';
import { startRetention, untilNight } from './retention.ts';
import type { Store } from './store.ts';

const said = new EventEmitter();
const log = pino({ level: 'info' }, { write: (line) => said.emit(JSON.parse(line).msg) });
/** Resolves when the next run has ended. */
const run = () => once(said, 'retention');
const offeredJobs = ['Working Student Backend Developer'];

describe('retention', () => {
  let dataDir: string;
  let store: Store;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'kogge-retention-'));
    store = await openTestStore(dataDir);
  });
  afterEach(async () => {
    mock.timers.reset();
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('deletes on start, and in the night after the period has ended', async () => {
    let now = new Date('2028-11-19T12:00:00Z');
    for (const received of ['2026-11-19T12:00:00Z', '2026-11-20T01:00:00Z']) {
      await saveExample(store, 'demo', { receivedAt: new Date(received) });
    }
    mock.timers.enable({ apis: ['setTimeout'] });
    const retention = startRetention({ store, log, offeredJobs, clock: () => now });
    await run();
    assert.equal((await store.requests.find()).length, 1);
    now = new Date('2028-11-20T02:00:00Z');
    const second = run();
    mock.timers.tick(14 * 3_600_000);
    await second;
    assert.equal((await store.requests.find()).length, 0);
    await retention.stop();
  });

  it('deletes counters with hashes of addresses, also those of an earlier version', async () => {
    await saveExample(store, 'demo', {}, ['confirmation']);
    const [row] = await store.outbox.outgoing();
    assert(row);
    const day = new Date('2026-11-20T12:00:00Z');
    await store.outbox.admit(row, 'femke@hansekontor.example', { perDay: 3, perHour: 9 }, day);
    const database = new Database(databaseFile(dataDir));
    database.exec("insert into hits values (29727000, 'hash', 1)");
    const counts = ['confirmations', 'salts', 'hits'];
    const left = () => counts.map((table) => database.prepare(`select count(*) from ${table}`).pluck().get());
    assert.deepEqual(left(), [2, 1, 1]);
    const night = new Date('2026-11-21T02:00:00Z');
    await startRetention({ store, log, offeredJobs, clock: () => night }).stop();
    assert.deepEqual(left(), [0, 0, 0]);
    database.close();
  });

  it('deletes expired links and sessions of the desk', async () => {
    const until = new Date('2026-11-19T12:00:00Z');
    await store.desk.addSession({ secret: 'over', person: 'ole@kogge.example', until });
    await store.desk.addLink({ secret: 'over', browser: null, person: 'ole@kogge.example', until });
    await startRetention({ store, log, offeredJobs, clock: () => until }).stop();
    const before = new Date('2026-11-19T11:00:00Z');
    assert.equal(await store.desk.session('over', before), null);
    assert.equal(await store.desk.takeLink('over', null, before), null);
  });

  it('closes jobs that the site no longer offers', async () => {
    const fields = { ...exampleFields('application'), jobTitle: 'Captain' };
    await saveExample(store, 'application', { fields });
    await saveExample(store, 'application');
    const at = new Date('2027-01-20T02:00:00Z');
    await startRetention({ store, log, offeredJobs, clock: () => at }).stop();
    const closed = (await store.requests.find()).filter(({ jobClosedAt }) => jobClosedAt);
    assert.deepEqual(
      closed.map(({ fields, jobClosedAt }) => ({ ...fields, jobClosedAt })),
      [{ ...fields, jobClosedAt: at }],
    );
  });

  it('deletes the files of suspected spam after 30 days', async () => {
    await saveExample(store, 'application', { spamReason: 'honeypot' });
    await startRetention({ store, log, offeredJobs, clock: () => new Date('2026-12-21T02:00:00Z') }).stop();
    assert.equal((await store.requests.find())[0]?.files[0]?.size, 0);
  });

  it('tries again an hour later when the database is away', async () => {
    let failures = 0;
    const deleteDue = async () => {
      failures += 1;
      throw new Error('away');
    };
    const broken = { ...store, erasure: { ...store.erasure, deleteDue } };
    mock.timers.enable({ apis: ['setTimeout'] });
    const failed = once(said, 'retention failed, tries again in an hour');
    const retention = startRetention({ store: broken, log, offeredJobs });
    await failed;
    mock.timers.tick(3_600_000);
    await retention.stop();
    assert.equal(failures, 2);
  });

  it('runs at night', () => {
    assert.equal(untilNight(new Date('2026-11-20T01:59:00Z')), 60_000);
    assert.equal(untilNight(new Date('2026-11-20T02:00:00Z')), 24 * 3_600_000);
  });
});
