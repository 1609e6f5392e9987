/** `node server/main.ts`: reads the environment, serves site and functions on one port, stops cleanly. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { loadContent } from './content.ts';
import { startDelivery } from './delivery/delivery.ts';
import { mailDomainOf } from './delivery/mail.ts';
import { readEnv } from './env.ts';
import { createListener } from './listener.ts';
import { createLog, errorFacts } from './log.ts';
import { loadPages, type Pages } from './pages.ts';
import { downloadsFolder, mailsFolder, requestFilesIn } from './request-files.ts';
import { startRetention } from './retention.ts';
import { externalOrigins } from './security-headers.ts';
import { SetupError } from './setup-error.ts';
import { createSiteServer } from './sockets.ts';
import { databaseFile, restrictPermissions } from './store/folder.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

// Connections that are still open after this time are cut off.
const stopWithinMs = 15_000;

// What is stored here is for this user alone: database, mails, downloads, backups.
process.umask(0o077);
const content = orExit(loadContent);
const env = orExit(() => readEnv(content.company));
const log = createLog(env.logLevel);
process.on('uncaughtException', (error) => {
  log.fatal({ event: 'crash', ...errorFacts(error) }, 'unexpected error');
  process.exit(1);
});
const pages = loadBuiltPages();
for (const file of restrictPermissions(env.dataDir, [
  mailsFolder(env.dataDir),
  downloadsFolder(env.dataDir),
])) {
  log.warn(
    { event: 'modes', file: path.relative(env.dataDir, file) },
    'others may read this file of DATA_DIR',
  );
}
const store = await openDatabase();

const server = createSiteServer({ trusted: env.trustedProxies, log });
await listen();

const { webhook, confirmationsPerHour } = env;
const delivery = startDelivery({ store, content, mail: env, webhook, confirmationsPerHour, log });
const retention = startRetention({ store, log, offeredJobs: content.offeredJobs });
const app = createApp({ env, content, store, delivery, pages, log });
server.on('request', createListener({ pages, app, log }));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
printAddress();

/** Answers what is in flight, lets running deliveries finish, closes the store. What is left waits in the outbox. */
async function stop(signal: NodeJS.Signals): Promise<void> {
  log.info({ event: 'stopping', signal }, 'stopping');
  // A mail on its way may take half a minute; visitors are answered until it has left.
  await Promise.all([delivery.stop(), retention.stop()]);
  const closed = once(server, 'close');
  server.close();
  // A connection that has got its answer is kept open for the next request; there will be none.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const last = setTimeout(() => server.closeAllConnections(), stopWithinMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(last);
  await store.close();
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

async function openDatabase(): Promise<Store> {
  const { databaseUrl, dataDir, mailFrom } = env;
  try {
    const requestFiles = requestFilesIn(dataDir);
    return await openStore({ databaseUrl, dataDir, requestFiles, mailDomain: mailDomainOf(mailFrom), log });
  } catch (error) {
    if (error instanceof SetupError) return exitWith(...error.problems);
    const { code, message } = error as { code?: string; message?: string };
    const why = code ?? message ?? 'unknown error';
    return databaseUrl
      ? exitWith(`The database of DATABASE_URL cannot be used (${why}). Start it, or correct the address.`)
      : exitWith(
          `DATA_DIR cannot be used: ${dataDir} (${why}). Make the folder writable, or choose another one.`,
        );
  }
}

async function listen(): Promise<void> {
  if (env.socket) server.listen({ fd: env.socket });
  else server.listen(env.port, env.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as { code?: string };
    const where = `${env.host}:${env.port}`;
    await store.close();
    exitWith(
      code === 'EADDRINUSE'
        ? `${where} is in use by another program. Stop it, or choose another PORT.`
        : `Cannot listen on ${where} (${code}). Choose another HOST or PORT.`,
    );
  }
}

function printAddress(): void {
  const { address, port } = server.address() as AddressInfo;
  const host = address.includes(':') ? `[${address}]` : address;
  const mails = env.smtpUrl ? `to ${new URL(env.smtpUrl).host}` : `as files in ${mailsFolder(env.dataDir)}`;
  const data = env.databaseUrl
    ? `in PostgreSQL at ${new URL(env.databaseUrl).host}`
    : `in ${databaseFile(env.dataDir)}`;
  console.log(
    `\n  Kogge is open at  http://${host}:${port}\n  Mails go          ${mails}\n  Requests lie      ${data}\n`,
  );
}

/** Prints one sentence for each problem and exits with code 1. */
function exitWith(...sentences: string[]): never {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
}
