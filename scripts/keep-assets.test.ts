import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { keepAssets } from './keep-assets.ts';

test('a build keeps the scripts of the one before it, and none that are older', async (t) => {
  const around = mkdtempSync(path.join(tmpdir(), 'kogge-assets-'));
  t.after(() => rmSync(around, { recursive: true }));
  const build = (name: string, ...assets: string[]) => {
    const folder = path.join(around, name);
    mkdirSync(path.join(folder, 'assets'), { recursive: true });
    for (const asset of assets) writeFileSync(path.join(folder, 'assets', asset), name);
    return folder;
  };
  const kept = (folder: string) => readdirSync(path.join(folder, '.previous/assets')).sort();

  const first = build('first', 'base.1.js', 'menu.1.js', 'menu.1.js.br');
  const second = build('second', 'base.1.js', 'menu.2.js');
  await keepAssets(first, second);
  assert.deepEqual(kept(second), ['menu.1.js', 'menu.1.js.br']);

  const third = build('third', 'base.3.js');
  await keepAssets(second, third);
  assert.deepEqual(kept(third), ['base.1.js', 'menu.2.js']);
});

test('the first build has none to keep', async (t) => {
  const around = mkdtempSync(path.join(tmpdir(), 'kogge-assets-'));
  t.after(() => rmSync(around, { recursive: true }));
  mkdirSync(path.join(around, 'fresh/assets'), { recursive: true });
  await keepAssets(path.join(around, 'dist'), path.join(around, 'fresh'));
  assert.deepEqual(readdirSync(path.join(around, 'fresh')), ['assets']);
});
