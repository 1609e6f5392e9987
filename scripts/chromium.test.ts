import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { findChromium } from './chromium.mjs';

describe('findChromium', () => {
  let folder: string;
  const executable = async (name: string) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '');
    return file;
  };
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kogge-chromium-'));
  });
  after(() => rm(folder, { recursive: true }));

  for (const name of ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']) {
    test(`finds ${name} in PATH`, async () => {
      const file = await executable(`${name}-bin/${name}`);
      assert.equal(findChromium({ PATH: `${folder}${path.delimiter}${path.dirname(file)}` }), file);
    });
  }

  test('prefers CHROMIUM_PATH, and throws when that names no file', async () => {
    const PATH = path.dirname(await executable('usual/chromium'));
    const named = await executable('own/browser');
    assert.equal(findChromium({ PATH, CHROMIUM_PATH: named }), named);
    assert.throws(
      () => findChromium({ PATH, CHROMIUM_PATH: path.join(folder, 'nothing') }),
      /CHROMIUM_PATH names ".*nothing", which is not there/,
    );
  });
});
