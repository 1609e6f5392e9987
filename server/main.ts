/** `node server/main.ts`: serves site and functions on one port, until SIGTERM or SIGINT. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { type Content, loadContent } from './content.ts';
import { trustExtraCertificates } from './delivery/certificates.ts';
import { type Delivery, startDelivery } from './delivery/delivery.ts';
import { mailDomainOf } from './delivery/mail.ts';
import { watchMailServer } from './delivery/mail-watch.ts';
import { type Env, readEnv, SetupError } from './env.ts';
import { createAlerts } from './health/alerts.ts';
import { createChecks } from './health/checks.ts';
import { startHealth } from './health/health.ts';
import type { Measured, Metrics } from './health/metrics.ts';
import { createListener } from './http/listener.ts';
import { loadPages, type Pages } from './http/pages.ts';
import { externalOrigins } from './http/security-headers.ts';
import { SiteServer } from './http/sockets.ts';
import { createLog, errorFacts, type Log } from './log.ts';
import { emptyUploads } from './requests/uploads.ts';
import { databaseFile, makeFolder, restrictPermissions } from './store/folder.ts';
import { openOnce, openStore } from './store/open.ts';
import { downloadsFolder, mailsFolder } from './store/request-files.ts';
import { type Retention, startRetention } from './store/retention.ts';
import type { Store } from './store/store.ts';
import { storeProblem } from './store/store-problem.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

// Connections that are still open after this time are closed.
const stopWithinMs = 15_000;
// Retry of a database that was unavailable at the start.
const storeRetryMs = 2_000;

/** The background work, which needs an open store. */
interface Work {
  store: Store;
  delivery: Delivery;
  retention: Retention;
}

// New files (database, mails, downloads, backups) are readable only by this user.
process.umask(0o077);
// A rejected `start` arrives here too.
process.on('uncaughtException', exitWith);
await start();

async function start(): Promise<void> {
  const content = loadContent();
  const env = readEnv(content.company);
  const log = createLog(env.logLevel);
  trustExtraCertificates(env);
  const pages = loadBuiltPages(env, content, log);
  prepareDataFolder(env, log);

  const stopping = new AbortController();
  const mailWatch = watchMailServer(env);
  const store = openOnce(() =>
    openStore({
      databaseUrl: env.databaseUrl,
      dataDir: env.dataDir,
      log,
      mailDomain: mailDomainOf(env.mailFrom),
    }),
  );
  let work: Work | undefined;
  const opened = await openDatabase(store, env);
  if ('problem' in opened) log.error({ event: 'store_away', ...opened.facts }, opened.problem);

  const checks = createChecks({ env, store, mailWatch, retention: () => work?.retention });
  const alerts = createAlerts({ target: env.alert, dataDir: env.dataDir, siteUrl: env.siteUrl, log });
  const health = startHealth({ checks, alerts, log });
  const server = new SiteServer();
  const metrics = await serveMetrics(env, {
    env,
    store,
    mailWatch,
    site: server,
    retention: () => work?.retention,
    health: health.report,
  });
  const meter = metrics?.meter;
  const app = createApp({
    env,
    content,
    store,
    pages,
    log,
    meter,
    delivery: { wake: () => work?.delivery.wake() },
    health: () => (stopping.signal.aborted ? null : health.report()),
  });
  server.on('request', createListener({ pages, app, log, meter }));
  await listen(server, env.socket ? { fd: env.socket } : env, 'PORT');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  logStart(server, env, log);

  const ready = 'problem' in opened ? await waitForStore(store, env, stopping.signal) : opened;
  if (ready) work = startWork(ready);

  function startWork(opened: Store): Work {
    const { webhook, confirmationsPerHour } = env;
    const parts = { store: opened, content, log };
    return {
      store: opened,
      delivery: startDelivery({ ...parts, mail: env, webhook, confirmationsPerHour, mailWatch, meter }),
      retention: startRetention({ ...parts, offeredJobs: content.offeredJobs }),
    };
  }

  /** Finishes deliveries and requests in flight, then closes the store. */
  async function stop(signal: NodeJS.Signals): Promise<void> {
    log.info({ event: 'stopping', signal }, 'stopping');
    stopping.abort();
    // Sending a mail may take half a minute; visitors are answered meanwhile.
    await Promise.all([health.stop(), work?.delivery.stop(), work?.retention.stop()]);
    await server.stop(stopWithinMs);
    await work?.store.close();
    log.info({ event: 'stopped' }, 'stopped');
    process.exit(0);
  }
}

function loadBuiltPages(env: Env, content: Content, log: Log): Pages {
  try {
    return loadPages(dist, externalOrigins(env, content.company), log);
  } catch (error) {
    throw new SetupError([`${(error as Error).message}. Build the site first: npm run build`]);
  }
}

