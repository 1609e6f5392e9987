import assert from 'node:assert/strict';
import path from 'node:path';
import { beforeEach, it } from 'node:test';
import type { FormId } from '../../domain/requests/index.ts';
import { describeEngines, type Place } from '../../tests/support/engines.ts';
import { filesWith } from '../../tests/support/files-with.ts';
import { type Changes, exampleFields, saveExample, untouched } from '../../tests/support/requests.ts';
import { exportedRequests } from './export.ts';
import type { RequestFilter, Store } from './store.ts';

const now = new Date('2026-11-20T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const hour = 3_600_000;

describeEngines('requests as staff handle them', ({ newPlace, open }) => {
  let place: Place;
  let store: Store;

  beforeEach(async () => {
    place = await newPlace();
    store = await open(place);
  });

  const save = (form: FormId, changes?: Changes) => saveExample(store, form, changes);
  const ids = async (filter: RequestFilter) => (await store.requests.find(filter)).map(({ id }) => id);

  it('are new until somebody says otherwise, and it is known who and when', async () => {
    const id = await save('demo');
    assert.deepEqual((await store.requests.get(id))?.handling, untouched);
    assert.equal(await store.desk.setState(id, 'answered', 'ole@kogge.example', later(1)), true);
    assert.equal(await store.desk.setState(id, 'closed', 'klara@kogge.example', later(2)), true);
    assert.deepEqual((await store.requests.get(id))?.handling, {
      ...untouched,
      state: 'closed',
      stateBy: 'klara@kogge.example',
      stateAt: later(2),
      answeredAt: later(1),
    });
    await store.desk.setState(id, 'new', 'klara@kogge.example', later(3));
    assert.equal((await store.requests.get(id))?.handling.answeredAt, null);
    assert.equal(await store.desk.setState('KG-00000000', 'closed', 'ole@kogge.example', now), false);
  });

  it('keep a note, and nobody overwrites what another has written meanwhile', async () => {
    const id = await save('demo');
    assert.equal(await store.desk.setNote(id, 'called\nat noon', null, 'ole', later(1)), 'saved');
    assert.equal(await store.desk.setNote(id, 'mine', null, 'klara', later(2)), 'changed');
    assert.equal(await store.desk.setNote(id, 'both', later(1), 'klara', later(2)), 'saved');
    const { note, noteBy, noteAt, state } = (await store.requests.get(id))?.handling ?? assert.fail();
    assert.deepEqual([note, noteBy, noteAt, state], ['both', 'klara', later(2), 'new']);
    assert.equal(await store.desk.setNote('KG-00000000', 'x', null, 'ole', now), 'unknown');
  });

  it('lose note and state when they are erased, from every file', async () => {
    const id = await save('demo');
    await store.desk.setNote(id, 'a note that must not survive', null, 'ole', now);
    await store.desk.setState(id, 'answered', 'ole', now);
    await store.erasure.erase('femke@hansekontor.example', now);
    assert.equal(await store.erasure.purge(), true);
    assert.equal(await store.requests.get(id), null);
    assert.deepEqual(filesWith('a note that must not survive', place.dataDir), []);
    assert.equal(await store.desk.setState(id, 'closed', 'ole', now), false);
  });

  it('take note and state along in every export', async () => {
    const id = await save('demo');
    await store.desk.setNote(id, '=1+1', null, 'ole', now);
    await store.desk.setState(id, 'answered', 'klara', now);
    const csv = (await Array.fromAsync(exportedRequests(store, {}, 'csv'))).join('');
    assert.match(csv, /,state,stateBy,stateAt,answeredAt,note,noteBy,noteAt\r\n/);
    assert.match(csv, /,answered,klara,2026-11-20T10:00:00\.000Z,2026-11-20T10:00:00\.000Z,'=1\+1,ole,/);
    const [request] = JSON.parse((await Array.fromAsync(exportedRequests(store, {}, 'json'))).join(''));
    assert.equal(request.id, id);
    assert.equal(request.handling.note, '=1+1');
  });

  it('come back from a backup with state and note', async () => {
    const id = await save('demo');
    await store.desk.setNote(id, 'called', null, 'ole', now);
    await store.desk.setState(id, 'answered', 'klara', now);
    const file = path.join(place.dataDir, 'backup.sqlite');
    await store.backup(file);
    const other = await open();
    await other.restore(file);
    assert.deepEqual(await other.requests.get(id), await store.requests.get(id));
    assert.equal((await other.requests.get(id))?.handling.note, 'called');
  });

  it('are chosen by state, language, kind and time together', async () => {
    const first = await save('demo', { receivedAt: later(0) });
    const second = await save('demo', { receivedAt: later(hour), language: 'de' });
    const third = await save('consultation', { receivedAt: later(2 * hour) });
    await store.desk.setState(second, 'answered', 'ole', now);
    await store.desk.setNote(third, 'no state by this', null, 'ole', now);
    assert.deepEqual(await ids({ state: 'new' }), [third, first]);
    assert.deepEqual(await ids({ state: 'answered' }), [second]);
    assert.deepEqual(await ids({ language: 'de' }), [second]);
    assert.deepEqual(await ids({ kind: 'demo', until: later(hour) }), [first]);
    assert.deepEqual(await ids({ since: later(hour), until: later(2 * hour) }), [second]);
    assert.deepEqual(await store.statistics.countByState(), { new: 2, answered: 1, closed: 0, spam: 0 });
  });

  it('are read page by page in both directions, also when several came in one millisecond', async () => {
    const saved: string[] = [];
    for (let count = 0; count < 7; count++) {
      saved.push(await save('demo', { receivedAt: later(count >> 1) }));
    }
    const all = await store.requests.find();
    assert.deepEqual(all.map(({ id }) => id).sort(), saved.sort());
    const page = (filter: RequestFilter) => store.requests.find({ ...filter, limit: 3 });
    assert.deepEqual(await page({ after: all[1] }), all.slice(2, 5));
    assert.deepEqual(await page({ before: all[2] }), all.slice(0, 2));
    assert.deepEqual(await page({ before: all[6] }), all.slice(3, 6));
  });

  it('are found by any of their words, in whatever case and script', async () => {
    const fields = exampleFields('demo');
    const id = await save('demo', {
      fields: {
        ...fields,
        name: 'Özge "Ö" O’Brien',
        company: 'ÄRZTE & Söhne 100%',
        message: 'Zwei\nZeilen',
      },
    });
    await save('demo');
    const number = id.slice(3).toLowerCase();
    for (const search of ['özge', 'ÖZGE o’brien', 'ärzte', '100%', '%', '"ö"', 'zeilen', number]) {
      assert.deepEqual(await ids({ search }), [id], search);
    }
    // Field names are not searched, and wildcards of LIKE are ordinary characters.
    for (const search of ['productname', 'ozge', '_', '\\']) {
      assert.deepEqual(await ids({ search }), [], search);
    }
    assert.equal((await ids({ search: 'FEMKE@hansekontor' })).length, 2);
  });

  it('are either released or thrown away when two people decide at the same moment', async () => {
    for (let round = 0; round < 20; round++) {
      const id = await save('demo', { spamReason: 'honeypot' });
      const [thrownAway, released] = await Promise.all([
        store.erasure.discard([id], now),
        store.requests.release(id, ['notification'], now),
      ]);
      assert.equal(thrownAway.length, released ? 0 : 1);
      assert.equal((await store.requests.get(id)) !== null, released);
    }
  });

  it('are thrown away while they are suspected of spam, and otherwise not', async () => {
    const spam = await save('demo', { spamReason: 'honeypot' });
    const ordinary = await save('demo');
    const deletions = await store.erasure.discard([spam, ordinary, 'KG-00000000'], now);
    assert.deepEqual(deletions, [{ requestId: spam, kind: 'demo', reason: 'spam', at: now }]);
    assert.deepEqual(await ids({}), [ordinary]);
  });

  it('are counted by day, by how long they waited and by the end of their job', async () => {
    await save('demo');
    const answered = await save('consultation', { receivedAt: later(hour), language: 'de' });
    await save('application', { receivedAt: later(24 * hour), jobClosedAt: later(48 * hour) });
    await save('demo-home', {
      spamReason: 'honeypot',
      fields: { name: 'Ole', email: 'ole@else.example', company: 'Kontor' },
    });
    await store.desk.setState(answered, 'answered', 'ole', later(3 * hour));
    const days = await store.statistics.receivedByDay(later(-24 * hour), later(240 * hour));
    const counted = days.map(({ day, ...rest }) => ({ day: day.toISOString().slice(0, 10), ...rest }));
    const day = '2026-11-20';
    assert.deepEqual(
      counted.sort((one, other) => one.day.localeCompare(other.day) || one.kind.localeCompare(other.kind)),
      [
        { day, kind: 'consultation', spam: false, count: 1 },
        { day, kind: 'demo', spam: false, count: 1 },
        { day, kind: 'demo', spam: true, count: 1 },
        { day: '2026-11-21', kind: 'application', spam: false, count: 1 },
      ],
    );
    assert.deepEqual(await store.statistics.answerTimes(later(-hour), [hour, 3 * hour]), {
      counts: [0, 1, 0],
      count: 1,
      median: 2 * hour,
    });
    assert.deepEqual(await store.statistics.closedByDay(), [
      { day: new Date('2026-11-22T00:00Z'), count: 1 },
    ]);
    assert.ok((await store.statistics.size()) > 10_000);
  });

  it('are counted by page and language, those with most first, however many subjects strangers choose', async () => {
    const about = (productName: string) => ({ ...exampleFields('demo'), productName });
    for (let index = 0; index < 20; index++) await save('demo', { fields: about(`Product ${index}`) });
    const quoted = { ...exampleFields('demo'), message: '"productName":"Fan Pay"' };
    await save('demo', { fields: quoted });
    await save('demo', { fields: quoted, language: 'de' });
    await save('demo', { fields: quoted, spamReason: 'honeypot' });
    await save('demo', { fields: quoted, receivedAt: later(-1) });
    for (let count = 0; count < 3; count++) await save('application', { receivedAt: now });
    for (let count = 0; count < 4; count++) await save('demo-home');
    const pages = await store.statistics.receivedByPage(now, 4);
    assert.deepEqual(pages.slice(0, 3), [
      { form: 'demo-home', subject: null, languages: { en: 4 }, count: 4 },
      { form: 'application', subject: 'Working Student Backend Developer', languages: { en: 3 }, count: 3 },
      { form: 'demo', subject: 'Loyalty Plus', languages: { en: 1, de: 1 }, count: 2 },
    ]);
    assert.equal(pages.length, 4);
  });

  it('say of answers how many came within each span, and after how long half of them had', async () => {
    assert.deepEqual(await store.statistics.answerTimes(now, [hour]), {
      counts: [0, 0],
      count: 0,
      median: null,
    });
    for (const ms of [0, hour - 1, hour, 5 * hour, 9 * hour]) {
      await store.desk.setState(await save('demo', { receivedAt: now }), 'answered', 'ole', later(ms));
    }
    await save('demo', { receivedAt: now });
    assert.deepEqual(await store.statistics.answerTimes(now, [hour, 6 * hour]), {
      counts: [2, 2, 1],
      count: 5,
      median: hour,
    });
  });

  it('name the most frequent causes for which mails wait, and how many wait in all', async () => {
    assert.deepEqual(await store.outbox.waitingByCause(2), { causes: [], count: 0 });
    for (const error of ['451 later', '451 later', '550 no', null]) {
      const requestId = await saveExample(store, 'demo', { receivedAt: now }, ['notification']);
      const [row] = await store.outbox.outgoing({ requestId });
      if (row && error) await store.outbox.markFailed(row, error, now);
    }
    const { causes, count } = await store.outbox.waitingByCause(1);
    assert.equal(count, 4);
    assert.deepEqual(
      causes.map(({ channel, withheld, error, count, since }) => [channel, withheld, error, count, since]),
      [['notification', null, '451 later', 2, now]],
    );
  });

  it('are counted for an address, in whatever case, and the newest of them named', async () => {
    const sent = [];
    for (const ms of [0, 1, 2]) sent.unshift(await save('demo', { receivedAt: later(ms) }));
    await save('demo', { fields: { ...exampleFields('demo'), email: 'x@else.example' } });
    const { count, newest } = await store.statistics.sentBy('Femke@Hansekontor.example', 2);
    assert.equal(count, 3);
    assert.deepEqual(newest, [
      { id: sent[0], kind: 'demo', receivedAt: later(2) },
      { id: sent[1], kind: 'demo', receivedAt: later(1) },
    ]);
    assert.deepEqual(await store.statistics.sentBy('nobody@else.example', 2), { count: 0, newest: [] });
  });

  it('let a link in once, in the browser that has asked for it, until it is too old', async () => {
    const link = { secret: 's', browser: 'b', person: 'ole@kogge.example', until: later(10) };
    await store.desk.addLink(link);
    assert.equal(await store.desk.takeLink('s', 'another', now), null);
    assert.equal(await store.desk.takeLink('s', null, now), null);
    assert.equal(await store.desk.takeLink('t', 'b', now), null);
    assert.equal(await store.desk.takeLink('s', 'b', now), 'ole@kogge.example');
    assert.equal(await store.desk.takeLink('s', 'b', now), null);
    await store.desk.addLink({ ...link, secret: 'old' });
    assert.equal(await store.desk.takeLink('old', 'b', later(10)), null);
    await store.desk.addLink({ ...link, secret: 'any', browser: null });
    assert.equal(await store.desk.takeLink('any', null, now), 'ole@kogge.example');
  });

  it('are for sessions that end by time, by hand and for a person altogether', async () => {
    for (const secret of ['1', '2', '3']) {
      await store.desk.addSession({ secret, person: 'ole', until: later(10) });
    }
    await store.desk.addSession({ secret: '4', person: 'klara', until: later(10) });
    assert.deepEqual(await store.desk.session('1', now), { person: 'ole', until: later(10) });
    assert.equal(await store.desk.session('1', later(10)), null);
    await store.desk.endSession('1');
    assert.equal(await store.desk.session('1', now), null);
    assert.equal((await store.desk.session('2', now))?.person, 'ole');
    await store.desk.endSessions('ole');
    assert.equal(await store.desk.session('2', now), null);
    assert.equal((await store.desk.session('4', now))?.person, 'klara');
  });

  it('know a browser by its secret, for one person, until the time is over or the person ends everything', async () => {
    for (const secret of ['known', 'other']) {
      await store.desk.addKnownBrowser({ secret, person: 'ole', until: later(10) });
    }
    const known = (secret: string, person: string, at = now) => store.desk.isKnownBrowser(secret, person, at);
    assert.deepEqual(
      [await known('known', 'ole'), await known('known', 'klara'), await known('none', 'ole')],
      [true, false, false],
    );
    assert.equal(await known('known', 'ole', later(10)), false);
    await store.desk.endSessions('ole');
    assert.equal(await known('other', 'ole'), false);
  });

  it('forget links, sessions and browsers whose time is over, and no others', async () => {
    for (const [secret, until] of [
      ['over', later(9)],
      ['good', later(11)],
    ] as const) {
      await store.desk.addLink({ secret, browser: null, person: 'ole', until });
      await store.desk.addSession({ secret, person: 'ole', until });
      await store.desk.addKnownBrowser({ secret, person: 'ole', until });
    }
    await store.desk.deleteExpiredSignIns(later(10));
    const at = (secret: string) =>
      Promise.all([
        store.desk.session(secret, now).then((session) => session?.person),
        store.desk.isKnownBrowser(secret, 'ole', now),
        store.desk.takeLink(secret, null, now),
      ]);
    assert.deepEqual(await at('over'), [undefined, false, null]);
    assert.deepEqual(await at('good'), ['ole', true, 'ole']);
  });
});
