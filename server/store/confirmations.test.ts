import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeEngines } from '../../tests/support/engines.ts';
import { exampleRequest } from '../../tests/support/requests.ts';
import type { Outgoing, Store } from './store.ts';

const now = new Date('2026-11-20T10:30:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const hour = 3_600_000;
const noCeiling = { perDay: 3, perHour: 0 };

const waiting = async (store: Store, count: number): Promise<Outgoing[]> => {
  for (let index = 0; index < count; index++) {
    await store.requests.save(exampleRequest('demo', { receivedAt: now }), ['confirmation']);
  }
  return store.outbox.lease(count, now, 1000);
};

describeEngines('confirmations', ({ newPlace, open }) => {
  it('lets three a day through for one recipient, however many processes ask at once', async () => {
    const place = await newPlace();
    const [one, two] = await Promise.all([open(place), open(place)]);
    const rows = await waiting(one, 20);
    const admitted = await Promise.all(
      rows.map((row, index) => (index % 2 ? one : two).outbox.admit(row, 'hash', noCeiling, now)),
    );
    assert.equal(admitted.filter((admission) => admission === 'granted').length, 3);
    assert.equal(admitted.filter((admission) => admission === 'recipient').length, 17);
    const [other, tomorrow] = await waiting(one, 2);
    assert(other && tomorrow);
    assert.equal(await one.outbox.admit(other, 'other hash', noCeiling, now), 'granted');
    assert.equal(await one.outbox.admit(tomorrow, 'hash', noCeiling, later(14 * hour)), 'granted');
  });

  it('counts a row once, however often it is tried', async () => {
    const store = await open();
    const [first, second, third, fourth] = await waiting(store, 4);
    assert(first && second && third && fourth);
    const admit = (row: Outgoing) => store.outbox.admit(row, 'hash', noCeiling, now);
    assert.deepEqual(
      await Promise.all(Array.from({ length: 5 }, () => admit(first))),
      Array(5).fill('granted'),
    );
    await store.outbox.markFailed(first, 'refused', now);
    assert.equal(await admit(first), 'granted');
    assert.deepEqual([await admit(second), await admit(third)], ['granted', 'granted']);
    assert.deepEqual([await admit(fourth), await admit(fourth)], ['recipient', 'recipient']);
  });

  it('has a ceiling for all, which takes nothing from a recipient whose mail was withheld', async () => {
    const place = await newPlace();
    const [one, two] = await Promise.all([open(place), open(place)]);
    const limits = { perDay: 3, perHour: 5 };
    const rows = await waiting(one, 20);
    const admitted = await Promise.all(
      rows.map((row, index) => (index % 2 ? one : two).outbox.admit(row, `hash ${index}`, limits, now)),
    );
    assert.equal(admitted.filter((admission) => admission === 'granted').length, 5);
    const held = admitted.indexOf('ceiling');
    const again = await waiting(one, 4);
    const next = [];
    for (const row of again) next.push(await one.outbox.admit(row, `hash ${held}`, limits, later(hour)));
    assert.deepEqual(next, ['granted', 'granted', 'granted', 'recipient']);
  });

  it('keeps what is withheld visible, never due by itself, sent when staff name its request', async () => {
    const store = await open();
    const [row] = await waiting(store, 1);
    assert(row);
    assert.equal(await store.outbox.admit(row, 'hash', { ...noCeiling, perDay: 0 }, now), 'recipient');
    const [state] = await store.outbox.outgoing({ waiting: true });
    assert.deepEqual(
      [state?.withheld, state?.nextAttemptAt, state?.lastError, state?.attempts],
      ['recipient', null, null, 0],
    );
    const counts = (await store.outbox.backlog(1)).find(({ channel }) => channel === 'confirmation');
    assert.deepEqual([counts?.waiting, counts?.withheld], [0, 1]);
    assert.equal(await store.outbox.resend(null, now), 0);
    assert.deepEqual(await store.outbox.lease(10, later(30 * 24 * hour), 1000), []);
    assert.equal(await store.outbox.resend(row.requestId, now), 1);
    const [due] = await store.outbox.lease(10, now, 1000);
    assert(due);
    assert.equal(await store.outbox.admit(due, 'hash', { ...noCeiling, perDay: 0 }, now), 'granted');
  });

  it('admits nothing that was erased meanwhile', async () => {
    const store = await open();
    const [row] = await waiting(store, 1);
    assert(row);
    await store.erasure.erase('femke@hansekontor.example', now);
    assert.equal(await store.outbox.admit(row, 'hash', noCeiling, now), null);
  });

  it('forgets whom it counted in the night', async () => {
    const store = await open();
    const rows = await waiting(store, 3);
    const once = { ...noCeiling, perDay: 1 };
    const admitted = [];
    for (const [index, row] of rows.entries()) {
      await store.erasure.deleteExpiredCounts(index === 2 ? later(14 * hour) : now);
      admitted.push(await store.outbox.admit(row, 'hash', once, now));
    }
    assert.deepEqual(admitted, ['granted', 'recipient', 'granted']);
  });

  it('leases everything else before confirmations, however long those have waited', async () => {
    const store = await open();
    for (let index = 0; index < 5; index++) {
      await store.requests.save(exampleRequest('demo', { receivedAt: later(-hour) }), ['confirmation']);
    }
    await store.requests.save(exampleRequest('demo', { receivedAt: now }), ['notification', 'webhook']);
    const leased = await store.outbox.lease(3, now, 1000);
    assert.deepEqual(leased.map(({ channel }) => channel).sort(), [
      'confirmation',
      'notification',
      'webhook',
    ]);
  });
});
