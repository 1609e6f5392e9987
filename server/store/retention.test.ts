import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import Database from 'better-sqlite3';
import { pino } from 'pino';
import { exampleRequest } from '../../tests/support/requests.ts';
import { openTestStore } from '../../tests/support/store.ts';
import { databaseFile } from './folder.ts';
import { startRetention, untilNight } from './retention.ts';
import type { Store } from './store.ts';

const said = new EventEmitter();
const log = pino({ level: 'info' }, { write: (line) => said.emit(JSON.parse(line).msg) });
/** Resolves when the next run has ended, whatever it has deleted. */
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

  it('deletes on start, and again in the night after the period has ended', async () => {
    let now = new Date('2028-11-19T12:00:00Z');
    await store.requests.save(exampleRequest('demo', { receivedAt: new Date('2026-11-19T12:00:00Z') }), []);
    await store.requests.save(exampleRequest('demo', { receivedAt: new Date('2026-11-20T01:00:00Z') }), []);
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

  it('forgets whom it counted, hashes of addresses, its own and those of the version before', async () => {
    const saved = await store.requests.save(exampleRequest('demo'), ['confirmation']);
    const [row] = await store.outbox.outgoing();
    assert('id' in saved && row);
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

  it('forgets links, sessions and browsers of the desk that are over, whether or not anybody signs in', async () => {
    const until = new Date('2026-11-19T12:00:00Z');
    await store.desk.addSession({ secret: 'over', person: 'ole@kogge.example', until });
    await store.desk.addLink({ secret: 'over', browser: null, person: 'ole@kogge.example', until });
    await startRetention({ store, log, offeredJobs, clock: () => until }).stop();
    const before = new Date('2026-11-19T11:00:00Z');
    assert.equal(await store.desk.session('over', before), null);
    assert.equal(await store.desk.takeLink('over', null, before), null);
  });

  it('begins the period of applications for jobs that the site no longer offers', async () => {
    const fields = { ...exampleRequest('application').fields, jobTitle: 'Captain' };
    await store.requests.save(exampleRequest('application', { fields }), []);
    await store.requests.save(exampleRequest('application'), []);
    const at = new Date('2027-01-20T02:00:00Z');
    await startRetention({ store, log, offeredJobs, clock: () => at }).stop();
    const closed = (await store.requests.find()).map(({ kind, fields, jobClosedAt }) => [
      kind === 'application' && fields.jobTitle,
      jobClosedAt,
    ]);
    assert.deepEqual(
      new Map(closed as [string, Date | null][]),
      new Map([
        ['Captain', at],
        [offeredJobs[0], null],
      ]),
    );
  });

  it('deletes the files of suspected spam after 30 days', async () => {
    await store.requests.save(exampleRequest('application', { spamReason: 'honeypot' }), []);
    await startRetention({ store, log, offeredJobs, clock: () => new Date('2026-12-21T02:00:00Z') }).stop();
    assert.equal((await store.requests.find())[0]?.files[0]?.size, 0);
  });

  it('tries again an hour later when the store is away', async () => {
    let failures = 0;
    const broken = {
      ...store,
      erasure: {
        ...store.erasure,
        deleteDue: async () => {
          failures += 1;
          throw new Error('away');
        },
      },
    };
    mock.timers.enable({ apis: ['setTimeout'] });
    const failed = once(said, 'retention failed, tries again in an hour');
    const retention = startRetention({ store: broken, log, offeredJobs });
    await failed;
    mock.timers.tick(3_600_000);
    await retention.stop();
    assert.equal(failures, 2);
  });

  it('knows when it is night', () => {
    assert.equal(untilNight(new Date('2026-11-20T01:59:00Z')), 60_000);
    assert.equal(untilNight(new Date('2026-11-20T02:00:00Z')), 24 * 3_600_000);
  });
});
