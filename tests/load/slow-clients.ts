/**
 * `npm run bench:slow-clients`: a thousand sockets that send headers and bodies drop by drop or never read, while
 * ordinary visitors come. Fails when a visitor is not served, or waits noticeably longer than without them.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { RunningServer } from '../support/server.ts';

const sockets = 1000;
const visits = 300;
/** What nobody notices. */
const unnoticedMs = 100;
const demo = '/functions/v1/send-demo-request';

/** Each kind sends its first bytes and then one more every second, or nothing. */
const kinds: Record<string, { start: string; drop: string | null; reads: boolean }> = {
  'slow headers': { start: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', drop: 'a', reads: true },
  'slow bodies': {
    start: `POST ${demo} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
    drop: ' ',
    reads: true,
  },
  'slow readers': {
    // Enough answers to fill every buffer on the way.
    start: 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50),
    drop: null,
    reads: false,
  },
};

const server = await RunningServer.start({ LOG_LEVEL: 'error' });
try {
  const alone = await visit();
  console.log(`without slow clients: ${summary(alone)}`);

  const open = new Set<Socket>();
  for (let index = 0; index < sockets; index++) {
    open.add(slowClient(Object.values(kinds)[index % 3] as (typeof kinds)[string]));
  }
  await sleep(2000);
  console.log(`${[...open].filter(({ destroyed }) => !destroyed).length} slow sockets are open`);
  const among = await visit();
  console.log(`among slow clients:   ${summary(among)}`);

  const limit = Math.max(unnoticedMs, 3 * percentile(alone, 99));
  if (percentile(among, 99) > limit) throw new Error(`99 of 100 visitors should wait at most ${limit} ms`);
  for (const socket of open) socket.destroy();
} finally {
  await server.remove();
}

function slowClient({ start, drop, reads }: (typeof kinds)[string]): Socket {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(start);
  if (reads) socket.resume();
  else socket.pause();
  const timer = drop ? setInterval(() => socket.write(drop), 1000) : undefined;
  socket.once('close', () => clearInterval(timer));
  // The server cuts them; that is what it should do.
  socket.on('error', () => undefined);
  return socket;
}

/** Visitors one after the other: a page, and now and then a request. Milliseconds of each. */
async function visit(): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < visits; index++) {
    const started = performance.now();
    const response = index % 10 === 9 ? await request() : await fetch(server.url);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`An ordinary visitor got ${response.status}`);
    times.push(performance.now() - started);
  }
  return times;
}

function request(): Promise<Response> {
  const body = { name: 'Femke Brandt', email: 'femke@hansekontor.example', company: 'Hansekontor' };
  const headers = { 'content-type': 'application/json' };
  return fetch(server.url + demo, { method: 'POST', headers, body: JSON.stringify(body) });
}

function summary(times: number[]): string {
  return `${times.length} visits, median ${percentile(times, 50).toFixed(1)} ms, p99 ${percentile(times, 99).toFixed(1)} ms`;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] as number;
}
