/**
 * The worker of `functions.ts`: runs the functions without a build. Pages that answer forms posted without script are
 * fetched from the running site for each request, so that they show the current files.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { languages, pathIn } from '../../domain/languages.ts';
import { forms } from '../../domain/requests/index.ts';
import { createApp } from '../../server/app.ts';
import { loadContent } from '../../server/content.ts';
import { startDelivery } from '../../server/delivery/delivery.ts';
import { mailDomainOf } from '../../server/delivery/mail.ts';
import { readEnv } from '../../server/env.ts';
import { nothingSeen } from '../../server/health/check.ts';
import { createListener } from '../../server/http/listener.ts';
import type { Document, Pages } from '../../server/http/pages.ts';
import { createLog } from '../../server/log.ts';
import { wantsHtml } from '../../server/requests/guard.ts';
import { openStore } from '../../server/store/open.ts';

const { site } = workerData as { site: string };

const content = loadContent();
const env = readEnv(content.company);
const { databaseUrl, dataDir, mailFrom, webhook, confirmationsPerHour } = env;
const log = createLog(env.logLevel);
const mailDomain = mailDomainOf(mailFrom);
const store = await openStore({ databaseUrl, dataDir, mailDomain, log });
const delivery = startDelivery({ store, content, mail: env, webhook, confirmationsPerHour, log });

const empty: Document = { html: '', headers: {} };
const withoutPages = listenerWith({
  serve: () => false,
  notFound: () => empty,
  failure: () => empty,
  answerTemplates: new Map(),
});
const server = createServer(answer).listen(0, '127.0.0.1');
await once(server, 'listening');
parentPort?.once('message', stop);
parentPort?.postMessage((server.address() as { port: number }).port);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const listener = wantsHtml(request.headers) ? listenerWith(await pagesOfSite()) : withoutPages;
    listener(request, response);
  } catch (error) {
    // A page under edit may not render.
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end((error as Error).message);
  }
}

function listenerWith(pages: Pages) {
  const health = () => nothingSeen;
  return createListener({
    pages,
    app: createApp({ env, content, store: async () => store, delivery, pages, log, health }),
    log,
  });
}

async function pagesOfSite(): Promise<Pages> {
  const names = languages.flatMap((language) => Object.keys(forms).map((form) => `${language}/${form}`));
  const paths = [
    ...names.map((name) => `/answers/${name}`),
    ...languages.flatMap((language) => [pathIn(language, '/404'), pathIn(language, '/500')]),
  ];
  const documents = new Map(
    await Promise.all(paths.map(async (path) => [path, await documentAt(path)] as const)),
  );
  const documentOf = (path: string) => documents.get(path) as Document;
  return {
    serve: () => false,
    notFound: (language) => documentOf(pathIn(language, '/404')),
    failure: (language) => documentOf(pathIn(language, '/500')),
    answerTemplates: new Map(names.map((name) => [name, documentOf(`/answers/${name}`)])),
  };
}

async function documentAt(path: string): Promise<Document> {
  const response = await fetch(new URL(path, site), { headers: { accept: 'text/html' } });
  return {
    html: await response.text(),
    // Vite inlines styles and scripts, so this policy only forbids framing.
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "frame-ancestors 'self'",
    },
  };
}

async function stop(): Promise<void> {
  server.close();
  server.closeAllConnections();
  await delivery.stop();
  await store.close();
  process.exit();
}
