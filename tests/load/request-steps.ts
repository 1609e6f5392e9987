import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleFields } from '../support/requests.ts';
import { RunningServer } from '../support/server.ts';
import { percentile, repeat } from './statistics.ts';

const writers = 8;
const ms = 5000;

/**
 * Which step a file belongs to; what no file here has called is the work of node:http. Behind an await nobody knows who
 * has called a statement: those of the mails, with their commits, count as statements too.
 */
const steps: readonly [step: string, file: RegExp][] = [
  ['mails, afterwards', /server\/delivery\/|server\/store\/outbox|nodemailer/],
  ['commit and fsync', /better-sqlite3\/lib\/methods\/transaction/],
  ['statements', /server\/store\/|better-sqlite3|kysely|\/pg[^/]*\//],
  ['receive', /functions\/receive/],
  ['guard', /functions\/guard/],
  ['validate', /functions\/|\/domain\/|zod/],
  ['log', /server\/log|pino|sonic-boom/],
  ['Hono and answer', /server\/app|hono/],
];

interface Profile {
  /** In microseconds of the clock of `process.hrtime`. */
  startTime: number;
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}

/** Real POSTs over sockets to the real server: their latency, and where the time of its thread goes. */
export async function printSteps(databaseUrl: string | null): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kogge-profile-'));
  const server = await RunningServer.start({
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}`,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: writers });
  try {
    const write = () => post(server.url, agent);
    await repeat(writers, 1000, write);
    const from = Number(process.hrtime.bigint() / 1000n);
    const { latencies, perSecond } = await repeat(writers, ms, write);
    const to = Number(process.hrtime.bigint() / 1000n);
    await server.end('SIGTERM');

    const [p50, p99] = [0.5, 0.99].map((share) => percentile(latencies, share).toFixed(1));
    console.log(
      `  POST over ${writers} sockets: ${Math.round(perSecond)} a second   p50 ${p50} ms   p99 ${p99} ms`,
    );
    const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.cpuprofile'));
    const profile = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Profile;
    const spent = timeBySteps(profile, from, to);
    const all = [...spent.values()].reduce((sum, time) => sum + time, 0);
    for (const [step, time] of [...spent].sort((a, b) => b[1] - a[1])) {
      const each = String(Math.round(time / latencies.length)).padStart(5);
      console.log(
        `    ${step.padEnd(18)} ${each} µs   ${String(Math.round((100 * time) / all)).padStart(3)} %`,
      );
    }
  } finally {
    agent.destroy();
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Microseconds between two moments, by step. Waiting is the thread with nothing to do. */
function timeBySteps({ nodes, samples, timeDeltas, startTime }: Profile, from: number, to: number) {
  const stepOf = new Map<number, string>();
  // Parents come before their children.
  for (const { id, callFrame, children = [] } of nodes) {
    const step = stepOfPlace(callFrame) ?? stepOf.get(id) ?? 'socket and HTTP';
    stepOf.set(id, step);
    for (const child of children) stepOf.set(child, step);
  }
  const spent = new Map<string, number>();
  let at = startTime;
  for (const [index, sample] of samples.entries()) {
    const time = timeDeltas[index] ?? 0;
    at += time;
    if (at < from || at > to) continue;
    const step = stepOf.get(sample) as string;
    spent.set(step, (spent.get(step) ?? 0) + time);
  }
  return spent;
}

function stepOfPlace({ functionName, url }: Profile['nodes'][number]['callFrame']): string | undefined {
  if (functionName === '(idle)') return 'waiting';
  if (functionName === '(garbage collector)') return 'garbage collector';
  return steps.find(([, file]) => file.test(url))?.[0];
}

/** One demo request as the site sends it; throws when it was not stored. */
async function post(url: string, agent: Agent): Promise<void> {
  const call = request(`${url}/functions/v1/send-demo-request`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  });
  call.end(JSON.stringify({ ...exampleFields('demo'), form: 'demo', consent: 'v1' }));
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const text = (await answer.toArray()).join('');
  if (answer.statusCode !== 200) throw new Error(`Answer ${answer.statusCode}: ${text}`);
}
