import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { replaceFolder } from './replace-folder.ts';

let around: string;
let folder: string;

beforeEach(() => {
  around = mkdtempSync(path.join(tmpdir(), 'kogge-folder-'));
  folder = path.join(around, 'dist');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'old.html'), 'old');
});
afterEach(() => rmSync(around, { recursive: true }));

async function fill(fresh: string): Promise<void> {
  mkdirSync(fresh);
  writeFileSync(path.join(fresh, 'new.html'), 'new');
}

async function fail(fresh: string): Promise<void> {
  await fill(fresh);
  throw new Error('the content is wrong');
}

/** Nothing but the folder, with one file. */
function assertHolds(file: string): void {
  assert.deepEqual(readdirSync(around), ['dist']);
  assert.deepEqual(readdirSync(folder), [file]);
}

test('the new folder replaces the old one', async () => {
  await replaceFolder(folder, fill);
  assertHolds('new.html');
});

test('the first folder needs no old one', async () => {
  rmSync(folder, { recursive: true });
  await replaceFolder(folder, fill);
  assertHolds('new.html');
});

test('after a failure the old folder is unchanged', async () => {
  await assert.rejects(replaceFolder(folder, fail), /the content is wrong/);
  assertHolds('old.html');
});

test('a run killed between its two renames loses nothing', async () => {
  renameSync(folder, `${folder}.old`);
  mkdirSync(`${folder}.new`);
  await assert.rejects(replaceFolder(folder, fail), /the content is wrong/);
  assertHolds('old.html');
});

test('when `make` creates nothing, the old folder is put back', async () => {
  await assert.rejects(
    replaceFolder(folder, async () => undefined),
    { code: 'ENOENT' },
  );
  assertHolds('old.html');
});
