import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { testDesk } from '../tests/support/desk.ts';
import { readBuilt } from './built.ts';

const forYear = 'private, max-age=31536000, immutable';

it('assets are compressed, cached for a year and revalidated', async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kogge-dist-desk-'));
  for (const name of ['.vite', 'assets']) mkdirSync(path.join(folder, name));
  const manifest = { 'main.tsx': { file: 'assets/main.js', css: ['assets/main.css'], isEntry: true } };
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'assets/main.js'), 'script');
  writeFileSync(path.join(folder, 'assets/main.js.br'), brotliCompressSync('script'));
  const built = readBuilt(folder);
  const desk = await testDesk(null, { built });
  t.after(async () => {
    await desk.stop();
    rmSync(folder, { recursive: true });
  });
  assert.deepEqual([built.script, built.styles], ['/assets/main.js', ['/assets/main.css']]);

  const ask = (address: string, headers: Record<string, string> = {}) =>
    desk.browser().ask('GET', address, undefined, headers);
  const plain = await ask('/assets/main.js');
  assert.equal(await plain.text(), 'script');
  assert.equal(plain.headers.get('content-type'), 'text/javascript; charset=utf-8');
  assert.equal(plain.headers.get('cache-control'), forYear);
  const brotli = await ask('/assets/main.js', { 'accept-encoding': 'gzip, br' });
  assert.equal(brotli.headers.get('content-encoding'), 'br');
  const again = { 'accept-encoding': 'br', 'if-none-match': brotli.headers.get('etag') ?? '' };
  assert.equal((await ask('/assets/main.js', again)).status, 304);
  for (const address of ['/assets/none.js', '/assets/../.vite/manifest.json', '/assets/main.js.br']) {
    assert.notEqual((await ask(address)).headers.get('cache-control'), forYear);
  }
});
