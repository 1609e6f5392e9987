/** `node server/main.ts`: reads the environment, serves site and functions on one port, stops cleanly. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { loadContent } from './content.ts';
import { trustExtraCertificates } from './delivery/certificates.ts';
import { type Delivery, startDelivery } from './delivery/delivery.ts';
import { mailDomainOf } from './delivery/mail.ts';
import { watchMailServer } from './delivery/mail-watch.ts';
import { readEnv, SetupError } from './env.ts';
import { createAlerts } from './health/alerts.ts';
import { nothingSeen } from './health/check.ts';
import { type Health, startHealth } from './health/health.ts';
import { looksAt } from './health/looks.ts';
import type { Metrics } from './health/metrics.ts';
import { createListener } from './http/listener.ts';
import { loadPages, type Pages } from './http/pages.ts';
import { externalOrigins } from './http/security-headers.ts';
import { createSiteServer } from './http/sockets.ts';
import { createLog, errorFacts } from './log.ts';
import { databaseFile, makeFolder, restrictPermissions } from './store/folder.ts';
import { openOnce, openStore } from './store/open.ts';
import { downloadsFolder, mailsFolder, requestFilesIn } from './store/request-files.ts';
import { type Retention, startRetention } from './store/retention.ts';
import type { Store } from './store/store.ts';
import { storeProblem } from './store/store-problem.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

// Connections that are still open after this time are cut off.
const stopWithinMs = 15_000;
// How often a database that was away at the start is asked for again.
const storeRetryMs = 2_000;

// What is stored here is for this user alone: database, mails, downloads, backups.
process.umask(0o077);
// What ends the program is said whatever LOG_LEVEL is.
const lastWords = createLog('fatal', { sync: true });
process.on('uncaughtException', (error) => {
  lastWords.fatal({ event: 'crash', ...errorFacts(error) }, 'unexpected error');
  process.exit(1);
});
const content = orExit(loadContent);
const env = orExit(() => readEnv(content.company));
const log = createLog(env.logLevel);
orExit(() => trustExtraCertificates(env));
const pages = loadBuiltPages();
makeDataFolder();
for (const file of restrictPermissions(env.dataDir, [
  mailsFolder(env.dataDir),
  downloadsFolder(env.dataDir),
])) {
  log.warn(
    { event: 'modes', file: path.relative(env.dataDir, file) },
    'others may read this file of DATA_DIR',
  );
}

const store = openOnce(() =>
  openStore({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    requestFiles: requestFilesIn(env.dataDir),
    mailDomain: mailDomainOf(env.mailFrom),
    log,
  }),
);
const mailWatch = watchMailServer(env);
// What works on the store, once it is there.
let work: { store: Store; delivery: Delivery; retention: Retention } | undefined;
let health: Health | undefined;
let retryTimer: NodeJS.Timeout | undefined;
let stopping = false;

const server = createSiteServer({ trusted: env.trustedProxies, log });
const metrics = await measure();
const app = createApp({
  env,
  content,
  store,
  delivery: { wake: () => work?.delivery.wake() },
  pages,
  log,
  health: () => (stopping ? null : (health?.report() ?? nothingSeen)),
  meter: metrics?.meter,
});
server.on('request', createListener({ pages, app, log, meter: metrics?.meter }));

const opened = await openDatabase();
await listen(server, env.socket ? { fd: env.socket } : env, 'PORT');
if (opened) startWork(opened);
else retryLater();
health = startHealth({
  looks: looksAt({ env, store, mailWatch, retention: () => work?.retention }),
  alerts: createAlerts({ target: env.alert, dataDir: env.dataDir, siteUrl: env.siteUrl, log }),
  log,
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
sayWhere();

/** Answers what is in flight, lets running deliveries finish, closes the store. What is left waits in the outbox. */
async function stop(signal: NodeJS.Signals): Promise<void> {
  stopping = true;
  log.info({ event: 'stopping', signal }, 'stopping');
  clearTimeout(retryTimer);
  // A mail on its way may take half a minute; visitors are answered until it has left.
  await Promise.all([health?.stop(), work?.delivery.stop(), work?.retention.stop()]);
  const closed = once(server, 'close');
  server.close();
  // A connection that has got its answer is kept open for the next request; there will be none.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const last = setTimeout(() => server.closeAllConnections(), stopWithinMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(last);
  await work?.store.close();
  log.info({ event: 'stopped' }, 'stopped');
  process.exit(0);
}

function orExit<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof SetupError) return exitWith(...error.problems);
    throw error;
  }
}