/** Creates DATA_DIR and removes the permissions of other users from its files. */
function prepareDataFolder({ dataDir }: Env, log: Log): void {
  try {
    makeFolder(dataDir);
    emptyUploads(dataDir);
  } catch (error) {
    throw unusableFolder(dataDir, error);
  }
  for (const file of restrictPermissions(dataDir, [mailsFolder(dataDir), downloadsFolder(dataDir)])) {
    log.warn({ event: 'modes', file: path.relative(dataDir, file) }, 'others may read this file of DATA_DIR');
  }
}

/** Why the database is unavailable. */
interface Unavailable {
  problem: string;
  facts: ReturnType<typeof errorFacts>;
}

/** Opens the store, or returns why it is unavailable. Throws an error that waiting does not solve. */
async function openDatabase(store: () => Promise<Store>, env: Env): Promise<Store | Unavailable> {
  try {
    return await store();
  } catch (error) {
    if (!isTemporary(error, env)) throw setupErrorOf(error, env);
    return { problem: storeProblem(env.databaseUrl, error).reason, facts: errorFacts(error) };
  }
}

/** Retries to open the store until it is open; null when the program stops first. */
async function waitForStore(
  store: () => Promise<Store>,
  env: Env,
  signal: AbortSignal,
): Promise<Store | null> {
  for (;;) {
    await sleep(storeRetryMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return null;
    const opened = await openDatabase(store, env);
    if (signal.aborted) return null;
    if (!('problem' in opened)) return opened;
  }
}

/** Whether waiting may help: a database server that restarts, a full disk, a lock. */
function isTemporary(error: unknown, { databaseUrl }: Env): boolean {
  if (error instanceof SetupError) return false;
  const { code } = storeProblem(databaseUrl, error);
  return databaseUrl !== null || /^(?:SQLITE_FULL|SQLITE_BUSY|ENOSPC)/.test(code);
}

/** The problem of the database in DATA_DIR for the operator; the error itself for a bug in this program. */
function setupErrorOf(error: unknown, { databaseUrl, dataDir }: Env): unknown {
  if (error instanceof SetupError) return error;
  const { code, reason } = storeProblem(databaseUrl, error);
  // A failed migration.
  if (code === 'SQLITE_ERROR') return error;
  if (/^(?:SQLITE_CORRUPT|SQLITE_NOTADB)/.test(code)) return new SetupError([reason]);
  return unusableFolder(dataDir, error);
}

function unusableFolder(dataDir: string, error: unknown): SetupError {
  const { code, message } = error as { code?: string; message?: string };
  return new SetupError([
    `DATA_DIR cannot be used: ${dataDir} (${code ?? message}). Make the folder writable, or choose another one.`,
  ]);
}

/** Serves metrics on METRICS_PORT. The library is loaded only when that is set, to save memory. */
async function serveMetrics({ metricsPort: port, metricsHost: host }: Env, measured: Measured) {
  if (port === null) return undefined;
  const { createMetrics, createMetricsServer } = await import('./health/metrics.ts');
  const metrics: Metrics = createMetrics(measured);
  await listen(createMetricsServer(metrics, host), { port, host }, 'METRICS_PORT');
  return metrics;
}

async function listen(on: Server, where: { port: number; host: string } | { fd: number }, variable: string) {
  on.listen(where);
  try {
    await once(on, 'listening');
  } catch (error) {
    const { code } = error as { code?: string };
    const place = 'fd' in where ? 'the socket of systemd' : `${where.host}:${where.port}`;
    throw new SetupError([
      code === 'EADDRINUSE'
        ? `${place} is in use by another program. Stop it, or choose another ${variable}.`
        : `Cannot listen on ${place} (${code}). Choose another ${variable}, or another host.`,
    ]);
  }
}

function logStart(server: Server, env: Env, log: Log): void {
  const { address, port } = server.address() as AddressInfo;
  const host = address.includes(':') ? `[${address}]` : address;
  const url = `http://${host}:${port}`;
  const mails = env.smtpUrl ? `to ${new URL(env.smtpUrl).host}` : `as files in ${mailsFolder(env.dataDir)}`;
  const requests = env.databaseUrl
    ? `in PostgreSQL at ${new URL(env.databaseUrl).host}`
    : `in ${databaseFile(env.dataDir)}`;
  log.info({ event: 'started', url, mails, requests, node: process.version }, 'open');
  // Plain text for a terminal; every other line is JSON.
  if (!process.stdout.isTTY) return;
  console.log(
    `\n  Kogge is open at  ${url}\n  Mails go          ${mails}\n  Requests lie      ${requests}\n`,
  );
}

/** Exits with code 1, after one line for each setup problem, or for an unexpected error. */
function exitWith(error: unknown): never {
  // Independent of LOG_LEVEL.
  const log = createLog('fatal', { sync: true });
  const problems = error instanceof SetupError ? error.problems : [];
  for (const problem of problems) {
    if (process.stdout.isTTY) console.error(problem);
    else log.fatal({ event: 'not_started' }, problem);
  }
  if (problems.length === 0) log.fatal({ event: 'crash', ...errorFacts(error) }, 'unexpected error');
  process.exit(1);
}
