/**
 * `npm run bench:soak [-- --minutes 30]`: latency at fixed rates on both databases, then half an hour of mixed load on
 * SQLite with mail server and webhook: pages, requests, mistakes, strangers, slow and broken sockets, erasures, checks.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { node, root } from '../../scripts/prepare.mjs';
import type { Store } from '../../server/store/store.ts';
import { countingServer } from '../faults/mails.ts';
import { PostgresServer } from '../support/postgres.ts';
import { freePort, RunningServer } from '../support/server.ts';
import { openTestStore } from '../support/store.ts';
import { minutes, report } from './figures.ts';
import { measureMarks } from './soak/marks.ts';
import { SoakStrangers } from './soak/strangers.ts';
import { SoakVisitors } from './soak/visitors.ts';
import { median } from './statistics.ts';

const lasting = minutes ?? 30;
const durationMs = lasting * 60_000;
/** The first tenth is warm-up; the second is compared with the last. */
const windowMs = durationMs / 10;
// As in npm run fuzz.
const growth = { factor: 1.2, bytes: 10 * 2 ** 20, handles: 5 };
const slowSockets = 30;
// After their mails were sent.
const erasedAfterMs = 20_000;
const emptyWithinMs = 120_000;

/** Metrics of the server at one moment: bytes, and open file descriptors. */
type ProcessState = Record<keyof typeof series, number>;

const series = {
  resident: /^process_resident_memory_bytes (\S+)/m,
  heap: /^nodejs_heap_size_used_bytes (\S+)/m,
  handles: /^process_open_fds (\S+)/m,
} as const;

const postgres = await PostgresServer.start();
try {
  const onSqlite = await measureMarks('SQLite', null);
  report('npm run bench:soak', [
    ...onSqlite,
    ...(await measureMarks('PostgreSQL', await postgres.database())),
  ]);
} finally {
  await postgres.stop();
}

const webhooks = new Set<string>();
const receiver = createServer((request, response) => {
  request.resume().once('end', () => {
    webhooks.add(String(request.headers['webhook-id']));
    response.writeHead(204).end();
  });
}).listen(0, '127.0.0.1');
await once(receiver, 'listening');
const { server: mail, arrived } = countingServer();
const metricsPort = await freePort();
const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
const site = await RunningServer.start({
  SMTP_URL: await mail.start(),
  WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
  METRICS_PORT: String(metricsPort),
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_LIMIT_PER_MINUTE: '10',
  CONFIRMATIONS_PER_HOUR: '0',
  LOG_LEVEL: 'error',
});
const visitors = new SoakVisitors(site.url);
const strangers = new SoakStrangers(site.url);
const erased = new Set<string>();
const states: { at: number; state: ProcessState }[] = [];
const started = performance.now();
let over = false;

try {
  await Promise.all([
    every(20, () => visitors.read()),
    every(400, () => visitors.send()),
    every(600, () => strangers.send()),
    every(3000, () => strangers.breakOff()),
    every(5000, async () => strangers.keepOpen(slowSockets)),
    every(5000, () => visitors.read('/readyz')),
    every(5000, look),
    every(30_000, eraseOne),
    sleep(durationMs).then(() => {
      over = true;
    }),
  ]);
  strangers.stop();
  const store = await openTestStore(site.dataDir);
  try {
    await untilSent(store);
    reportSoak(await lostIn(store));
  } finally {
    await store.close();
  }
} finally {
  await site.remove();
  await mail.stop();
  receiver.close();
}
if (site.log) console.log(`\nThe server has logged:\n${site.log}`);

/** Starts `act` every `ms` until the time is over, and waits for the last ones. */
async function every(ms: number, act: () => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>();
  while (!over) {
    const acting: Promise<void> = act().finally(() => running.delete(acting));
    running.add(acting);
    await sleep(ms);
  }
  await Promise.all(running);
}

