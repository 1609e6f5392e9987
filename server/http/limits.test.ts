import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pino } from 'pino';
import type { RequestKind } from '../../domain/requests/index.ts';
import type { Hits } from '../store/store.ts';
import { createLimits } from './limits.ts';

const megabyte = 1024 * 1024;

/** What several processes share. */
function sharedStore() {
  const sums = new Map<string, number>();
  let commits = 0;
  return {
    sums,
    get commits() {
      return commits;
    },
    dailySalt: async () => 'salt',
    async addHits(hits: readonly Hits[]) {
      commits += 1;
      return hits.map(({ key, until, amount }) => {
        const sum = (sums.get(`${key} ${+until}`) ?? 0) + amount;
        sums.set(`${key} ${+until}`, sum);
        return sum;
      });
    },
  };
}

function newProcess(store = sharedStore(), perMinute = 2, confirmationsPerHour = 20) {
  const state = { now: new Date('2026-11-20T10:00:42Z') };
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const limits = createLimits({
    store,
    log,
    clock: () => state.now,
    perMinute,
    confirmationsPerHour,
  });
  const take = (address: string, kind: RequestKind = 'demo') => limits.takeRequest(address, kind, 0);
  const fails = (address: string) => assert.rejects(take(address), { code: 'too_many_requests' });
  return { ...limits, take, fails, store, state, lines };
}

describe('limits', () => {
  test('count each address and kind for a minute, and tell when to come back', async () => {
    const { take, state } = newProcess();
    await take('192.0.2.1');
    await take('192.0.2.1');
    await take('192.0.2.1', 'application');
    await take('192.0.2.2');
    await assert.rejects(take('192.0.2.1'), { code: 'too_many_requests', retryAfter: 18 });
    state.now = new Date('2026-11-20T10:01:00Z');
    await take('192.0.2.1');
  });

  test('count the /56 and the /48 beside the /64, each with more room', async () => {
    const { take, fails } = newProcess();
    for (const lowest of [1, 2]) await take(`2001:db8:1:101::${lowest}`);
    await fails('2001:db8:1:101::3');
    for (const lowest of [1, 2]) await take(`2001:db8:1:102::${lowest}`);
    await fails('2001:db8:1:103::1');
    for (const line of ['201', '202', '301', '302']) await take(`2001:db8:1:${line}::1`);
    await fails('2001:db8:1:401::1');
    await take('2001:db8:2:401::1');
  });

  test('do not count what they refuse: neighbours can still send', async () => {
    const { take, fails } = newProcess();
    for (let count = 0; count < 2; count++) await take('2001:db8:1:101::1');
    for (let count = 0; count < 100; count++) await fails('2001:db8:1:101::1');
    await take('2001:db8:1:201::1');
  });

  test('hold back files of more than 250 MB a day, announced or brought, where requests are not limited too', async () => {
    const { takeRequest, takeFiles, state } = newProcess(sharedStore(), 0);
    const refused = { code: 'too_many_requests' };
    for (let count = 0; count < 12; count++) {
      await takeRequest('192.0.2.1', 'application', 20 * megabyte);
      await takeFiles('192.0.2.1', 20 * megabyte);
    }
    await assert.rejects(takeRequest('192.0.2.1', 'application', 20 * megabyte), refused);
    await assert.rejects(takeFiles('192.0.2.1', 20 * megabyte), refused);
    await takeFiles('192.0.2.1', 10 * megabyte);
    await takeRequest('192.0.2.1', 'application', 0);
    await takeFiles('192.0.2.2', 20 * megabyte);
    state.now = new Date('2026-11-20T23:59:59Z');
    await assert.rejects(takeFiles('192.0.2.1', 1), { ...refused, retryAfter: 1 });
    state.now = new Date('2026-11-21T00:00:00Z');
    await takeFiles('192.0.2.1', 20 * megabyte);
  });

  test('leave room for 20 MB a day of files of suspected spam, whoever sends them', async () => {
    const { takeSpamFiles, takeFiles, state } = newProcess();
    assert(await takeSpamFiles(15 * megabyte));
    assert(!(await takeSpamFiles(6 * megabyte)));
    assert(await takeSpamFiles(5 * megabyte));
    assert(!(await takeSpamFiles(1)));
    await takeFiles('192.0.2.1', 20 * megabyte);
    state.now = new Date('2026-11-21T00:00:00Z');
    assert(await takeSpamFiles(20 * megabyte));
  });

  test('leave one address a tenth of the confirmations of an hour', async () => {
    const { takeConfirmation, state } = newProcess();
    const taken = (address: string) => takeConfirmation(address);
    assert.deepEqual([await taken('192.0.2.1'), await taken('192.0.2.1')], [true, true]);
    assert(!(await taken('192.0.2.1')));
    assert(await taken('192.0.2.2'));
    state.now = new Date('2026-11-20T11:00:00Z');
    assert(await taken('192.0.2.1'));
    const unlimited = newProcess(sharedStore(), 2, 0);
    for (let count = 0; count < 100; count++) assert(await unlimited.takeConfirmation('192.0.2.1'));
  });

  test('of several processes on one store are the same, once these have told each other', async () => {
    const store = sharedStore();
    const [one, two] = [newProcess(store), newProcess(store)];
    await one.take('192.0.2.1');
    await two.take('192.0.2.1');
    await one.sync();
    await two.sync();
    await two.fails('192.0.2.1');
    await one.take('192.0.2.1');
    await one.sync();
    assert.deepEqual([...store.sums.values()], [3]);
  });

  test('cost no commit for each request, however many come', async () => {
    const { take, fails, sync, store } = newProcess();
    for (let count = 0; count < 2; count++) await take('192.0.2.1');
    for (let count = 0; count < 1000; count++) await fails('192.0.2.1');
    assert.equal(store.commits, 0);
    await sync();
    assert.equal(store.commits, 1);
    for (const key of store.sums.keys()) assert.match(key, /^[\w-]{43} \d+$/);
  });

  test('hold while the store is away, and are shared when it is back', async () => {
    const store = sharedStore();
    const { addHits } = store;
    const one = newProcess(store);
    for (let count = 0; count < 2; count++) await one.take('192.0.2.1');
    store.addHits = () => Promise.reject(new Error('gone'));
    await one.sync();
    assert.match(one.lines.join(''), /limits_not_shared/);
    await one.fails('192.0.2.1');
    store.addHits = addHits;
    await one.sync();
    assert.deepEqual([...store.sums.values()], [2]);
  });
});
