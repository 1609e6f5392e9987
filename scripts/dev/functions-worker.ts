/**
 * The functions without a build: a worker of `functions.ts`. Pages that answer a form posted without script are
 * templates of the running site, asked for anew each time, so that they show what was changed.
 */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { getRequestListener } from '@hono/node-server';
import { type Language, languages, pathIn } from '../../domain/languages.ts';
import { forms } from '../../domain/requests/index.ts';
import { createApp } from '../../server/app.ts';
import { startDelivery } from '../../server/delivery/delivery.ts';
import { mailDomainOf } from '../../server/delivery/mail.ts';
import { readEnv } from '../../server/env.ts';
import { createLog } from '../../server/log.ts';
import type { Document, Pages } from '../../server/pages.ts';
import { openStore } from '../../server/store/store.ts';

const { site } = workerData as { site: string };
const names = languages.flatMap((language) => Object.keys(forms).map((form) => `${language}/${form}`));

const env = readEnv();
const { databaseUrl, dataDir, mailFrom, webhook } = env;
const log = createLog(env.logLevel);
const store = await openStore({ databaseUrl, dataDir, mailDomain: mailDomainOf(mailFrom) });
const delivery = startDelivery({ store, mail: env, webhook, log });
const answers = new Map<string, Document>();
let notFound: Record<Language, Document>;
let failures: Record<Language, Document>;

const pages: Pages = {
  answer: () => false,
  notFound: (language) => notFound[language],
  failure: (language) => failures[language],
  answers,
};
const answerByApp = getRequestListener(createApp({ env, store, delivery, pages, log }).fetch, {
  overrideGlobalObjects: false,
  autoCleanupIncoming: false,
});
const server = createServer(answer).listen(0, '127.0.0.1');
await once(server, 'listening');
parentPort?.once('message', stop);
parentPort?.postMessage((server.address() as { port: number }).port);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (wantsHtml(request.headers)) {
    [notFound, failures] = await Promise.all([documents('/404'), documents('/500')]);
    for (const name of names) answers.set(name, await documentAt(`/answers/${name}`));
  }
  await answerByApp(request, response);
}

async function documents(path: string): Promise<Record<Language, Document>> {
  const [en, de] = await Promise.all([documentAt(path), documentAt(pathIn('de', path))]);
  return { en, de };
}

async function documentAt(path: string): Promise<Document> {
  const response = await fetch(new URL(path, site), { headers: { accept: 'text/html' } });
  return {
    html: await response.text(),
    // Vite writes styles and scripts of its own into the page; framing is all that is left to forbid.
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "frame-ancestors 'self'",
    },
  };
}

function wantsHtml({ accept }: IncomingHttpHeaders): boolean {
  return /\btext\/html\b/.test(accept ?? '');
}

async function stop(): Promise<void> {
  server.close();
  server.closeAllConnections();
  await delivery.stop();
  await store.close();
  process.exit();
}
