import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { loadPages } from './pages.ts';
import { fileHeaders, securityHeaders } from './security-headers.ts';

const noOrigins = { functions: null, analytics: null, video: null };
const page = (title: string) =>
  `<!doctype html><title>${title}</title><style>p{color:red}</style><script>let a = 1;</script><p>${title}</p>`;
const video = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));

describe('pages of a build', () => {
  const dist = mkdtempSync(join(tmpdir(), 'pages-'));
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const server = createServer();
  let port = 0;

  before(async () => {
    for (const [file, content] of Object.entries({
      'index.html': page('Home'),
      'de.html': page('Start'),
      'team.html': page('Team'),
      'de/team.html': page('Menschen'),
      '404.html': page('Not found'),
      'de/404.html': page('Nicht gefunden'),
      '500.html': page('Failure'),
      '.built': 'hash of the build',
      'assets/.hidden': 'x',
      '.previous/assets/island.xyz.js': 'export {};\n',
      '.well-known/security.txt': 'Contact: mailto:security@kogge.example\n',
      'de/500.html': page('Fehler'),
      'answers/en/demo.html': page('Answer'),
      'assets/island.abc.js': 'export {};\n'.repeat(50),
      'video/demo.mp4': video,
      'fonts/letters.woff2': 'letters',
      'robots.txt': 'User-agent: *\n',
    })) {
      const path = join(dist, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      if (/^(?:team\.html|assets)/.test(file)) {
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content));
      }
    }
    const pages = loadPages(dist, noOrigins, log);
    server.on('request', (incoming, response) => {
      if (!pages.serve(incoming, response)) response.end('app');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  after(() => {
    server.close();
    rmSync(dist, { recursive: true });
  });

  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const call = request({ port, path, headers, method, host: '127.0.0.1' }).end();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    const body = Buffer.concat(await Array.fromAsync(response));
    return { status: response.statusCode, headers: response.headers, body };
  }

  test('a page is served at its canonical address and must be revalidated', async () => {
    for (const [path, title] of [
      ['/', 'Home'],
      ['/de', 'Start'],
      ['/team', 'Team'],
      ['/de/team?utm=1', 'Menschen'],
    ] as const) {
      const { status, headers, body } = await ask(path);
      assert.equal(status, 200, path);
      assert.match(body.toString(), new RegExp(`<title>${title}<`));
      assert.equal(headers['content-type'], 'text/html; charset=utf-8');
      assert.equal(headers['cache-control'], 'no-cache');
      assert.equal(headers.vary, 'Accept-Encoding');
    }
  });

  test('the best accepted encoding is sent', async () => {
    const brotli = await ask('/team', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    assert.equal(brotli.headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(brotli.body).toString(), page('Team'));
    const gzip = await ask('/team', { 'accept-encoding': 'br;q=0, gzip' });
    assert.equal(gzip.headers['content-encoding'], 'gzip');
    assert.equal(gunzipSync(gzip.body).toString(), page('Team'));
    const plain = await ask('/team', { 'accept-encoding': 'br;q=0, gzip;q=0.0' });
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.equal(new Set([brotli, gzip, plain].map((each) => each.headers.etag)).size, 3);
  });

  test('an unchanged page is 304, without a body, for every form of If-None-Match', async () => {
    const first = await ask('/team', { 'accept-encoding': 'br' });
    const etag = first.headers.etag as string;
    assert.match(etag, /^"[\w-]{22}-br"$/);
    for (const value of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await ask('/team', { 'accept-encoding': 'br', 'if-none-match': value });
      assert.equal(again.status, 304, value);
      assert.equal(again.body.length, 0);
      assert.equal(again.headers.etag, etag);
      assert.equal(again.headers['content-length'], undefined);
    }
    assert.equal((await ask('/team', { 'if-none-match': '"other"' })).status, 200);
  });

  test('HEAD has the header of GET and no body', async () => {
    const head = await ask('/team', {}, 'HEAD');
    assert.equal(head.status, 200);
    assert.equal(Number(head.headers['content-length']), page('Team').length);
    assert.equal(head.body.length, 0);
  });

  test('assets are cached for a year, other files for an hour', async () => {
    assert.match((await ask('/assets/island.abc.js')).headers['cache-control'] ?? '', /31536000, immutable/);
    assert.equal((await ask('/robots.txt')).headers['cache-control'], 'public, max-age=3600');
  });

  test('scripts of the previous build are still served', async () => {
    const { status, headers } = await ask('/assets/island.xyz.js');
    assert.equal(status, 200);
    assert.match(headers['cache-control'] ?? '', /immutable/);
    assert.equal((await ask('/.previous/assets/island.xyz.js')).status, 404);
  });

  test('every other spelling of an address redirects once (308) and keeps the query', async () => {
    for (const [from, to] of [
      ['/team/', '/team'],
      ['/team.html?a=b', '/team?a=b'],
      ['/team//?a', '/team?a'],
      ['/index.html', '/'],
      ['/index', '/'],
      ['/de/', '/de'],
      ['/de/index.html', '/de'],
      ['/de.html', '/de'],
      ['/de/team/?x=/', '/de/team?x=/'],
    ] as const) {
      const { status, headers } = await ask(from);
      assert.deepEqual([status, headers.location], [308, to], from);
    }
  });

  test('an unknown path is 404 in its language and is logged without its query', async () => {
    lines.length = 0;
    const english = await ask('/nowhere?mail=a@b.example');
    assert.equal(english.status, 404);
    assert.match(english.body.toString(), /Not found/);
    const german = await ask('/de/nirgends/x@y.example/');
    assert.equal(german.status, 404);
    assert.match(german.body.toString(), /Nicht gefunden/);
    assert.deepEqual(
      lines.map((line) => JSON.parse(line).path),
      ['/nowhere', '/de/nirgends/…/'],
    );
  });

  test('an overlong path is 404 and cut in the log', async () => {
    lines.length = 0;
    for (const path of [`/${'/'.repeat(15_000)}x`, `/${'a'.repeat(15_000)}`, `/team?${'a'.repeat(2100)}`]) {
      assert.equal((await ask(path)).status, 404);
    }
    assert.equal((await ask(`/functions/${'a'.repeat(2100)}`)).status, 404);
    assert.equal((await ask(`/team?${'a'.repeat(2000)}`)).status, 200);
    for (const line of lines) assert(JSON.parse(line).path.length <= 200);
  });

  test('a prefetch of an unknown path is not logged, a visit is', async () => {
    lines.length = 0;
    assert.equal((await ask('/nowhere', { 'sec-purpose': 'prefetch;prerender' })).status, 404);
    assert.equal(lines.length, 0);
    await ask('/nowhere');
    assert.equal(lines.length, 1);
  });

  test('dotfiles are not served, except .well-known', async () => {
    for (const path of ['/.built', '/assets/.hidden', '/.well-known/../.built']) {
      assert.equal((await ask(path)).status, 404, path);
    }
    const { status, headers } = await ask('/.well-known/security.txt');
    assert.deepEqual([status, headers['content-type']], [200, 'text/plain; charset=utf-8']);
  });

  test('answer templates and error pages have no address, and no path leaves the build', async () => {
    for (const path of [
      '/answers/en/demo',
      '/answers/en/demo.html',
      '/404',
      '/de/404.html',
      '/500',
      '//evil.example/',
      '//evil.example/team/',
      '/../package.json',
      '/%2e%2e/package.json',
      '/team.html.br',
      '/toString',
      '/__proto__',
    ]) {
      assert.equal((await ask(path)).status, 404, path);
    }
  });

  test('a video answers range requests', async () => {
    const whole = await ask('/video/demo.mp4');
    assert.equal(whole.headers['accept-ranges'], 'bytes');
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 99],
      ['bytes=900-', 900, 999],
      ['bytes=-10', 990, 999],
      ['bytes=990-5000', 990, 999],
    ] as const) {
      const part = await ask('/video/demo.mp4', { range });
      assert.equal(part.status, 206, range);
      assert.equal(part.headers['content-range'], `bytes ${from}-${to}/1000`);
      assert.deepEqual(part.body, video.subarray(from, to + 1));
    }
    const beyond = await ask('/video/demo.mp4', { range: 'bytes=1000-' });
    assert.deepEqual([beyond.status, beyond.headers['content-range']], [416, 'bytes */1000']);
    for (const range of ['bytes=5-1', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-']) {
      assert.equal((await ask('/video/demo.mp4', { range })).status, 200, range);
    }
    const stale = await ask('/video/demo.mp4', { range: 'bytes=0-1', 'if-range': '"old"' });
    assert.equal(stale.status, 200);
    const fresh = await ask('/video/demo.mp4', {
      range: 'bytes=0-1',
      'if-range': whole.headers.etag as string,
    });
    assert.equal(fresh.status, 206);
  });

  test('a page accepts only GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await ask('/team', {}, method);
      assert.deepEqual([status, headers.allow], [405, 'GET, HEAD'], method);
    }
  });

  test('functions and the health check are left to the app', async () => {
    for (const path of ['/functions/v1/x', '/healthz', '/healthz?x', '/livez', '/readyz']) {
      assert.equal((await ask(path)).body.toString(), 'app', path);
    }
    assert.equal((await ask('/healthzz')).status, 404);
  });

  test('every answer has the security headers', async () => {
    for (const path of ['/', '/nowhere', '/team/', '/robots.txt', '/video/demo.mp4']) {
      const { headers } = await ask(path);
      for (const [name, value] of Object.entries(securityHeaders)) {
        assert.equal(headers[name.toLowerCase()], value, `${path} ${name}`);
      }
      assert.match(String(headers['content-security-policy']), /^default-src 'none'/, path);
    }
  });

  test('a font has only the headers that browsers read on files', async () => {
    const { headers } = await ask('/fonts/letters.woff2');
    for (const [name, value] of Object.entries(fileHeaders)) assert.equal(headers[name.toLowerCase()], value);
    assert.equal(headers['permissions-policy'], undefined);
  });

  test('the policy of a page allows inline scripts and styles by hash, and nothing unsafe', async () => {
    const policy = String((await ask('/')).headers['content-security-policy']);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    assert.match(policy, new RegExp(`script-src 'self' ${hash('let a = 1;').replaceAll('+', '\\+')};`));
    assert(policy.includes(`style-src ${hash('p{color:red}')};`));
    assert.doesNotMatch(policy, /unsafe/);
    assert.match(policy, /media-src 'none'/);
  });
});
