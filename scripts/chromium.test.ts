import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { findChromium } from './chromium.mjs';

describe('Chromium is', () => {
  let folder: string;
  const program = async (name: string) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '');
    return file;
  };
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kogge-chromium-'));
  });
  after(() => rm(folder, { recursive: true }));

  test('the one that CHROMIUM_PATH names, before any other', async () => {
    const named = await program('own/browser');
    const PATH = path.dirname(await program('usual/chromium'));
    assert.equal(findChromium({ PATH, CHROMIUM_PATH: named }), named);
  });

  for (const name of ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']) {
    test(`found in PATH as ${name}`, async () => {
      const file = await program(`${name}-bin/${name}`);
      assert.equal(findChromium({ PATH: `${folder}${path.delimiter}${path.dirname(file)}` }), file);
    });
  }

  test('not guessed when CHROMIUM_PATH is wrong', async () => {
    const PATH = path.dirname(await program('usual/chromium'));
    assert.throws(
      () => findChromium({ PATH, CHROMIUM_PATH: path.join(folder, 'nothing') }),
      /CHROMIUM_PATH names ".*nothing", which is not there/,
    );
  });
});
