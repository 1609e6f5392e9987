import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { exampleFields } from '../support/requests.ts';
import { SocketUnit } from '../support/socket-unit.ts';
import { openTestStore } from '../support/store.ts';

export interface RestartResult {
  requests: number;
  /** No answer, or another status than 200. */
  failed: number;
  /** Acknowledged, but not stored. */
  lost: number;
  restarts: number;
  longestMs: number;
}

interface Load extends Omit<RestartResult, 'lost' | 'restarts'> {
  acknowledged: string[];
}

const visitors = 8;
const form = JSON.stringify(exampleFields('demo'));

/** Restarts one server on SQLite, whose socket systemd holds, under load. */
export async function restartOne(restarts: number, requests: number): Promise<RestartResult> {
  const unit = await SocketUnit.start();
  try {
    return await measure([unit], restarts, requests);
  } finally {
    await unit.remove();
  }
}

/** Restarts two servers on one PostgreSQL, one after the other, under load on both. */
export async function restartRolling(
  databaseUrl: string,
  restarts: number,
  requests: number,
): Promise<RestartResult> {
  const environment = { DATABASE_URL: databaseUrl };
  const units: SocketUnit[] = [];
  try {
    for (let machine = 0; machine < 2; machine++) units.push(await SocketUnit.start(environment));
    return await measure(units, restarts, requests, databaseUrl);
  } finally {
    await Promise.all(units.map((unit) => unit.remove()));
  }
}

async function measure(
  units: readonly SocketUnit[],
  restarts: number,
  requests: number,
  databaseUrl: string | null = null,
): Promise<RestartResult> {
  let restarting = true;
  const load: Load = { requests: 0, failed: 0, longestMs: 0, acknowledged: [] };
  const visits = Promise.all(
    Array.from({ length: visitors }, (_, visitor) =>
      visit(units[visitor % units.length] as SocketUnit, load, () => restarting || load.requests < requests),
    ),
  );
  for (let count = 0; count < restarts; count++) {
    for (const unit of units) await unit.restart();
  }
  restarting = false;
  await visits;
  const { acknowledged, ...counted } = load;
  const [{ dataDir }] = units as [SocketUnit];
  const store = await openTestStore(dataDir, { databaseUrl });
  let lost = 0;
  for (const id of acknowledged) if (!(await store.requests.get(id))) lost += 1;
  await store.close();
  return { ...counted, lost, restarts: restarts * units.length };
}

/** Three pages, then a form, and so on, each on a new connection, as the proxies of deploy/ do. */
async function visit({ url }: SocketUnit, load: Load, goOn: () => boolean): Promise<void> {
  for (let count = 0; goOn(); count++) {
    const before = performance.now();
    try {
      const { status, body } = await (count % 4 === 3
        ? ask(`${url}/functions/v1/send-demo-request`, form)
        : ask(`${url}/team`));
      if (status !== 200) throw new Error(`Answer ${status}`);
      if (count % 4 === 3) load.acknowledged.push(JSON.parse(body).id);
    } catch {
      load.failed += 1;
    }
    load.requests += 1;
    load.longestMs = Math.max(load.longestMs, performance.now() - before);
  }
}

async function ask(url: string, body?: string): Promise<{ status: number; body: string }> {
  const call = request(url, {
    agent: false,
    method: body ? 'POST' : 'GET',
    headers: body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {},
  });
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const bytes = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode ?? 0, body: bytes.toString() };
}
