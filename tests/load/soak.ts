/**
 * `npm run bench:soak [-- --minutes 30]`: half an hour as it comes, for a server on SQLite with mail server and webhook:
 * pages, every kind of request, mistakes, strangers, slow and broken sockets, erasures, and those who look at /readyz and
 * the metrics. Fails when something that was acknowledged is not stored and sent, or when memory or handles grow.
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
import { freePort, RunningServer } from '../support/server.ts';
import { openTestStore } from '../support/store.ts';
import { minutes, record } from './figures.ts';
import { type ProcessState, stateOf } from './soak/process-state.ts';
import { SoakStrangers } from './soak/strangers.ts';
import { SoakVisitors } from './soak/visitors.ts';
import { cpuMs, median } from './statistics.ts';

const lasting = minutes ?? 30;
const durationMs = lasting * 60_000;
/** The first tenth fills caches and compiles; the second is compared with the last. */
const windowMs = durationMs / 10;
// As much as npm run fuzz allows.
const growth = { factor: 1.2, bytes: 10 * 2 ** 20, handles: 5 };
const slowSockets = 30;
// Who wants to be erased has had their mails.
const erasedAfterMs = 20_000;
const emptyWithinMs = 120_000;

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
const cpuBefore = cpuMs(site.pid);
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
  const cpu = (cpuMs(site.pid) - cpuBefore) / (performance.now() - started);
  strangers.stop();
  const store = await openTestStore(site.dataDir);
  try {
    await untilSent(store);
    report(await compare(store), cpu);
  } finally {
    await store.close();
  }
} finally {
  await site.remove();
  await mail.stop();
  receiver.close();
}
if (site.log) console.log(`\nThe server has logged:\n${site.log}`);

/** Begins something again and again until the time is over, and waits for the last of it. */
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
  const state = await stateOf(metricsUrl, site.dataDir);
  const at = performance.now() - started;
  states.push({ at, state });
  if (states.length % 12 === 1)
    console.log(`${(at / 60_000).toFixed(0).padStart(3)} min  ${described(state)}`);
}

/** Erases one of those who have sent a request, by the command line. */
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

async function untilSent(store: Store): Promise<void> {
  const deadline = performance.now() + emptyWithinMs;
  while ((await waiting(store)) > 0 && performance.now() < deadline) await sleep(250);
}

/** Rows that will be sent, in the outbox of the store. */
async function waiting(store: Store): Promise<number> {
  return (await store.outbox.backlog(0)).reduce((sum, row) => sum + row.waiting, 0);
}

interface Comparison {
  stored: number;
  notStored: number;
  notSent: number;
  notErased: number;
  waiting: number;
}

/** What was acknowledged beside what is stored and what has arrived. */
async function compare(store: Store): Promise<Comparison> {
  const rows = Map.groupBy(await store.outbox.outgoing(), ({ requestId }) => requestId);
  const result: Comparison = {
    stored: 0,
    notStored: 0,
    notSent: 0,
    notErased: 0,
    waiting: await waiting(store),
  };
  for (const email of visitors.acknowledged.keys()) {
    const [request] = await store.requests.find({ email, limit: 1 });
    if (erased.has(email)) {
      if (request) result.notErased += 1;
    } else if (!request) result.notStored += 1;
    else {
      result.stored += 1;
      const sent = (rows.get(request.id) ?? []).filter(({ channel, messageId }) =>
        channel === 'webhook' ? webhooks.has(`msg_${request.id}`) : arrived.has(messageId),
      );
      if (sent.length !== 3) result.notSent += 1;
    }
  }
  return result;
}

function report({ stored, notStored, notSent, notErased, waiting }: Comparison, cpu: number): void {
  const [first, last] = [between(windowMs, 2 * windowMs), between(durationMs - windowMs, durationMs)];
  const wrong = visitors.failures.values().reduce((sum, count) => sum + count, 0);
  const lost = notStored + notSent + notErased + waiting + wrong;
  const grown =
    last.heap > first.heap * growth.factor + growth.bytes ||
    last.resident > first.resident * growth.factor + growth.bytes ||
    last.handles > first.handles + growth.handles;
  const acknowledged = visitors.acknowledged.size;
  console.log(`
at the start  ${described(states[0]?.state as ProcessState)}
second tenth  ${described(first)}
last tenth    ${described(last)}
${visitors.pages} pages; ${strangers.sent} strangers; ${(cpu * 100).toFixed(0)} % of a core
${acknowledged} acknowledged = ${stored} stored + ${erased.size} erased; ${notStored} not stored, ${notSent} not sent, ${notErased} not erased, ${waiting} wait`);
  for (const [failure, count] of visitors.failures) console.log(`wrong answer: ${failure} (${count} times)`);
  if (grown) console.log('Memory or handles have grown.');
  if (lost > 0 || grown) process.exitCode = 1;
  const time = `${lasting} minutes`;
  const memoryMark = `≤ ${growth.factor} times as much + ${megabytes(growth.bytes)}`;
  record('bench:soak', [
    {
      what: `${time} of everything, ${(cpu * 100).toFixed(0)} % of a core: requests acknowledged, of them not stored or not sent`,
      figure: `${acknowledged}, ${lost}`,
      mark: '0',
    },
    {
      what: `${time}: heap in use, at first and at the end`,
      figure: both('heap', megabytes),
      mark: memoryMark,
    },
    {
      what: `${time}: memory, at first and at the end`,
      figure: both('resident', megabytes),
      mark: memoryMark,
    },
    {
      what: `${time}: open files and sockets, at first and at the end`,
      figure: both('handles', String),
      mark: `≤ ${growth.handles} more`,
    },
  ]);

  function both(key: keyof ProcessState, write: (value: number) => string): string {
    return `${write(first[key])}, ${write(last[key])}`;
  }
}

/** Of that time: of heap and handles the least, because both go up and down; of all else the median. */
function between(from: number, to: number): ProcessState {
  const found = states.filter(({ at }) => at >= from && at <= to).map(({ state }) => state);
  const of = (key: keyof ProcessState) => found.map((state) => state[key]);
  return {
    resident: median(of('resident')),
    heap: Math.min(...of('heap')),
    handles: Math.min(...of('handles')),
    database: median(of('database')),
    log: median(of('log')),
    waiting: median(of('waiting')),
  };
}

function described({ resident, heap, handles, database, log, waiting }: ProcessState): string {
  return `memory ${megabytes(resident)}, heap ${megabytes(heap)}, ${handles} handles, database ${megabytes(database)} and its log ${megabytes(log)}, ${waiting} wait`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(0)} MB`;
}
