import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { keepAssets } from './keep-assets.ts';

const around = mkdtempSync(path.join(tmpdir(), 'kogge-assets-'));
after(() => rmSync(around, { recursive: true }));

function build(name: string, ...assets: string[]): string {
  const folder = path.join(around, name);
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  for (const asset of assets) writeFileSync(path.join(folder, 'assets', asset), name);
  return folder;
}

test('a build keeps the assets of the previous build, and none of older ones', async () => {
  const kept = (folder: string) => readdirSync(path.join(folder, '.previous/assets')).sort();
  const first = build('first', 'base.1.js', 'menu.1.js', 'menu.1.js.br');
  const second = build('second', 'base.1.js', 'menu.2.js');
  await keepAssets(first, second);
  assert.deepEqual(kept(second), ['menu.1.js', 'menu.1.js.br']);

  const third = build('third', 'base.3.js');
  await keepAssets(second, third);
  assert.deepEqual(kept(third), ['base.1.js', 'menu.2.js']);
});

test('a first build keeps none', async () => {
  const fresh = build('fresh');
  await keepAssets(path.join(around, 'dist'), fresh);
  assert.deepEqual(readdirSync(fresh), ['assets']);
});
