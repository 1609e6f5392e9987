import assert from 'node:assert/strict';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import Database from 'better-sqlite3';
import type { Channel } from '../domain/requests/index.ts';
import type { Store } from '../server/store/store.ts';
import { runCommand } from '../tests/support/command-line.ts';
import { describeEngines } from '../tests/support/engines.ts';
import { exampleFields, saveExample, smallPdf } from '../tests/support/requests.ts';
import { openTestStore } from '../tests/support/store.ts';

const now = new Date('2026-11-20T12:00:00Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);
const channels: Channel[] = ['notification', 'confirmation'];

describeEngines('a backup', ({ engine, newPlace }) => {
  let backupDir: string;

  /** A machine with an empty database. */
  async function machine() {
    const place = await newPlace();
    const { dataDir } = place;
    const open = () => openTestStore(dataDir, place);
    const use = async <Result>(work: (store: Store) => Promise<Result>) => {
      const store = await open();
      return work(store).finally(() => store.close());
    };
    const command = (args: string[], at = now, answer = true) =>
      runCommand(args, { dataDir, backupDir, openStore: open, now: at, confirm: async () => answer });
    return { dataDir, use, command };
  }

  const from = (email: string) => ({ fields: { ...exampleFields('demo'), email } });

  beforeEach(async () => {
    backupDir = path.join((await newPlace()).dataDir, 'backups');
  });

  it('restores everything on another machine, except senders erased since', async () => {
    const old = await machine();
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const files = [
      { field: 'resume', name: 'cv.pdf', inspected: true, bytes },
      { field: 'coverLetter', name: 'letter.pdf', inspected: true, bytes: smallPdf },
    ];
    await old.use(async (store) => {
      for (let index = 0; index < 5; index++) {
        await saveExample(store, 'application', { files }, channels);
      }
      for (let index = 0; index < 600; index++) {
        await saveExample(store, 'demo', from(`visitor${index}@else.example`), channels);
      }
      const fields = { ...exampleFields('demo'), message: 'NUL \u0000, lone \ud800, 🚢' };
      await saveExample(store, 'demo', { fields, spamReason: 'honeypot' }, channels);
      const [row] = await store.outbox.lease(1, now, 1000);
      assert(row);
      await store.outbox.markFailed(row, '550 no such box', null);
      await store.erasure.erase('visitor1@else.example', now);
    });
    const made = await old.command(['backup']);
    assert.equal(made.code, 0, made.notes);
    assert.match(made.notes, /^605 requests, 10 files, 1208 mails, 1 deletion record, checked\.$/m);
    const [name = ''] = readdirSync(backupDir);
    assert.equal(name, '2026-11-20T12-00-00Z');
    assert.deepEqual(readdirSync(path.join(backupDir, name)).sort(), ['deletions.jsonl', 'kogge.sqlite']);

    const wanted = await old.use(async (store) => {
      await store.erasure.erase('visitor2@else.example', now);
      await saveExample(store, 'demo', from('late@else.example'), channels);
      return {
        requests: await store.requests.find({ limit: 1000 }),
        outgoing: await store.outbox.outgoing(),
      };
    });
    // The newer backup has a deletion record that the older one lacks.
    await old.command(['backup'], daysLater(1));

    const fresh = await machine();
    const asked = await fresh.command(['restore', name], now, false);
    assert.equal(asked.code, 1);
    assert.match(asked.notes, /Nothing was restored/);
    const restored = await fresh.command(['restore', name]);
    assert.equal(restored.code, 0, restored.notes);
    assert.match(restored.out, /^Restored 605 requests, 10 files, 1208 mails, 1 deletion record\.$/m);
    assert.match(restored.out, /^Deleted again what was erased after the backup: 1 request\.$/m);
    assert.match(restored.notes, /1206 mails in it had not been sent then/);

    const late = wanted.requests.find(({ fields }) => fields.email === 'late@else.example');
    await fresh.use(async (store) => {
      assert.deepEqual(
        await store.requests.find({ limit: 1000 }),
        wanted.requests.filter((request) => request !== late),
      );
      assert.deepEqual(
        await store.outbox.outgoing(),
        wanted.outgoing.filter(({ requestId }) => requestId !== late?.id),
      );
      const [application] = await store.requests.find({ kind: 'application' });
      const back = await store.requests.files(application?.id ?? '');
      assert.deepEqual(
        back.map(({ bytes: each }) => Buffer.from(each)),
        [bytes, smallPdf],
      );
      // Still deleted after the next start.
      assert.deepEqual(await store.requests.find({ email: 'visitor2@else.example' }), []);
    });
  });

  it('is restored into an empty database only', async () => {
    const { use, command } = await machine();
    await use((store) => saveExample(store, 'demo', {}, channels));
    await command(['backup']);
    const [name = ''] = readdirSync(backupDir);
    const { code, notes } = await command(['restore', name]);
    assert.equal(code, 1);
    assert.match(notes, /The database holds 1 request already/);
    assert.match(notes, engine === 'sqlite' ? /Move kogge\.sqlite/ : /name it in DATABASE_URL/);
    assert.equal((await use((store) => store.requests.find())).length, 1);
  });

  it('contains the deletion records of every machine', async () => {
    const { dataDir, use, command } = await machine();
    await use(async (store) => {
      await saveExample(store, 'demo', {}, channels);
      await store.erasure.erase('femke@hansekontor.example', now);
    });
    // As if another machine had erased it.
    rmSync(path.join(dataDir, 'deletions.jsonl'));
    assert.match((await command(['backup'])).notes, /1 deletion record/);
    const [name = ''] = readdirSync(backupDir);
    assert(existsSync(path.join(backupDir, name, 'deletions.jsonl')));
  });
});

describe('backups', () => {
  let dataDir: string;
  let backupDir: string;
  const command = (args: string[], at = now) =>
    runCommand(args, { dataDir, now: at, confirm: async () => true });

  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'kogge-backups-'));
    backupDir = path.join(dataDir, 'backups');
    const store = await openTestStore(dataDir);
    await saveExample(store, 'demo', {}, channels);
    await store.close();
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('are listed, newest first, and deleted after the number of days in the privacy policy', async () => {
    assert.match((await command(['restore'])).notes, /There is no backup in /);
    for (const days of [0, 1, 30, 31]) await command(['backup'], daysLater(days));
    assert.equal(
      (await command(['restore'])).out,
      '2026-12-21T12-00-00Z\n2026-12-20T12-00-00Z\n2026-11-21T12-00-00Z\n',
    );
    const { notes } = await command(['backup'], daysLater(32));
    assert.match(notes, /^1 older backup deleted\.$/m);
  });

  it('that are incomplete are not listed and are deleted a day later; other folders stay', async () => {
    for (const name of ['2026-11-20T11-00-00Z.partial', 'notes', '2020-01-01']) {
      mkdirSync(path.join(backupDir, name), { recursive: true });
    }
    await command(['backup']);
    assert.equal((await command(['restore'])).out, '2026-11-20T12-00-00Z\n');
    await command(['backup'], daysLater(2));
    assert.deepEqual(readdirSync(backupDir).sort(), [
      '2020-01-01',
      '2026-11-20T12-00-00Z',
      '2026-11-22T12-00-00Z',
      'notes',
    ]);
  });

  it('need a folder', async () => {
    for (const args of [['backup'], ['restore']]) {
      const { code, notes } = await runCommand(args, { dataDir, backupDir: null });
      assert.equal(code, 1);
      assert.match(notes, /^BACKUP_DIR is not set: name a folder/);
    }
  });

  it('that root restores belong to the owner of DATA_DIR', { skip: process.getuid?.() !== 0 }, async () => {
    await command(['backup']);
    const [name = ''] = readdirSync(backupDir);
    const fresh = mkdtempSync(path.join(dataDir, 'fresh-'));
    chownSync(fresh, 12_345, 12_345);
    const { code } = await runCommand(['restore', name, '--yes'], { dataDir: fresh, backupDir });
    assert.equal(code, 0);
    for (const file of ['kogge.sqlite', 'deletions.jsonl']) {
      assert.equal(statSync(path.join(fresh, file)).uid, 12_345, file);
    }
  });

  it('that are damaged, too new, unreadable or missing are refused', async () => {
    await command(['backup']);
    const [name = ''] = readdirSync(backupDir);
    const copyOf = (other: string) => {
      cpSync(path.join(backupDir, name), path.join(backupDir, other), { recursive: true });
      return path.join(backupDir, other, 'kogge.sqlite');
    };
    writeFileSync(copyOf('2026-11-19T12-00-00Z'), 'no database');
    const newer = new Database(copyOf('2026-11-18T12-00-00Z'));
    newer.exec("insert into kysely_migration values ('9999-less-after-9998', '2026-11-20T12:00:00Z')");
    newer.close();
    assert.match((await command(['restore', '2026-11-19T12-00-00Z'])).notes, /file is not a database/);
    assert.match((await command(['restore', '2026-11-18T12-00-00Z'])).notes, /is older than its database/);
    assert.match(
      (await command(['restore', '2026-11-17T12-00-00Z'])).notes,
      /There is no backup 2026-11-17T12/,
    );
    mkdirSync(path.join(backupDir, '2026-11-16T12-00-00Z'));
    const { notes } = await command(['restore', '2026-11-16T12-00-00Z']);
    assert.match(notes, /There is no backup in \/.+-16T12-00-00Z that this user can read\..+chown/);
  });
});
