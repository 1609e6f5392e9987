/**
 * `npm run bench:slow-clients`: a thousand sockets that send headers and bodies drop by drop or never read, from ten
 * addresses, and after them ten thousand from one, while ordinary visitors come. Fails when a visitor is not served, or
 * waits noticeably longer than without them.
 */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { RunningServer } from '../support/server.ts';
import { record } from './figures.ts';
import { type Slow, slowBody, slowClient, slowHeaders, slowReader } from './slow-sockets.ts';
import { median, percentile } from './statistics.ts';

const visits = 300;
/** What nobody notices. */
const unnoticedMs = 100;
const demo = '/functions/v1/send-demo-request';

const server = await RunningServer.start({ LOG_LEVEL: 'error' });
try {
  const alone = await visit();
  const files = filesOpen();
  console.log(`without slow clients: ${summary(alone)}`);

  const limit = Math.max(unnoticedMs, 3 * percentile(alone, 0.99));
  // The visitors come from 127.0.0.1.
  const ten = Array.from({ length: 10 }, (_, index) => `127.0.0.${index + 2}`);
  await visitAmong(1000, [slowHeaders, slowBody, slowReader], ten);
  await visitAmong(10_000, [slowHeaders, slowBody], ['127.0.1.1']);

  async function visitAmong(count: number, kinds: readonly Slow[], addresses: readonly string[]) {
    const clients = Array.from({ length: count }, (_, index) =>
      slowClient(
        server.url,
        kinds[index % kinds.length] as Slow,
        addresses[index % addresses.length] as string,
      ),
    );
    await Promise.all(clients.map((socket) => once(socket, 'connect')));
    await sleep(2000);
    console.log(`${count} slow sockets from ${addresses.length} addresses, ${filesOpen() - files} are open`);
    const among = await visit();
    console.log(`among them:           ${summary(among)}`);
    record('bench:slow-clients', [
      {
        what: `99 of 100 visits among ${count} slow sockets from ${addresses.length} addresses`,
        figure: `${percentile(among, 0.99).toFixed(0)} ms`,
        mark: `≤ ${limit.toFixed(0)} ms`,
      },
    ]);
    if (percentile(among, 0.99) > limit)
      throw new Error(`99 of 100 visitors should wait at most ${limit} ms`);
    for (const socket of clients) socket.destroy();
  }
} finally {
  await server.remove();
}

function filesOpen(): number {
  return readdirSync(`/proc/${server.pid}/fd`).length;
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
  return `${times.length} visits, median ${median(times).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`;
}
