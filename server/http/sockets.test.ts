import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, BlockList, connect, type Socket } from 'node:net';
import { after, beforeEach, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createSiteServer } from './sockets.ts';

const trusted = new BlockList();
trusted.addAddress('127.0.0.9');
const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const lines: object[] = [];
const log = { warn: (facts: object) => void lines.push(facts) };
const server = createSiteServer({ trusted, log, maxOfAddress: 3 });
/** Requests that wait for their answer. */
const waiting: ServerResponse[] = [];
server.on('request', (request, response) => {
  if (request.url === '/slow') waiting.push(response);
  else if (request.url === '/body') request.resume().once('end', () => response.end('moin'));
  else response.end('moin');
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');

const sockets: Socket[] = [];
beforeEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await atMost(0);
  lines.length = 0;
});
after(() => server.close().closeAllConnections());

function connections(): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}

async function atMost(count: number): Promise<void> {
  while ((await connections()) > count) await nextTurn();
}

/** A socket from that address of loopback, known to the server. */
async function open(localAddress: string, start = ''): Promise<Socket> {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  const taken = once(server, 'connection');
  // Who is refused sees the connection break off.
  socket.on('error', () => undefined);
  await taken;
  if (start) socket.write(start);
  return socket;
}

async function openMany(localAddress: string, count: number): Promise<Socket[]> {
  const many = [];
  while (many.length < count) many.push(await open(localAddress));
  return many;
}

async function answered(socket: Socket): Promise<void> {
  socket.write(get);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  assert.match(answer.toString(), /^HTTP\/1\.1 200 /);
}

function ended(socket: Socket): Promise<unknown> {
  socket.resume();
  return once(socket, 'close');
}

async function slow(localAddress: string): Promise<Socket> {
  const asked = once(server, 'request');
  const socket = await open(localAddress, 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await asked;
  return socket;
}

test('of an address with too many sockets the one is closed that was idle for longest', async () => {
  const [first, second, third] = [await open('127.0.0.2'), await open('127.0.0.2'), await open('127.0.0.2')];
  await answered(first);
  const cut = ended(second);
  const fourth = await open('127.0.0.2');
  await cut;
  for (const socket of [first, third, fourth]) await answered(socket);
});

test('a socket that waits for its answer is not closed; when all do, the new one is', async () => {
  const busy = [await slow('127.0.0.2'), await slow('127.0.0.2'), await slow('127.0.0.2')];
  await ended(await open('127.0.0.2'));
  const answers = busy.map((socket) => once(socket, 'data'));
  for (const response of waiting.splice(0)) response.end('moin');
  await Promise.all(answers);
  const cut = ended(busy[0] as Socket);
  await answered(await open('127.0.0.2'));
  await cut;
});

test('other addresses are not touched, and closed sockets give their place back', async () => {
  const other = await open('127.0.0.3');
  const many = await openMany('127.0.0.2', 20);
  await answered(other);
  await answered(many.at(-1) as Socket);
  assert.equal(await connections(), 4);
  for (const socket of many) socket.destroy();
  await atMost(1);
  for (let count = 0; count < 3; count++) await answered(await open('127.0.0.2'));
  assert.equal(await connections(), 4);
});

test('the sockets of a trusted proxy are those of all visitors and not limited', async () => {
  const many = await openMany('127.0.0.9', 20);
  for (const socket of many) await answered(socket);
  assert.equal(await connections(), 20);
});

test('the log tells once a minute, without addresses', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const quiet = createSiteServer({ trusted, log, maxOfAddress: 3 });
  for (let count = 0; count < 5; count++) quiet.emit('drop');
  assert.equal(lines.length, 1);
  context.mock.timers.tick(60_000);
  assert.equal(lines.length, 2);
  context.mock.timers.tick(60_000);
  assert.equal(lines.length, 2);
  assert.deepEqual(lines.at(-1), { event: 'sockets', closed: 4, networks: 0 });
});

test('of requests that come in one packet as many are answered as one connection may have', async () => {
  const socket = await open('127.0.0.1', get.repeat(2000));
  let answers = '';
  for await (const part of socket) {
    answers += part;
    // The next ones are refused.
    if (answers.includes('HTTP/1.1 503')) break;
  }
  assert.equal(answers.split('HTTP/1.1 200 OK').length - 1, server.maxRequestsPerSocket);
});

test('a body that nobody has asked for ends with the answer', async () => {
  const socket = await open(
    '127.0.0.1',
    'GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n',
  );
  let answer = '';
  socket.on('data', (part) => {
    answer += part;
  });
  await once(socket, 'close');
  assert.match(answer, /^HTTP\/1\.1 200 /);
});

test('a body in crumbs is cut off, one in ordinary chunks of any number is not', async () => {
  const post = 'POST /body HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n';
  const answerTo = async (chunk: string) => {
    const size = chunk.length.toString(16);
    const socket = await open('127.0.0.1', `${post}${`${size}\r\n${chunk}\r\n`.repeat(20_000)}0\r\n\r\n`);
    let answer = '';
    socket.on('data', (part) => {
      answer += part;
    });
    await new Promise((resolve) => socket.once('close', resolve));
    return answer;
  };
  assert.match(await answerTo('x'.repeat(20)), /^HTTP\/1\.1 200 /);
  assert.equal(await answerTo('x'), '');
});

test('before a stop, sockets that had their answer are ended, and who has just connected is answered', async () => {
  const kept = await open('127.0.0.2');
  await answered(kept);
  const fresh = await open('127.0.0.2');
  server.closeIdleConnections();
  await ended(kept);
  await answered(fresh);
});

test('before a stop, of two requests that came together the second is answered too', async () => {
  const both = 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2);
  const socket = await open('127.0.0.2', both);
  while (waiting.length < 2) await nextTurn();
  const [first, second] = waiting.splice(0);
  const firstAnswer = once(socket, 'data');
  first?.end('moin');
  await firstAnswer;
  server.closeIdleConnections();
  second?.end('tschüs');
  const answer = await Promise.race([once(socket, 'data'), ended(socket)]);
  assert.match(String(answer), /^HTTP\/1\.1 200 [\s\S]+tschüs$/);
  const cut = ended(socket);
  server.closeIdleConnections();
  await cut;
});

test('a socket that waits for the second of two answers is not closed for a new one', async () => {
  const busy = await open('127.0.0.2', 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2));
  while (waiting.length < 2) await nextTurn();
  const [first, second] = waiting.splice(0);
  const firstAnswer = once(busy, 'data');
  first?.end('moin');
  await firstAnswer;
  await openMany('127.0.0.2', 3);
  const secondAnswer = once(busy, 'data');
  second?.end('moin');
  await secondAnswer;
});
