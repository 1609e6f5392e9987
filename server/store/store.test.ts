import assert from 'node:assert/strict';
import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { it } from 'node:test';
import Database from 'better-sqlite3';
import pg from 'pg';
import type { Channel } from '../../domain/requests/index.ts';
import { describeEngines } from '../../tests/support/engines.ts';
import {
  exampleFields,
  exampleRequest,
  saveExample,
  smallPdf,
  untouched,
} from '../../tests/support/requests.ts';

const channels: Channel[] = ['notification', 'confirmation'];
const now = new Date('2026-11-20T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const years = (count: number) => new Date(Date.UTC(2026 + count, 10, 20, 10));

describeEngines('store', ({ engine, newPlace, open }) => {
  it('gives back what it was given, byte for byte', async () => {
    const store = await open();
    const fields = {
      ...exampleFields('application'),
      message: 'NUL \u0000, lone \ud800, \u2028, “quotes”, 🚢\r\n\ttab',
    };
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const request = exampleRequest('application', {
      fields,
      files: [
        { field: 'resume', name: 'cv.pdf', inspected: true, bytes },
        { field: 'coverLetter', name: 'letter.pdf', inspected: false, bytes },
      ],
    });
    const saved = await store.requests.save(request, channels);
    assert(saved.outcome === 'saved');
    assert.match(saved.id, /^KG-[0-9A-HJKMNP-TV-Z]{8}$/);
    const { files: _, idempotency: __, ...rest } = request;
    assert.deepEqual(await store.requests.get(saved.id), {
      ...rest,
      id: saved.id,
      files: [
        { field: 'resume', name: 'cv.pdf', size: 256, inspected: true },
        { field: 'coverLetter', name: 'letter.pdf', size: 256, inspected: false },
      ],
      handling: untouched,
    });
    const files = await store.requests.files(saved.id);
    assert.deepEqual(
      files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes) })),
      request.files,
    );
  });

  it('lets others be served while it reads files', async () => {
    const store = await open();
    let read = false;
    const files = store.requests.files(await saveExample(store, 'application')).then(() => {
      read = true;
    });
    // A read on this thread would be done before the first of these steps.
    for (let step = 0; step < 1000; step++) await null;
    assert(!read);
    await files;
  });

  it('gives files in the order of the form and outgoing rows with the mail to the company first', async () => {
    const store = await open();
    const files = ['coverLetter', 'resume'].map((field) => ({
      field,
      name: 'a.pdf',
      inspected: true,
      bytes: smallPdf,
    }));
    const id = await saveExample(store, 'application', { files }, ['confirmation', 'notification']);
    for (const found of [await store.requests.files(id), (await store.requests.get(id))?.files]) {
      assert.deepEqual(
        found?.map(({ field }) => field),
        ['resume', 'coverLetter'],
      );
    }
    const rows = await store.outbox.outgoing({ requestId: id });
    assert.deepEqual(
      rows.map(({ channel }) => channel),
      ['notification', 'confirmation'],
    );
  });

  it('stores a key once, tells a repeat from a conflict, also under a race', async () => {
    const store = await open();
    const request = exampleRequest('demo', { idempotency: { key: 'k', digest: 'one' } });
    const results = await Promise.all(
      Array.from({ length: 20 }, () => store.requests.save(request, channels)),
    );
    assert.equal(results.filter(({ outcome }) => outcome === 'saved').length, 1);
    assert.equal(results.filter(({ outcome }) => outcome === 'replayed').length, 19);
    assert.equal(new Set(results.map((result) => 'id' in result && result.id)).size, 1);
    const other = { ...request, idempotency: { key: 'k', digest: 'two' } };
    assert.deepEqual(await store.requests.save(other, channels), { outcome: 'conflict' });
    assert.equal((await store.outbox.outgoing()).length, 2);
  });

  it('stores all of a request or nothing', async () => {
    const store = await open();
    const request = exampleRequest('application');
    const twice = [...request.files, ...request.files];
    await assert.rejects(store.requests.save({ ...request, files: twice }, channels));
    assert.deepEqual(await store.requests.find(), []);
    assert.deepEqual(await store.outbox.outgoing(), []);
    assert.equal((await store.requests.save(request, channels)).outcome, 'saved');
  });

  it('stores requests that come together, each with its own outgoing rows', async () => {
    const store = await open();
    const ids = await Promise.all(
      Array.from({ length: 70 }, (_, index) =>
        saveExample(store, 'demo', { spamReason: index % 7 === 0 ? 'honeypot' : null }, channels),
      ),
    );
    assert.equal(new Set(ids).size, 70);
    const stored = await store.requests.find();
    assert.deepEqual(stored.map(({ id }) => id).sort(), ids.toSorted());
    const rows = await store.outbox.outgoing();
    for (const [index, id] of ids.entries()) {
      const of = rows.filter(({ requestId }) => requestId === id);
      assert.equal(of.length, index % 7 === 0 ? 0 : 2);
    }
  });

  it('sends nothing for suspected spam until it is released', async () => {
    const store = await open();
    const id = await saveExample(store, 'demo', { spamReason: 'honeypot' }, channels);
    assert.deepEqual(await store.outbox.lease(10, later(1), 1000), []);
    assert.deepEqual(await store.requests.find({ spam: false }), []);
    assert.equal((await store.requests.find({ spam: true }))[0]?.spamReason, 'honeypot');
    assert.equal(await store.requests.release(id, channels, later(1)), true);
    assert.equal(await store.requests.release(id, channels, later(1)), false);
    assert.equal((await store.outbox.lease(10, later(2), 1000)).length, 2);
  });

  it('migrates once when several processes open a new database together', async () => {
    const place = await newPlace();
    const opened = await Promise.all(Array.from({ length: 5 }, () => open(place)));
    await Promise.all(opened.map((store) => saveExample(store, 'demo')));
    assert.equal((await opened[0]?.requests.find())?.length, 5);
  });

  it('leases each row to one process, and again when the lease has ended', async () => {
    const place = await newPlace();
    const [one, two] = await Promise.all([open(place), open(place)]);
    for (let index = 0; index < 10; index++) await saveExample(one, 'demo', {}, channels);
    const leased = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? one : two).outbox.lease(3, later(1), 1000)),
    );
    const rows = leased.flat();
    assert.equal(rows.length, 20);
    assert.equal(new Set(rows.map(({ messageId }) => messageId)).size, 20);
    await one.outbox.extendLease(rows.slice(0, 5), later(900), 1000);
    assert.equal((await two.outbox.lease(100, later(1002), 1000)).length, 15);
  });

  it('keeps the Message-ID, counts failures, gives up and sends again when asked', async () => {
    const store = await open();
    const id = await saveExample(store, 'demo', {}, ['confirmation']);
    const [first] = await store.outbox.lease(1, now, 1000);
    assert(first);
    assert.match(first.messageId, /^<kg-[a-z0-9]{8}\.confirmation@kogge\.example>$/);
    await store.outbox.markFailed(first, 'refused', later(10_000));
    assert.deepEqual(await store.outbox.lease(1, later(9_999), 1000), []);
    const [second] = await store.outbox.lease(1, later(10_000), 1000);
    assert(second);
    assert.deepEqual([second.attempts, second.messageId], [1, first.messageId]);
    await store.outbox.markFailed(second, 'no such mailbox', null);
    assert.deepEqual(await store.outbox.lease(1, years(1), 1000), []);
    assert.equal((await store.outbox.outgoing({ waiting: true }))[0]?.lastError, 'no such mailbox');
    assert.equal(await store.outbox.resend(id, later(20_000)), 1);
    const [third] = await store.outbox.lease(1, later(20_000), 1000);
    assert(third);
    await store.outbox.markDelivered(third, later(20_001));
    assert.equal(await store.outbox.resend(null, later(30_000)), 0);
    assert.equal(await store.outbox.resend(null, later(30_000), { all: true }), 1);
  });

  it('says what has failed most often and how many wait, alerts and withheld ones aside', async () => {
    const store = await open();
    await store.requests.save(exampleRequest('demo'), channels, 'sender');
    await saveExample(store, 'demo', {}, channels);
    const [first, ...others] = await store.outbox.lease(10, now, 1000);
    assert(first);
    assert.deepEqual(await store.outbox.failing(3), { worst: null, waiting: 3 });
    await store.outbox.alert(first, now);
    for (const row of others) {
      await store.outbox.markFailed({ ...row, attempts: 2 }, 'refused', later(1000));
    }
    await store.outbox.markFailed({ ...first, attempts: 6 }, 'no answer', later(1000));
    const { worst, waiting } = await store.outbox.failing(3);
    assert.deepEqual(
      [worst?.messageId, worst?.attempts, worst?.lastError, waiting],
      [first.messageId, 7, 'no answer', 3],
    );
    await store.outbox.markDelivered(first, now);
    assert.equal((await store.outbox.failing(3)).worst?.attempts, 3);
  });

  it('counts what is not delivered, a few and many', async () => {
    const store = await open();
    const count = async () =>
      (await store.outbox.backlog(1)).find(({ channel }) => channel === 'notification');
    const save = (_: unknown, index: number) =>
      saveExample(store, 'demo', { receivedAt: later(index) }, ['notification']);
    await save(null, 0);
    const [first] = await store.outbox.lease(1, now, 1000);
    assert(first);
    await store.outbox.markFailed(first, 'refused', later(1000));
    const few = { channel: 'notification', waiting: 1, failing: 1, withheld: 0, givenUp: 0, oldest: now };
    assert.deepEqual(await count(), few);
    // Twenty at a time: the pool of PostgreSQL gives up on whoever waits for three seconds.
    for (let batch = 0; batch < 50; batch++) await Promise.all(Array.from({ length: 20 }, save));
    assert.deepEqual(await count(), { ...few, waiting: 1001 });
  });

  it('adds one alert an hour, whatever fails', async () => {
    const store = await open();
    for (let index = 0; index < 2; index++) await saveExample(store, 'demo', {}, channels);
    const rows = await store.outbox.lease(10, now, 1000);
    const added = await Promise.all(rows.map((row) => store.outbox.alert(row, now)));
    assert.equal(added.filter(Boolean).length, 1);
    const [alert] = (await store.outbox.outgoing()).filter(({ channel }) => channel === 'alert');
    const other = rows.find(({ requestId }) => requestId !== alert?.requestId) ?? assert.fail();
    assert.equal(await store.outbox.alert(other, later(3_599_999)), false);
    assert.equal(await store.outbox.alert(other, later(3_600_000)), true);
  });

  it('finds by kind, sender and time, newest first', async () => {
    const store = await open();
    for (let index = 0; index < 7; index++) {
      await saveExample(store, index % 2 ? 'consultation' : 'demo', { receivedAt: later(index) });
    }
    assert.deepEqual(
      (await store.requests.find()).map(({ receivedAt }) => receivedAt),
      [6, 5, 4, 3, 2, 1, 0].map(later),
    );
    assert.equal((await store.requests.find({ kind: 'consultation' })).length, 3);
    const filter = { email: 'FEMKE@hansekontor.example', since: later(5) };
    assert.equal((await store.requests.find(filter)).length, 2);
  });

  it('deletes requests on the day two years after receipt, applications a year after their job was closed', async () => {
    const store = await open();
    await saveExample(store, 'demo', {}, channels);
    await saveExample(store, 'application', {}, channels);
    // The day that mails promise begins in Bremen.
    const day = (count: number) => new Date(Date.UTC(2026 + count, 10, 19, 23));
    assert.deepEqual(await store.erasure.deleteDue(new Date(day(2).getTime() - 1)), []);
    const due = await store.erasure.deleteDue(day(2));
    assert.deepEqual(
      due.map(({ kind, reason }) => [kind, reason]),
      [['demo', 'retention']],
    );
    assert.equal((await store.requests.find()).length, 1);

    assert.deepEqual(await store.requests.openJobs(), [
      { jobTitle: 'Working Student Backend Developer', applications: 1 },
    ]);
    assert.equal(await store.requests.closeJob('Working Student Backend Developer', years(2)), 1);
    assert.equal((await store.erasure.deleteDue(new Date(day(3).getTime() - 1))).length, 0);
    assert.equal((await store.erasure.deleteDue(day(3))).length, 1);
    assert.deepEqual(await store.outbox.outgoing(), []);
  });

  it('erases a sender with files, outbox and mails, and nobody else', async () => {
    const store = await open();
    const other = { ...exampleFields('demo'), email: 'someone@else.example' };
    await saveExample(store, 'application', {}, channels);
    await saveExample(store, 'demo', {}, channels);
    const kept = await saveExample(store, 'demo', { fields: other }, channels);
    const erased = await store.erasure.erase('Femke@Hansekontor.example', now);
    assert.deepEqual(
      erased.map(({ reason }) => reason),
      ['erasure', 'erasure'],
    );
    assert.deepEqual(
      (await store.requests.find()).map(({ id }) => id),
      [kept],
    );
    assert.equal((await store.outbox.outgoing()).length, 2);
    assert.deepEqual(await store.erasure.erase('femke@hansekontor.example', now), []);
  });

  it('brings nobody back who was erased after a backup', async () => {
    const place = await newPlace();
    const store = await open(place);
    const fields = { ...exampleFields('demo'), email: 'stays@hansekontor.example' };
    const erased = await saveExample(store, 'application', {}, channels);
    await saveExample(store, 'demo', { fields }, channels);
    const backup = path.join(place.dataDir, 'backup.sqlite');
    await store.backup(backup);
    await store.erasure.erase('femke@hansekontor.example', now);
    if (engine === 'postgres') {
      // What a restored dump would hold: the same request, with its number.
      const again = await saveExample(store, 'application', {}, channels);
      const client = new pg.Client(place.databaseUrl ?? '');
      await client.connect();
      await client.query('set session_replication_role = replica');
      await client.query('update requests set id = $1 where id = $2', [erased, again]);
      await client.end();
    }
    await store.close();
    if (engine === 'sqlite') await copyFile(backup, path.join(place.dataDir, 'kogge.sqlite'));
    const restored = await open(place);
    assert.deepEqual(
      (await restored.requests.find()).map((request) => request.fields.email),
      ['stays@hansekontor.example'],
    );
    const records = await readFile(path.join(place.dataDir, 'deletions.jsonl'), 'utf8');
    assert.equal(records.includes('femke'), false);
  });

  if (engine === 'sqlite') {
    it('stores what comes while another process holds the lock as soon as it lets go', async () => {
      const place = await newPlace();
      const store = await open(place);
      const other = new Database(path.join(place.dataDir, 'kogge.sqlite'));
      other.exec('begin immediate');
      const saving = Promise.all(Array.from({ length: 5 }, () => saveExample(store, 'demo', {}, channels)));
      other.exec('commit');
      other.close();
      await saving;
    });
  }
});
