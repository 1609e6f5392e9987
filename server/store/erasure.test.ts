import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { statSync, watch } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe, it, mock } from 'node:test';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Channel } from '../../domain/requests/index.ts';
import { filesWith } from '../../tests/support/files-with.ts';
import { PostgresServer } from '../../tests/support/postgres.ts';
import { ReadTransaction } from '../../tests/support/read-transaction.ts';
import { exampleFields, exampleRequest } from '../../tests/support/requests.ts';
import { openTestStore } from '../../tests/support/store.ts';
import { downloadsFolder, mailsFolder } from './request-files.ts';
import type { Store } from './store.ts';

const channels: Channel[] = ['notification', 'confirmation'];
const now = new Date('2026-11-20T10:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
// Each of these would give the sender away.
const traces = ['Femke', 'femke@', 'Erasable words', 'PDF-of-the-erased'];
const pdf = Buffer.from(`%PDF-1.4 ${'PDF-of-the-erased '.repeat(100_000)}`);
const application = (changes: Parameters<typeof exampleRequest>[1] = {}) =>
  exampleRequest('application', {
    fields: { ...exampleFields('application'), message: 'Erasable words '.repeat(300) },
    files: [{ field: 'resume', name: 'Femke.pdf', inspected: true, bytes: pdf }],
    ...changes,
  });

describe('what was erased', () => {
  let dataDir: string;
  let store: Store;
  const walBytes = () => statSync(path.join(dataDir, 'kogge.sqlite-wal')).size;
  const left = () => traces.flatMap((text) => filesWith(text, dataDir));
  /** Lets the seconds pass after which the open store empties the write-ahead log by itself, and waits until it has. */
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
    const { id } = (await store.requests.save(application(), channels)) as { id: string };
    const kept = await store.requests.save(
      exampleRequest('demo', { fields: { email: 'stays@else.example' } }),
      [],
    );
    for (const [folder, name] of [
      [mailsFolder(dataDir), `${id}-notification.eml`],
      [mailsFolder(dataDir), `${id}-confirmation.eml.part`],
      [downloadsFolder(dataDir), `${id}-resume-Femke.pdf`],
    ] as const) {
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, name), traces.join('\n'));
    }
    assert('id' in kept);
    await writeFile(path.join(downloadsFolder(dataDir), `${kept.id}-resume-cv.pdf`), 'stays');
    await store.erasure.erase('femke@hansekontor.example', now);
    assert.equal(await store.erasure.purge(), true);
    assert.deepEqual(left(), []);
    assert.equal(filesWith('stays', dataDir).length, 2);
  });

  it('stays in the log while another process reads, and goes by itself soon after', async () => {
    await store.requests.save(application(), channels);
    await using reader = await ReadTransaction.start(path.join(dataDir, 'kogge.sqlite'));
    await store.erasure.erase('femke@hansekontor.example', now);
    assert.equal(await store.erasure.purge(), false);
    assert(left().length > 0);
    // What comes in meanwhile must not hide it.
    await store.requests.save(exampleRequest('demo', { fields: { email: 'other@else.example' } }), channels);
    await reader.end();
    await emptied();
    assert.deepEqual(left(), []);
    assert.equal((await store.requests.find()).length, 1);
  });

  it('goes also when the command that erased it was ended while it waited', async () => {
    await store.requests.save(application(), channels);
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
    await store.requests.save(application(), channels);
    await using reader = await ReadTransaction.start(path.join(dataDir, 'kogge.sqlite'));
    await store.erasure.erase('femke@hansekontor.example', now);
    await store.close();
    await reader.end();
    store = await open();
    if (walBytes() > 0) await emptied();
    assert.deepEqual(left(), []);
  });

  it('takes mails and downloads along that another machine has left', async () => {
    const { id } = (await store.requests.save(application(), channels)) as { id: string };
    await store.erasure.erase('femke@hansekontor.example', now);
    await mkdir(downloadsFolder(dataDir));
    await writeFile(path.join(downloadsFolder(dataDir), `${id}-resume-Femke.pdf`), pdf);
    await store.erasure.deleteDue(now);
    await store.erasure.purge();
    assert.deepEqual(left(), []);
  });
});

for (const engine of ['sqlite', 'postgres'] as const) {
  describe(`what ends on ${engine}`, () => {
    let postgres: Awaited<ReturnType<typeof PostgresServer.shared>> | undefined;
    let folder: string;
    let databaseUrl: string | null;
    let store: Store;

    before(async () => {
      if (engine === 'postgres') postgres = await PostgresServer.shared();
    });
    after(() => postgres?.stop());
    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'kogge-ends-'));
      databaseUrl = (await postgres?.database()) ?? null;
      store = await openTestStore(folder, { databaseUrl });
    });
    afterEach(async () => {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    });

    it('loses the files of suspected spam after 30 days, not the request, and can be released still', async () => {
      const request = { ...application(), spamReason: 'honeypot' };
      const [spam, ordinary] = [
        await store.requests.save(request, []),
        await store.requests.save(application(), []),
      ];
      assert('id' in spam && 'id' in ordinary);
      assert.equal(await store.erasure.deleteSpamFiles(days(30)), 0);
      assert.equal(await store.erasure.deleteSpamFiles(days(31), { dryRun: true }), 1);
      assert.equal((await store.requests.files(spam.id)).length, 1);
      assert.equal(await store.erasure.deleteSpamFiles(days(31)), 1);
      assert.equal(await store.erasure.deleteSpamFiles(days(31)), 0);
      assert.deepEqual(await store.requests.files(spam.id), []);
      assert.deepEqual((await store.requests.get(spam.id))?.files, [
        { field: 'resume', name: 'Femke.pdf', size: 0, inspected: true },
      ]);
      assert.equal(await store.requests.release(spam.id, channels, days(32)), true);
      assert.equal((await store.requests.files(ordinary.id))[0]?.bytes.length, pdf.length);
    });

    it('begins the period of applications for jobs that are no longer offered', async () => {
      const apply = (jobTitle: string, jobClosedAt: Date | null = null) =>
        store.requests.save(
          application({ fields: { ...exampleFields('application'), jobTitle }, jobClosedAt }),
          [],
        );
      await apply('Captain', now);
      await apply('Taken out later');
      await apply('Still offered');
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
        await store.requests.save(application(), channels);
        const dump = new pg.Client(databaseUrl as string);
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
}
