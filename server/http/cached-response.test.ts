import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { type CachedResponse, sendCached } from './cached-response.ts';

describe('an answer sent whole', () => {
  const body = Buffer.from('Moin, Bremen. '.repeat(5000));
  const header = ['Content-Type', 'text/plain', 'Content-Length', String(body.length), 'X-Same', 'yes'];
  let answer: CachedResponse;
  const server = createServer((request, response) => {
    if (request.url === '/other') response.end('other');
    else sendCached(answer, response);
  });
  before(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  after(() => server.close());

  /** What the server answers to these bytes until it ends the connection. */
  function exchange(sent: string): Promise<string> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(sent);
    return text(socket);
  }
  const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
  const last = ask('/other', 'Connection: close\r\n');
  const withoutDate = (answers: string) => answers.replaceAll(/^Date: .*\r\n/gm, 'Date\r\n');

  it('is the same the first time and again, in the order of pipelined requests', async (test) => {
    // One second lasts as long as the test.
    test.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    answer = { body, header };
    const first = withoutDate(await exchange(ask('/') + last));
    assert.match(first, /^HTTP\/1\.1 200 OK\r\n/);
    assert.equal(first.split(body.toString()).length, 2);
    assert.deepEqual(answer.cached?.bytes.subarray(-body.length), body);

    const [page = '', other = ''] = first.split(/(?=HTTP\/1\.1 200 OK\r\n)/);
    const pipelined = ask('/') + ask('/') + ask('/other') + ask('/') + last;
    assert.equal(
      withoutDate(await exchange(pipelined)),
      page +
        page +
        other.replace('Connection: close', 'Connection: keep-alive\r\nKeep-Alive: timeout=5') +
        page +
        other,
    );
  });

  it('says so and ends where the connection ends with it', async () => {
    answer = { body, header };
    await exchange(ask('/') + last);
    for (const closing of [ask('/', 'Connection: close\r\n'), 'GET / HTTP/1.0\r\n\r\n']) {
      const answers = await exchange(closing);
      assert.match(answers, /\r\nConnection: close\r\n/);
      assert(answers.endsWith(body.toString()));
    }
    server.maxRequestsPerSocket = 2;
    const answers = await exchange(ask('/') + ask('/'));
    server.maxRequestsPerSocket = 0;
    assert.equal(answers.split('\r\nConnection: close\r\n').length, 2);
    assert(answers.endsWith(body.toString()));
  });

  it('is cached anew every second, for its date', async (test) => {
    answer = { body, header };
    const now = Date.now();
    test.mock.timers.enable({ apis: ['Date'], now });
    await exchange(ask('/') + last);
    const before = answer.cached;
    await exchange(ask('/') + last);
    assert.equal(answer.cached, before);
    test.mock.timers.setTime(now + 1000);
    await exchange(ask('/') + last);
    assert.notEqual(answer.cached, before);
  });
});
