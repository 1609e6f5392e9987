import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { createDesk } from '../../desk/app.ts';
import type { DeskParts } from '../../desk/parts.ts';
import { deskSettings } from '../../desk/settings.ts';
import { createSignIn } from '../../desk/sign-in.ts';
import { loadDeskWords } from '../../desk/words.ts';
import { paletteOf } from '../../domain/palette.ts';
import { readEnv } from '../../server/env.ts';
import type { Store } from '../../server/store/store.ts';
import { content } from './content.ts';
import { openTestStore } from './store.ts';

const palette = paletteOf(readFileSync(new URL('../../design/styles/palette.css', import.meta.url), 'utf8'));

/** A client with cookies of its own. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #ask: (path: string, init: RequestInit) => Promise<Response>;

  constructor(ask: (path: string, init: RequestInit) => Promise<Response>) {
    this.#ask = ask;
  }

  /** Sends a request as a page of the desk does; an empty header removes one. */
  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const all = {
      host: 'desk.kogge.example',
      'sec-fetch-site': 'same-origin',
      ...(method === 'GET' ? {} : { origin: 'https://desk.kogge.example' }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    };
    const answer = await this.#ask(path, {
      method,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}

/** The desk behind a proxy, for Ole and Klara, on a real store; mailed links are in `links`. */
export async function testDesk(databaseUrl: string | null = null, changes: Partial<DeskParts> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kogge-desk-'));
  const env = readEnv(content.company, {
    DATA_DIR: dataDir,
    DESK_URL: 'https://desk.kogge.example',
    DESK_PEOPLE: 'Ole@kogge.example, klara@kogge.example',
    SMTP_URL: 'smtp://localhost:1025',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const store: Store = await openTestStore(dataDir, { databaseUrl });
  const lines: string[] = [];
  const logged = new EventEmitter();
  const write = (line: string) => {
    lines.push(line);
    logged.emit('line');
  };
  const log = pino({ level: 'trace' }, { write });
  const settings = deskSettings(env, 3001, 'ole');
  const state = { now: new Date('2026-11-20T12:00:00Z') };
  const clock = () => state.now;
  const links: { person: string; link: string; language: string }[] = [];
  const signIn = createSignIn({ store, settings, env, clock });
  const app = createDesk({
    env,
    settings,
    signIn,
    store,
    content,
    palette,
    log,
    clock,
    sending: new Set(),
    sendLink: async (person, link, language) => void links.push({ person, link, language }),
    words: loadDeskWords(content),
    channels: ['notification', 'confirmation'],
    built: { files: new Map(), script: '/assets/main.js', styles: ['/assets/main.css'] },
    ...changes,
  });
  const browser = () => new Browser(async (target, init) => app.request(target, init));
  /** Requests a link and waits until it is sent or refused, which happens after the answer. */
  async function askForLink(one: Browser, email: string, headers: Record<string, string> = {}) {
    const before = lines.length;
    const answer = await one.ask('POST', '/api/links', { email }, headers);
    if (answer.status === 200) await said('link', before);
    return answer;
  }
  /** Waits for an event in the log, after the first `from` lines. */
  async function said(event: string, from = 0): Promise<void> {
    while (!lines.slice(from).some((line) => JSON.parse(line).event === event)) await once(logged, 'line');
  }
  return {
    app,
    store,
    dataDir,
    lines,
    links,
    state,
    browser,
    signIn,
    askForLink,
    said,
    /** Requests a link and opens it in the same browser. */
    async signedIn(email = 'ole@kogge.example', one = browser()): Promise<Browser> {
      await askForLink(one, email);
      const secret = links.at(-1)?.link.split('#')[1];
      await one.ask('POST', '/api/session', { secret });
      return one;
    },
    async stop(): Promise<void> {
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
