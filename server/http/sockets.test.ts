import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { after, afterEach, test } from 'node:test';
import { SiteServer } from './sockets.ts';

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const server = new SiteServer();
server.on('request', (request, response) => {
  if (request.url === '/body') request.resume().once('end', () => response.end('moin'));
  else response.end('moin');
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
after(() => server.close().closeAllConnections());

/** A connection that the server has accepted. */
async function open(start = ''): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  const accepted = once(server, 'connection');
  // The server may reset the connection.
  socket.on('error', () => undefined);
  await accepted;
  if (start) socket.write(start);
  return socket;
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

test('pipelined requests are answered up to the limit of a connection', async () => {
  const socket = await open(get.repeat(2000));
  let answers = '';
  for await (const part of socket) {
    answers += part;
    // Over the limit.
    if (answers.includes('HTTP/1.1 503')) break;
  }
  assert.equal(answers.split('HTTP/1.1 200 OK').length - 1, server.maxRequestsPerSocket);
});

test('a body in tiny chunks is cut off, one in many ordinary chunks is not', async () => {
  const post = 'POST /body HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n';
  const answerTo = async (chunk: string) => {
    const size = chunk.length.toString(16);
    const socket = await open(`${post}${`${size}\r\n${chunk}\r\n`.repeat(20_000)}0\r\n\r\n`);
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

test('closeIdleConnections closes answered connections, not new ones', async () => {
  const kept = await open();
  await answered(kept);
  const fresh = await open();
  server.closeIdleConnections();
  await ended(kept);
  await answered(fresh);
});

test('a stop completes answers in flight and closes idle connections', async () => {
  const other = new SiteServer();
  const asked = once(other, 'request');
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const socket = connect((other.address() as AddressInfo).port, '127.0.0.1');
  socket.write(get);
  const [, response] = (await asked) as [unknown, ServerResponse];
  const stopped = other.stop(60_000);
  response.end('x'.repeat(5e6));
  let bytes = 0;
  for await (const part of socket) bytes += part.length;
  assert(bytes > 5e6);
  await stopped;
});

test('a stop cuts off an answer that never ends', async () => {
  const other = new SiteServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const socket = connect((other.address() as AddressInfo).port, '127.0.0.1');
  socket.write(get);
  await once(other, 'request');
  const cut = ended(socket);
  await other.stop(10);
  await cut;
});