function loadBuiltPages(): Pages {
  try {
    return loadPages(dist, externalOrigins(env, content.company), log);
  } catch (error) {
    return exitWith(`${(error as Error).message}. Build the site first: npm run build`);
  }
}

function makeDataFolder(): void {
  try {
    makeFolder(env.dataDir);
  } catch (error) {
    exitWithoutData(error);
  }
}

/** Null when the database is away for now: pages are served without it. What only an operator can mend ends the start. */
async function openDatabase(): Promise<Store | null> {
  const { databaseUrl } = env;
  try {
    return await store();
  } catch (error) {
    if (error instanceof SetupError) return exitWith(...error.problems);
    const { code, reason } = storeProblem(databaseUrl, error);
    if (!databaseUrl && !/^(?:SQLITE_FULL|SQLITE_BUSY|ENOSPC)/.test(code)) {
      if (/^(?:SQLITE_CORRUPT|SQLITE_NOTADB)/.test(code)) return exitWith(reason);
      // A fault of ours, such as a migration that fails, is no matter of the folder.
      if (code === 'SQLITE_ERROR') throw error;
      return exitWithoutData(error);
    }
    if (!retryTimer) log.error({ event: 'store_away', ...errorFacts(error) }, reason);
    return null;
  }
}

function retryLater(): void {
  retryTimer = setTimeout(async () => {
    const opened = await openDatabase();
    // Nobody would wait for what begins now.
    if (stopping) return;
    if (opened) startWork(opened);
    else retryLater();
  }, storeRetryMs);
}

function startWork(opened: Store): void {
  const { webhook, confirmationsPerHour } = env;
  const parts = { store: opened, content, log };
  work = {
    store: opened,
    delivery: startDelivery({
      ...parts,
      mail: env,
      webhook,
      confirmationsPerHour,
      mailWatch,
      meter: metrics?.meter,
    }),
    retention: startRetention({ ...parts, offeredJobs: content.offeredJobs }),
  };
}

/** Counts and serves what METRICS_PORT asks for. Loaded only then: it takes memory. */
async function measure(): Promise<Metrics | undefined> {
  if (env.metricsPort === null) return undefined;
  const { createMetrics, createMetricsServer } = await import('./health/metrics.ts');
  const created = createMetrics({
    env,
    store,
    mailWatch,
    retention: () => work?.retention,
    health: () => health?.report() ?? nothingSeen,
    site: server,
  });
  const metricsServer = createMetricsServer(created, env.metricsHost);
  await listen(metricsServer, { port: env.metricsPort, host: env.metricsHost }, 'METRICS_PORT');
  return created;
}

async function listen(on: Server, where: { port: number; host: string } | { fd: number }, variable: string) {
  on.listen(where);
  try {
    await once(on, 'listening');
  } catch (error) {
    const { code } = error as { code?: string };
    const place = 'fd' in where ? 'the socket of systemd' : `${where.host}:${where.port}`;
    exitWith(
      code === 'EADDRINUSE'
        ? `${place} is in use by another program. Stop it, or choose another ${variable}.`
        : `Cannot listen on ${place} (${code}). Choose another ${variable}, or another host.`,
    );
  }
}

function sayWhere(): void {
  const { address, port } = server.address() as AddressInfo;
  const host = address.includes(':') ? `[${address}]` : address;
  const url = `http://${host}:${port}`;
  const mails = env.smtpUrl ? `to ${new URL(env.smtpUrl).host}` : `as files in ${mailsFolder(env.dataDir)}`;
  const requests = env.databaseUrl
    ? `in PostgreSQL at ${new URL(env.databaseUrl).host}`
    : `in ${databaseFile(env.dataDir)}`;
  log.info({ event: 'started', url, mails, requests, node: process.version }, 'open');
  // In a terminal somebody looks on, elsewhere every line is JSON.
  if (!process.stdout.isTTY) return;
  console.log(
    `\n  Kogge is open at  ${url}\n  Mails go          ${mails}\n  Requests lie      ${requests}\n`,
  );
}

function exitWithoutData(error: unknown): never {
  const { code, message } = error as { code?: string; message?: string };
  return exitWith(
    `DATA_DIR cannot be used: ${env.dataDir} (${code ?? message}). Make the folder writable, or choose another one.`,
  );
}

/** Says one sentence for each problem and exits with code 1. */
function exitWith(...sentences: string[]): never {
  for (const sentence of sentences) {
    if (process.stdout.isTTY) console.error(sentence);
    else lastWords.fatal({ event: 'not_started' }, sentence);
  }
  process.exit(1);
}
