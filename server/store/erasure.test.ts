import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { statSync, watch } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describeEngines, type Place } from '../../tests/support/engines.ts';
import { filesWith } from '../../tests/support/files-with.ts';
import { ReadTransaction } from '../../tests/support/read-transaction.ts';
import { type Changes, exampleFields, saveExample } from '../../tests/support/requests.ts';
import { openTestStore } from '../../tests/support/store.ts';
import { downloadsFolder, mailsFolder } from './request-files.ts';
import type { Store } from './store.ts';

const now = new Date('2026-11-20T10:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
// Texts that identify the sender.
const traces = ['Femke', 'femke@', 'Erasable words', 'PDF-of-the-erased'];
const pdf = Buffer.from(`%PDF-1.4 ${'PDF-of-the-erased '.repeat(100_000)}`);
const apply = (store: Store, changes: Changes = {}) =>
  saveExample(store, 'application', {
    fields: { ...exampleFields('application'), message: 'Erasable words '.repeat(300) },
    files: [{ field: 'resume', name: 'Femke.pdf', inspected: true, bytes: pdf }],
    ...changes,
  });

describe('what was erased', () => {
  let dataDir: string;
  let store: Store;
  const walBytes = () => statSync(path.join(dataDir, 'kogge.sqlite-wal')).size;
  const left = () => traces.flatMap((text) => filesWith(text, dataDir));
  /** Advances to the next checkpoint of the open store and waits for the truncated log. */
  const emptied = async () => {
    const watcher = watch(dataDir);
    const changes = on(watcher, 'change');
    mock.timers.tick(5000);
    for await (const _ of changes) if (walBytes() === 0) break;
    watcher.close();
  };
  const open = () => openTestStore(dataDir);

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'kogge-erasure-'));
    mock.timers.enable({ apis: ['setInterval'] });
    store = await open();
  });
  afterEach(async () => {
    mock.timers.reset();
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is in no file of DATA_DIR any more: database, log, mails, half mails, downloads', async () => {
    const id = await apply(store);
    const kept = await saveExample(store, 'demo', { fields: { email: 'stays@else.example' } });
    for (const [folder, name] of [
      [mailsFolder(dataDir), `${id}-notification.eml`],
      [mailsFolder(dataDir), `${id}-confirmation.eml.part`],
      [downloadsFolder(dataDir), `${id}-resume-Femke.pdf`],
    ] as const) {
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, name), traces.join('\n'));
    }
    await writeFile(path.join(downloadsFolder(dataDir), `${kept}-resume-cv.pdf`), 'stays');
    await store.erasure.erase('femke@hansekontor.example', now);
    assert.equal(await store.erasure.purge(), true);
    assert.deepEqual(left(), []);
    assert.equal(filesWith('stays', dataDir).length, 2);
  });

  it('stays in the log while another process reads, and goes by itself soon after', async () => {
    await apply(store);
    await using reader = await ReadTransaction.start(path.join(dataDir, 'kogge.sqlite'));
    await store.erasure.erase('femke@hansekontor.example', now);
    assert.equal(await store.erasure.purge(), false);
    assert(left().length > 0);
    // New requests meanwhile must not change that.
    await saveExample(store, 'demo', { fields: { email: 'other@else.example' } });
    await reader.end();
    await emptied();
    assert.deepEqual(left(), []);
    assert.equal((await store.requests.find()).length, 1);
  });

  it('goes also when the command that erased it was ended while it waited', async () => {
    await apply(store);
    await using reader = await ReadTransaction.start(path.join(dataDir, 'kogge.sqlite'));
    const main = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
    const command = spawn(process.execPath, [main, 'erase', 'femke@hansekontor.example', '--yes'], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    });
    let said = '';
    for await (const chunk of command.stderr) {
      said += chunk;
      if (said.includes('waiting …')) break;
    }
    assert.match(said, /still in the write-ahead log, because another process reads the database; waiting …/);
    command.kill('SIGKILL');
    await once(command, 'exit');
    await reader.end();
    await emptied();
    assert.deepEqual(left(), []);
  });

  it('goes with the next start when the process died before', async () => {
    await apply(store);
    await using reader = await ReadTransaction.start(path.join(dataDir, 'kogge.sqlite'));
    await store.erasure.erase('femke@hansekontor.example', now);
    await store.close();
    await reader.end();
    store = await open();
    if (walBytes() > 0) await emptied();
    assert.deepEqual(left(), []);
  });

  it('takes mails and downloads along that another machine has left', async () => {
    const id = await apply(store);
    await store.erasure.erase('femke@hansekontor.example', now);
    await mkdir(downloadsFolder(dataDir));
    await writeFile(path.join(downloadsFolder(dataDir), `${id}-resume-Femke.pdf`), pdf);
    await store.erasure.deleteDue(now);
    await store.erasure.purge();
    assert.deepEqual(left(), []);
  });
});

describeEngines('retention and erasure', ({ engine, newPlace, open }) => {
  let place: Place;
  let store: Store;

  beforeEach(async () => {
    place = await newPlace();
    store = await open(place);
  });

  it('loses the files of suspected spam after 30 days, not the request, and can be released still', async () => {
    const spam = await apply(store, { spamReason: 'honeypot' });
    const ordinary = await apply(store);
    assert.equal(await store.erasure.deleteSpamFiles(days(30)), 0);
    assert.equal((await store.requests.files(spam)).length, 1);
    assert.equal(await store.erasure.deleteSpamFiles(days(31)), 1);
    assert.equal(await store.erasure.deleteSpamFiles(days(31)), 0);
    assert.deepEqual(await store.requests.files(spam), []);
    assert.deepEqual((await store.requests.get(spam))?.files, [
      { field: 'resume', name: 'Femke.pdf', size: 0, inspected: true },
    ]);
    assert.equal(await store.requests.release(spam, ['notification'], days(32)), true);
    assert.equal((await store.requests.files(ordinary))[0]?.bytes.length, pdf.length);
  });

  it('begins the period of applications for jobs that are no longer offered', async () => {
    for (const [jobTitle, jobClosedAt] of [
      ['Captain', now],
      ['Taken out later', null],
      ['Still offered', null],
    ] as const) {
      await apply(store, { fields: { ...exampleFields('application'), jobTitle }, jobClosedAt });
    }
    assert.equal(await store.requests.closeJobsExcept(['Still offered'], days(100)), 1);
    assert.equal(await store.requests.closeJobsExcept(['Still offered'], days(101)), 0);
    const titles = async () =>
      (await store.requests.find())
        .map(({ kind, fields }) => kind === 'application' && fields.jobTitle)
        .sort();
    await store.erasure.deleteDue(days(366));
    assert.deepEqual(await titles(), ['Still offered', 'Taken out later']);
    await store.erasure.deleteDue(days(466));
    assert.deepEqual(await titles(), ['Still offered']);
    assert.equal(await store.requests.closeJobsExcept([], days(500)), 1);
  });

  if (engine === 'postgres') {
    it('is vacuumed, or it is said that an earlier transaction still sees it', async () => {
      await apply(store);
      const dump = new pg.Client(place.databaseUrl ?? '');
      await dump.connect();
      await dump.query('begin isolation level repeatable read');
      await dump.query('select count(*) from requests');
      await store.erasure.erase('femke@hansekontor.example', now);
      assert.equal(await store.erasure.purge(), false);
      await dump.query('commit');
      assert.equal(await store.erasure.purge(), true);
      const { rows } = await dump.query("select pg_relation_size('requests') as bytes");
      assert.equal(Number(rows[0].bytes), 0);
      await dump.end();
    });
  }
});
