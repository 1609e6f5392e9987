import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { languages } from '../../domain/languages.ts';
import { consentNames, definitionOf, type FormId, formIds, forms } from '../../domain/requests/index.ts';
import { type AppParts, createApp } from '../../server/app.ts';
import { type Env, readEnv } from '../../server/env.ts';
import { nothingSeen } from '../../server/health/check.ts';
import { createListener } from '../../server/http/listener.ts';
import type { Document, Pages } from '../../server/http/pages.ts';
import type { Store } from '../../server/store/store.ts';
import { content } from './content.ts';
import { openTestStore } from './store.ts';

// In memory: thousands of commits to a busy disk take minutes.
const folder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

const headers = {
  'Content-Security-Policy': "default-src 'none'",
  'Content-Type': 'text/html; charset=utf-8',
};

/** A template of an answer page with its required parts. */
function template(form: FormId): string {
  const definition = definitionOf(forms[form]);
  const fields = Object.entries(definition.fields).map(([name, field]) => {
    const error = `<p data-error-for="${name}" hidden></p>`;
    if (field.control === 'fixed') return `<input type="hidden" name="${name}">`;
    if (field.control === 'longtext') return `<textarea id="f-${name}" name="${name}"></textarea>${error}`;
    return `<input id="f-${name}" type="${field.control === 'pdf' ? 'file' : field.control}" name="${name}">${error}`;
  });
  const consents = definition.consents.map((consent) => {
    const name = consentNames[consent];
    return `<input type="checkbox" id="f-${name}" name="${name}" value="v1"><p data-error-for="${name}" hidden></p>`;
  });
  return (
    '<!doctype html><head><title>x</title><style>p{}</style></head><body><main id="main">' +
    '<div data-answer="success">yes</div><div data-answer="failure">no</div>' +
    '<h1 data-answer="title"></h1><p data-answer="text"></p><p data-answer="detail"></p>' +
    '<div data-answer="summary" hidden><h2 data-answer="summary-title"></h2><ul data-answer="summary-list"></ul></div>' +
    `<form data-answer="form" method="post"><h2 data-answer="form-title"></h2>${fields.join('')}${consents.join('')}` +
    `<input type="hidden" name="form" value="${form}"><input type="hidden" name="page" value="/">` +
    '<input name="leaveEmpty"></form><a data-answer="back" href="/">back</a></main></body>'
  );
}

function samplePages(): Pages {
  const document = (html: string): Document => ({ html, headers });
  return {
    serve: () => false,
    notFound: (language) => document(`<p>not found ${language}`),
    failure: (language) => document(`<p>failure ${language}`),
    answerTemplates: new Map(
      languages.flatMap((language) =>
        formIds().map((form) => [`${language}/${form}`, document(template(form))] as const),
      ),
    ),
  };
}

/** The app on a real SQLite store, with its log in `lines`. */
export async function testApp(
  changes: Partial<Omit<AppParts, 'store'>> & { store?: Store; variables?: Record<string, string> } = {},
) {
  const { variables, store: given, ...parts } = changes;
  const dataDir = mkdtempSync(path.join(folder, 'kogge-app-'));
  const env: Env = readEnv(content.company, { RATE_LIMIT_PER_MINUTE: '0', DATA_DIR: dataDir, ...variables });
  const store: Store = given ?? (await openTestStore(dataDir));
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  let wakes = 0;
  const delivery = { wake: () => void wakes++, stop: async () => undefined };
  const pages = samplePages();
  const app = createApp({
    env,
    content,
    store: async () => store,
    delivery,
    pages,
    log,
    health: () => nothingSeen,
    ...parts,
  });
  const servers: ReturnType<typeof createServer>[] = [];
  return {
    app,
    store,
    dataDir,
    lines,
    get wakes() {
      return wakes;
    },
    /** Listens on a free port of loopback and returns the address. */
    async listen(): Promise<string> {
      const server = createServer(createListener({ pages, app, log }));
      servers.push(server);
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    async stop(): Promise<void> {
      for (const server of servers) server.close().closeAllConnections();
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
