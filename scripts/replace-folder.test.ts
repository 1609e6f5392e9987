import assert from 'node:assert/strict';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { replaceFolder } from './replace-folder.ts';

function folderWith(t: TestContext, file: string) {
  const around = mkdtempSync(path.join(tmpdir(), 'kogge-folder-'));
  t.after(() => rmSync(around, { recursive: true }));
  const folder = path.join(around, 'dist');
  mkdirSync(folder);
  writeFileSync(path.join(folder, file), file);
  return { around, folder };
}

function fill(file: string) {
  return async (fresh: string) => {
    mkdirSync(fresh);
    writeFileSync(path.join(fresh, file), file);
  };
}

test('the new folder takes the place of the old one whole', async (t) => {
  const { around, folder } = folderWith(t, 'old.html');
  await replaceFolder(folder, fill('new.html'));
  assert.deepEqual(readdirSync(folder), ['new.html']);
  assert.deepEqual(readdirSync(around), ['dist']);
});

test('the first folder needs no old one', async (t) => {
  const { around, folder } = folderWith(t, 'old.html');
  rmSync(folder, { recursive: true });
  await replaceFolder(folder, fill('new.html'));
  assert.deepEqual(readdirSync(around), ['dist']);
});

test('when it fails, the old folder stays as it was and nothing is left beside it', async (t) => {
  const { around, folder } = folderWith(t, 'old.html');
  const failing = async (fresh: string) => {
    await fill('half.html')(fresh);
    throw new Error('the content is wrong');
  };
  await assert.rejects(replaceFolder(folder, failing), /the content is wrong/);
  assert.equal(readFileSync(path.join(folder, 'old.html'), 'utf8'), 'old.html');
  assert.deepEqual(readdirSync(around), ['dist']);
});

test('a run that was killed between taking the old away and putting the new in loses nothing', async (t) => {
  const { around, folder } = folderWith(t, 'old.html');
  renameSync(folder, `${folder}.old`);
  mkdirSync(`${folder}.new`);
  await assert.rejects(
    replaceFolder(folder, async () => {
      throw new Error('the content is wrong');
    }),
  );
  assert.deepEqual(readdirSync(around), ['dist']);
  assert.deepEqual(readdirSync(folder), ['old.html']);
});

test('when nothing was made, the old folder is put back', async (t) => {
  const { around, folder } = folderWith(t, 'old.html');
  await assert.rejects(
    replaceFolder(folder, async () => undefined),
    { code: 'ENOENT' },
  );
  assert.deepEqual(readdirSync(around), ['dist']);
  assert.deepEqual(readdirSync(folder), ['old.html']);
});
