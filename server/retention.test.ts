import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { pino } from 'pino';
import { exampleRequest } from '../tests/support/requests.ts';
import { startRetention, untilNight } from './retention.ts';
import { openStore, type Store } from './store/store.ts';

const log = pino({ level: 'silent' });

describe('retention', () => {
  let dataDir: string;
  let store: Store;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'kogge-retention-'));
    store = await openStore({ databaseUrl: null, dataDir, mailDomain: 'kogge.example' });
  });
  afterEach(async () => {
    mock.timers.reset();
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('deletes on start, and again in the night after the period has ended', async () => {
    let now = new Date('2028-11-19T12:00:00Z');
    await store.save(exampleRequest('demo', { receivedAt: new Date('2026-11-19T12:00:00Z') }), []);
    await store.save(exampleRequest('demo', { receivedAt: new Date('2026-11-20T01:00:00Z') }), []);
    mock.timers.enable({ apis: ['setTimeout'] });
    const retention = startRetention({ store, log, clock: () => now });
    const salt = await store.dailySalt(now);
    while ((await store.find()).length === 2);
    await new Promise((resolve) => setImmediate(resolve));
    now = new Date('2028-11-20T02:00:00Z');
    mock.timers.tick(14 * 3_600_000);
    while ((await store.find()).length === 1);
    await retention.stop();
    // Another process, which remembers nothing: the salt of the day before is gone.
    const other = await openStore({ databaseUrl: null, dataDir, mailDomain: 'kogge.example' });
    assert.notEqual(await other.dailySalt(new Date('2028-11-19T12:00:00Z')), salt);
    await other.close();
  });

  it('forgets what was counted to limit requests, hashes of addresses', async () => {
    const at = new Date('2026-11-19T12:00:00Z');
    const hit = { key: 'hash', until: new Date('2026-11-20T00:00:00Z'), amount: 1 };
    await store.addHits([hit], at);
    const retention = startRetention({ store, log, clock: () => new Date('2026-11-20T02:00:00Z') });
    await retention.stop();
    assert.deepEqual(await store.addHits([hit], at), [1]);
  });

  it('tries again an hour later when the store is away', async () => {
    let failures = 0;
    const broken = {
      ...store,
      deleteDue: async () => {
        failures += 1;
        throw new Error('away');
      },
    };
    mock.timers.enable({ apis: ['setTimeout'] });
    const retention = startRetention({ store: broken, log });
    await new Promise((resolve) => setImmediate(resolve));
    mock.timers.tick(3_600_000);
    await retention.stop();
    assert.equal(failures, 2);
  });

  it('knows when it is night', () => {
    assert.equal(untilNight(new Date('2026-11-20T01:59:00Z')), 60_000);
    assert.equal(untilNight(new Date('2026-11-20T02:00:00Z')), 24 * 3_600_000);
  });
});