async function look(): Promise<void> {
  // A kept connection may be closed just when it is used again.
  const text = await (await fetch(metricsUrl, { headers: { connection: 'close' } })).text();
  const read = (name: keyof ProcessState) => Number(series[name].exec(text)?.[1]);
  const state = { resident: read('resident'), heap: read('heap'), handles: read('handles') };
  const at = performance.now() - started;
  states.push({ at, state });
  if (states.length % 12 === 1) {
    const { resident, heap, handles } = state;
    console.log(
      `${(at / 60_000).toFixed(0).padStart(3)} min  memory ${megabytes(resident)}, heap ${megabytes(heap)}, ${handles} handles`,
    );
  }
}

/** Erases one sender by the command line. */
async function eraseOne(): Promise<void> {
  const due = [...visitors.acknowledged].find(
    ([email, at]) => !erased.has(email) && performance.now() - at > erasedAfterMs,
  );
  if (!due) return;
  const [email] = due;
  erased.add(email);
  await promisify(execFile)(node, [path.join(root, 'cli/main.ts'), 'erase', email, '--yes'], {
    env: { PATH: process.env.PATH, DATA_DIR: site.dataDir },
  });
}

/** Waits until the outbox of the store is empty. */
async function untilSent(store: Store): Promise<void> {
  const deadline = performance.now() + emptyWithinMs;
  while ((await store.outbox.backlog(0)).some(({ waiting }) => waiting > 0) && performance.now() < deadline) {
    await sleep(250);
  }
}

/** Acknowledged senders whose request is not stored and sent, or not erased. */
async function lostIn(store: Store): Promise<string[]> {
  const rows = Map.groupBy(await store.outbox.outgoing(), ({ requestId }) => requestId);
  const lost: string[] = [];
  for (const email of visitors.acknowledged.keys()) {
    const [request] = await store.requests.find({ email, limit: 1 });
    if (erased.has(email)) {
      if (request) lost.push(`${email}: not erased`);
    } else if (!request) lost.push(`${email}: not stored`);
    else {
      const sent = (rows.get(request.id) ?? []).filter(({ channel, messageId }) =>
        channel === 'webhook' ? webhooks.has(`msg_${request.id}`) : arrived.has(messageId),
      );
      if (sent.length !== 3) lost.push(`${email}: ${sent.length} of 3 sent`);
    }
  }
  return lost;
}

function reportSoak(lost: readonly string[]): void {
  const [first, last] = [between(windowMs, 2 * windowMs), between(durationMs - windowMs, durationMs)];
  const wrong = [...visitors.failures].map(([failure, count]) => `wrong answer: ${failure} (${count} times)`);
  for (const problem of [...lost, ...wrong]) console.log(problem);
  console.log(`${visitors.pages} pages, ${strangers.sent} strangers, ${erased.size} erased`);
  const wanted = `≤ ${growth.factor} × + ${megabytes(growth.bytes)}`;
  const grownBytes = (what: 'heap' | 'resident') => ({
    what: `Sure: ${what === 'heap' ? 'heap' : 'memory'} in the second and the last tenth of ${lasting} minutes`,
    figure: `${megabytes(first[what])}, ${megabytes(last[what])}`,
    wanted,
    met: last[what] <= first[what] * growth.factor + growth.bytes,
  });
  report('npm run bench:soak', [
    {
      what: `Sure: requests lost, or answered wrongly, in ${lasting} minutes of everything`,
      figure: `${lost.length + wrong.length} of ${visitors.acknowledged.size}`,
      wanted: '0',
      met: lost.length + wrong.length === 0,
    },
    grownBytes('heap'),
    grownBytes('resident'),
    {
      what: `Sure: open files and sockets in the second and the last tenth of ${lasting} minutes`,
      figure: `${first.handles}, ${last.handles}`,
      wanted: `≤ ${growth.handles} more`,
      met: last.handles <= first.handles + growth.handles,
    },
  ]);
}

/** The least heap and handles of a period, because both fluctuate; the median of memory. */
function between(from: number, to: number): ProcessState {
  const found = states.filter(({ at }) => at >= from && at <= to).map(({ state }) => state);
  return {
    resident: median(found.map(({ resident }) => resident)),
    heap: Math.min(...found.map(({ heap }) => heap)),
    handles: Math.min(...found.map(({ handles }) => handles)),
  };
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(0)} MB`;
}
