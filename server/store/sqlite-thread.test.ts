import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';
import Database from 'better-sqlite3';
import { startSqliteThread } from './sqlite-thread.ts';

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kogge-thread-'));
});
after(() => rm(folder, { recursive: true, force: true }));

it('a thread that ends fails what it was given, and nothing that comes after', async () => {
  const file = path.join(folder, 'late.sqlite');
  const thread = startSqliteThread(file, 1000);
  await assert.rejects(thread.run('checkpoint'), { code: 'SQLITE_CANTOPEN' });
  new Database(file).close();
  // At once, before the first one is gone altogether.
  assert.equal(await thread.run('checkpoint'), true);
  await thread.stop();
});
