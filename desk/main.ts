/** `node desk/main.ts`: the desk on its own port, on the same store as the site. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { paletteOf } from '../domain/palette.ts';
import { loadContent } from '../server/content.ts';
import { trustExtraCertificates } from '../server/delivery/certificates.ts';
import { channelsOf } from '../server/delivery/delivery.ts';
import { type Env, readEnv, SetupError } from '../server/env.ts';
import { dropLongHeaders, targetOf } from '../server/http/bounds.ts';
import { endBare } from '../server/http/security-headers.ts';
import { SiteServer } from '../server/http/sockets.ts';
import { createLog, errorFacts, type Log } from '../server/log.ts';
import { createDesk } from './app.ts';
import { readBuilt } from './built.ts';
import { linkMailer } from './link-mail.ts';
import { openDeskStore } from './open-store.ts';
import { deskSettings } from './settings.ts';
import { createSignIn, type SignIn } from './sign-in.ts';
import { loadDeskWords } from './words.ts';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const stopWithinMs = 10_000;

// Files in DATA_DIR are readable by this user only.
process.umask(0o077);
try {
  await start();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  for (const problem of error.problems) console.error(problem);
  process.exit(1);
}

async function start(): Promise<void> {
  const content = loadContent();
  const words = loadDeskWords(content);
  const env = readEnv(content.company);
  const { smtpUrl } = env;
  trustExtraCertificates(env);
  const log = createLog(env.logLevel);
  process.on('uncaughtException', (error) => {
    log.fatal({ event: 'crash', ...errorFacts(error) }, 'unexpected error');
    process.exit(1);
  });
  const built = readBuilt(folder('../dist-desk'));
  const server = new SiteServer();
  const port = await listen(server, env);
  const settings = deskSettings(env, port, userInfo().username);
  const store = await openDeskStore(env, log);
  const clock = () => new Date();
  const signIn = createSignIn({ store, settings, env, clock });
  const sending = new Set<Promise<void>>();
  const app = createDesk({
    env,
    settings,
    signIn,
    sending,
    store,
    content,
    words,
    built,
    log,
    clock,
    sendLink: smtpUrl ? linkMailer({ ...env, smtpUrl }, content, words) : async () => {},
    channels: channelsOf(env),
    palette: paletteOf(readFileSync(folder('../design/styles/palette.css'), 'utf8')),
  });
  const answer = getRequestListener(app.fetch);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const target = targetOf(request);
    if (target === null) return endBare(response, 400, { Connection: 'close' });
    request.url = target;
    dropLongHeaders(request.headers);
    void answer(request, response);
  });
  log.info({ event: 'started', engine: store.engine, entry: settings.entry.by }, 'the desk is open');
  if (settings.entry.by === 'terminal') await offerLinks(signIn, settings.entry.person, log);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);

  async function stop(signal: NodeJS.Signals): Promise<void> {
    log.info({ event: 'stopping', signal }, 'stopping');
    const deadline = sleep(stopWithinMs);
    await server.stop(stopWithinMs);
    // The mails that requests have already been answered for.
    await Promise.race([Promise.all(sending), deadline]);
    if (sending.size > 0) {
      log.error({ event: 'link_not_sent', count: sending.size }, 'links to the desk were not sent in time');
    }
    await store.close();
    process.exit(0);
  }
}

/** Starts listening and returns the port. Throws {@link SetupError} when it cannot. */
async function listen(server: SiteServer, { deskHost, deskPort }: Env): Promise<number> {
  server.listen(deskPort, deskHost);
  await once(server, 'listening').catch(({ code }) => {
    throw new SetupError([
      `DESK_HOST ${deskHost}, DESK_PORT ${deskPort} cannot be listened on (${code}): stop the other program, or choose another.`,
    ]);
  });
  return (server.address() as AddressInfo).port;
}

/** Prints a link in a terminal, and a new one on every Enter. */
async function offerLinks(signIn: SignIn, person: string, log: Log): Promise<void> {
  if (!process.stdout.isTTY) {
    // Others may read the log.
    log.warn(
      { event: 'no_terminal' },
      'no link is printed here, for this is no terminal: "npm run desk:link" prints one in a terminal of this user; for people to sign in by mail, set DESK_URL, DESK_PEOPLE, SMTP_URL and TRUSTED_PROXIES (docs/desk.md)',
    );
    return;
  }
  const print = async () => {
    const link = await signIn.terminalLink(person);
    console.log(
      `\n  The desk is open at  ${link}\n  The link is good once, for ten minutes. Enter prints another one.\n`,
    );
  };
  await print();
  createInterface({ input: process.stdin }).on('line', print);
}
