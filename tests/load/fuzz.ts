/**
 * `npm run fuzz [count] [seed]`: mutated bodies against all functions, over real sockets on loopback and on a real
 * store. Fails on a 5xx, an answer that takes 10 s, a crash, or memory that grows.
 */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { pino } from 'pino';
import { forms, requestDefinitions } from '../../domain/requests/index.ts';
import { defaultBodyTimeouts } from '../../server/http/body-timeouts.ts';
import { testApp } from '../support/app.ts';
import { naughtyStrings } from '../support/naughty-strings.ts';
import { exampleFields, smallPdf } from '../support/requests.ts';
import { named, report } from './figures.ts';

interface FuzzResult {
  sent: number;
  /** Number of answers by status; `cut` is a connection that the client closed. */
  statuses: Record<string, number>;
  slowestMs: number;
  /** Used heap in megabytes, after a collection with --expose-gc: after a tenth of the bodies, and after all. */
  heapMb: [number, number];
}

interface Mutant {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Bytes of the body before the client closes the connection; null = all. */
  cutAt: number | null;
}

const parallel = 16;
const answerWithinMs = 10_000;

/** Sends `count` mutated bodies, the same for the same seed. Throws on a 5xx or a missing answer. */
export async function fuzz(count: number, seed: number, say: (line: string) => void = () => {}) {
  const random = mulberry32(seed);
  const site = await testApp({
    log: pino({ level: 'silent' }),
    // One address has few uploads at a time.
    variables: { TRUSTED_PROXIES: '127.0.0.1' },
    bodyTimeouts: { ...defaultBodyTimeouts, idleMs: 2000 },
  });
  const url = new URL(await site.listen());
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  const result: FuzzResult = { sent: 0, statuses: {}, slowestMs: 0, heapMb: [0, 0] };
  const warm = Math.ceil(count / 10);

  const worker = async () => {
    while (result.sent < count) {
      const number = ++result.sent;
      const mutant = mutate(random);
      const started = performance.now();
      const status = mutant.cutAt === null ? await send(url, agent, mutant) : await cut(url, mutant);
      result.slowestMs = Math.max(result.slowestMs, performance.now() - started);
      result.statuses[status] = (result.statuses[status] ?? 0) + 1;
      if (/^5/.test(status)) throw new Error(`${status} for body ${number} of seed ${seed}: ${mutant.path}`);
      if (number === warm) result.heapMb[0] = heapMb();
      if (number % warm === 0) say(`${number} sent, heap ${heapMb()} MB, ${JSON.stringify(result.statuses)}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: parallel }, worker));
    result.heapMb[1] = heapMb();
  } finally {
    agent.destroy();
    await site.stop();
  }
  return result;
}

function mutate(random: () => number): Mutant {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const definition = pick(requestDefinitions);
  const values = Object.entries(exampleFields(definition.kind));
  const own = Object.entries(forms).flatMap(([form, kind]) => (kind === definition.kind ? [form] : []));
  values.push(['form', random() < 0.1 ? pick(['x', ...Object.keys(forms)]) : pick(own)]);
  values.push(
    ['leaveEmpty', ''],
    ['consent', 'v1'],
    ['filesConsent', 'v1'],
    ['language', pick(['en', 'de', 'fr'])],
  );
  // Mutates values first, then bytes.
  for (let times = Math.floor(random() * 3); times > 0; times--) {
    const entry = pick(values);
    const change = Math.floor(random() * 4);
    if (change === 0) entry[1] = pick(naughtyStrings);
    else if (change === 1) entry[1] = 'ä'.repeat(Math.floor(random() ** 8 * 40_000));
    else if (change === 2)
      entry[0] = pick(['__proto__', 'constructor', '', 'name[]', 'leaveEmpty', 'page', 'elapsed']);
    else values.push([...entry]);
  }
  const wrapping = pick(['json', 'urlencoded', 'multipart'] as const);
  const { type, body } = wrappings[wrapping](values, random);
  const bytes = Buffer.from(body);
  for (let times = Math.floor(random() * 4); times > 0 && bytes.length > 0; times--) {
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  }
  const shorter = random() < 0.1 ? bytes.subarray(0, Math.floor(random() * bytes.length)) : bytes;
  return {
    path: `/functions/v1/${definition.functionName}`,
    headers: {
      'Content-Type':
        random() < 0.02 ? pick(['text/html', 'multipart/form-data', 'application/json; x', ';']) : type,
      Accept: random() < 0.1 ? 'text/html' : '*/*',
      ...(random() < 0.02 ? { 'Idempotency-Key': pick(['a', 'b', ' ', 'x'.repeat(300)]) } : {}),
      'X-Forwarded-For':
        random() < 0.02
          ? pick(['::', '1.2.3.4, x', ',,,', '[::1'])
          : `198.51.100.${Math.floor(random() * 256)}`,
    },
    body: shorter,
    cutAt: random() < 0.005 ? Math.floor(random() * shorter.length) : null,
  };
}

const boundary = 'fuzz-boundary';

const wrappings = {
  json(values: [string, string][], random: () => number) {
    const object: Record<string, unknown> = Object.fromEntries(values);
    const odd: unknown[] = [null, 0, true, [], {}, ['x'], { version: {} }, 1e308];
    if (random() < 0.2) object[values[0]?.[0] ?? ''] = odd[Math.floor(random() * odd.length)];
    const deep = Math.floor(random() * 20_000);
    const text = random() < 0.01 ? '['.repeat(deep) + ']'.repeat(deep) : JSON.stringify(object);
    return { type: 'application/json', body: text };
  },
  urlencoded(values: [string, string][]) {
    const body = values
      .map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join('='))
      .join('&');
    return { type: 'application/x-www-form-urlencoded', body };
  },
  multipart(values: [string, string][], random: () => number) {
    const parts = values.map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const name = random() < 0.2 ? '../\u0000%0d%0a\u202e.pdf' : 'cv.pdf';
    parts.push(
      `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="${name}"\r\n` +
        `Content-Type: application/pdf\r\n\r\n${smallPdf}\r\n--${boundary}--\r\n`,
    );
    return { type: `multipart/form-data; boundary=${boundary}`, body: parts.join('') };
  },
};

function send(url: URL, agent: Agent, { path, headers, body }: Mutant): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        agent,
        host: url.hostname,
        port: url.port,
        path,
        method: 'POST',
        headers: { ...headers, 'Content-Length': body.length },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(String(response.statusCode)));
      },
    );
    call.setTimeout(answerWithinMs, () => call.destroy(new Error(`No answer within 10 s: ${path}`)));
    call.once('error', reject);
    call.end(body);
  });
}

function cut(url: URL, { path, headers, body, cutAt }: Mutant): Promise<string> {
  return new Promise((resolve) => {
    const lines = Object.entries({ Host: url.host, ...headers, 'Content-Length': body.length });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const socket = connect(Number(url.port), url.hostname);
    socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n`);
    socket.write(body.subarray(0, cutAt ?? 0), () => socket.destroy());
    socket.once('close', () => resolve('cut'));
    socket.once('error', () => resolve('cut'));
  });
}

/** A small seeded generator of numbers from 0 to 1 (https://gist.github.com/tommyettinger/46a874533244883189143505d203312c). */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function heapMb(): number {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().heapUsed / 2 ** 20);
}

if (import.meta.main) {
  const [count = 100_000, seed = 1] = named.map(Number);
  const { sent, statuses, slowestMs, heapMb } = await fuzz(count, seed, console.log);
  const [before, after] = heapMb;
  console.log(`\n${sent} bodies: ${JSON.stringify(statuses)}`);
  report('npm run fuzz', [
    {
      what: 'Sure: slowest answer to a mutated body',
      figure: `${slowestMs.toFixed(0)} ms of ${sent}, no 5xx`,
      wanted: `≤ ${answerWithinMs} ms, no 5xx`,
      met: true,
    },
    {
      what: 'Sure: used heap after a tenth of the mutated bodies, and at the end',
      figure: `${before} MB, ${after} MB`,
      wanted: '≤ 1.2 × + 10 MB',
      met: after <= before * 1.2 + 10,
    },
  ]);
}
