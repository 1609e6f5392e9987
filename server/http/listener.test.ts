import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { Hono } from 'hono';
import { pino } from 'pino';
import { createListener } from './listener.ts';
import type { Pages } from './pages.ts';

describe('the listener', () => {
  const lines: string[] = [];
  let seen: IncomingMessage | undefined;
  const pages = {
    serve(request, response) {
      seen = request;
      if (request.url?.endsWith('/broken')) throw new Error('inside: Femke');
      if (request.url === '/half') {
        response.writeHead(200).write('half');
        throw new Error('too late');
      }
      if (request.url === '/app') return false;
      response.end('page');
      return true;
    },
    failure: (language) => ({ html: `failure ${language}`, headers: { 'Content-Type': 'text/html' } }),
    notFound: () => assert.fail('not asked for'),
    answerTemplates: new Map(),
  } satisfies Pages;
  const app = new Hono().get('/app', (context) => context.text('app'));
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const server = createServer(createListener({ pages, app, log }));
  before(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  after(() => server.close());

  /** The whole answer to these header lines. */
  async function raw(...head: string[]): Promise<string> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.end(`${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    return Buffer.concat(await Array.fromAsync(socket)).toString();
  }

  test('pages answer first, the app answers the rest', async () => {
    assert.match(await raw('GET / HTTP/1.1', 'Host: x'), /^HTTP\/1\.1 200 .+page$/s);
    assert.match(await raw('GET /app HTTP/1.1', 'Host: x'), /^HTTP\/1\.1 200 .+app$/s);
  });

  test('a request with an ambiguous host is refused', async () => {
    for (const head of [
      ['GET / HTTP/1.1'],
      ['GET / HTTP/1.1', 'Host: x', 'Host: y'],
      ['GET / HTTP/1.1', 'Host: x', 'hOST: x'],
      ['GET http://y/ HTTP/1.1', 'Host: x'],
      ['GET x HTTP/1.1', 'Host: x'],
    ]) {
      assert.match(await raw(...head), /^HTTP\/1\.1 400 /, head.join(', '));
    }
    assert.match(await raw('GET http://x/team?a HTTP/1.1', 'Host: x'), /^HTTP\/1\.1 200 /);
    assert.equal(seen?.url, '/team?a');
  });

  test('overlong headers are dropped', async () => {
    await raw('GET / HTTP/1.1', 'Host: x', `If-None-Match: ${',W/'.repeat(2000)}`, 'Accept: text/html');
    assert.equal(seen?.headers['if-none-match'], undefined);
    assert.equal(seen?.headers.accept, 'text/html');
  });

  test('an exception is answered with the failure page in the language of the address', async () => {
    lines.length = 0;
    assert.match(await raw('GET /broken HTTP/1.1', 'Host: x'), /^HTTP\/1\.1 500 .+failure en/s);
    assert.match(await raw('GET /de/broken HTTP/1.1', 'Host: x'), /^HTTP\/1\.1 500 .+failure de/s);
    assert.doesNotMatch(await raw('GET /half HTTP/1.1', 'Host: x'), /failure/);
    assert.match(await raw('GET / HTTP/1.1', 'Host: x'), /page$/);
    assert.equal(lines.length, 3);
    assert.match(lines[0] as string, /"event":"failure".+listener\.test/);
    assert.doesNotMatch(lines.join(''), /Femke/);
  });
});
