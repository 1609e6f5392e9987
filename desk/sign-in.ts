import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import { clientAddress, networksOf } from '../server/addresses.ts';
import type { Env } from '../server/env.ts';
import { endOf, hourMs, minuteMs } from '../server/periods.ts';
import { saltedHash } from '../server/store/ids.ts';
import type { Store } from '../server/store/store.ts';
import type { DeskEnv } from './desk-env.ts';
import type { Settings } from './settings.ts';

export const linkMinutes = 10;
// From the first coffee to the last: whoever signs in at eight is still there at six.
const sessionMs = 10 * hourMs;
// Attempts of one network in a minute, and of all together, whatever they try.
const maxOfNetwork = 10;
const maxOfAll = 60;
// Links to one mailbox in an hour: nobody fills it.
const maxLinksOfPerson = 5;

// Hono adds `__Host-`: such a cookie comes from this host alone, encrypted, and goes to no other.
const sessionCookie = 'kogge-desk';
const browserCookie = 'kogge-desk-browser';
const cookie = { prefix: 'host', path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const;

interface Parts {
  store: Store;
  settings: Settings;
  env: Pick<Env, 'trustedProxies'>;
  clock: () => Date;
}

export interface SignIn {
  /** A link for whoever sits at the terminal. */
  terminalLink(): Promise<string>;
  /**
   * What opens the desk for that mail address, or null when it may not. The browser gets a mark without which the link
   * is worth nothing: whoever reads the mail elsewhere does not get in.
   */
  askForLink(context: Context<DeskEnv>, email: string): Promise<string | null>;
  /** Uses a link up and begins a session. False when the link opens nothing. */
  begin(context: Context<DeskEnv>, secret: string): Promise<boolean>;
  /** Who is signed in; null for nobody. */
  session(context: Context<DeskEnv>): Promise<{ person: string; until: Date } | null>;
  /** Ends the session of this browser, or with `everywhere` all of the person. */
  end(context: Context<DeskEnv>, person: string, everywhere: boolean): Promise<void>;
}

/** How people come in and go out. Secrets are 32 random bytes; the store keeps hashes of them. */
export function createSignIn({ store, settings, env, clock }: Parts): SignIn {
  const { entry, origins } = settings;
  const mayEnter = (person: string) =>
    entry.by === 'mail' ? entry.people.includes(person) : person === entry.person;

  async function addLink(person: string, browser: string | null): Promise<string> {
    const secret = newSecret();
    const until = new Date(clock().getTime() + linkMinutes * minuteMs);
    await store.addLink({ secret, browser, person, until });
    // Behind `#`: browsers send it to no server, so that it stands in no log of a proxy.
    return `${origins[0]}/sign-in#${secret}`;
  }

  /** Refuses (429) when too many have been made. */
  async function countAttempt(context: Context<DeskEnv>): Promise<void> {
    const now = clock();
    const until = new Date(endOf(minuteMs, now));
    const salt = await store.dailySalt(now);
    const [{ name }] = networksOf(addressOf(context));
    const count = (key: string) => store.addHits([{ key: saltedHash(salt, key), until, amount: 1 }], now);
    const [ofNetwork = 0] = await count(`desk ${name}`);
    // What is refused here does not count for all: one network alone would keep everybody out.
    const [ofAll = 0] = ofNetwork > maxOfNetwork ? [] : await count('desk');
    if (ofNetwork <= maxOfNetwork && ofAll <= maxOfAll) return;
    const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
    throw new HTTPException(429, {
      res: context.json({ problem: 'too_many', seconds }, 429, { 'Retry-After': String(seconds) }),
    });
  }

  function addressOf(context: Context<DeskEnv>): string {
    const connection = context.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
    return clientAddress(connection, context.req.header('x-forwarded-for'), env.trustedProxies);
  }

  return {
    terminalLink: () => addLink(entry.by === 'terminal' ? entry.person : '', null),

    async askForLink(context, email) {
      await countAttempt(context);
      // Everybody gets the mark, so that it does not tell who may come in.
      const browser = newSecret();
      setCookie(context, browserCookie, browser, { ...cookie, maxAge: linkMinutes * 60 });
      const person = email.trim().toLowerCase();
      if (entry.by !== 'mail' || !mayEnter(person)) return null;
      const now = clock();
      const key = saltedHash(await store.dailySalt(now), `desk link ${person}`);
      const until = new Date(endOf(hourMs, now));
      const [links = 0] = await store.addHits([{ key, until, amount: 1 }], now);
      return links > maxLinksOfPerson ? null : addLink(person, browser);
    },

    async begin(context, secret) {
      await countAttempt(context);
      const now = clock();
      const browser = getCookie(context, browserCookie, 'host') ?? null;
      const person = await store.takeLink(secret, browser, now);
      if (!person || !mayEnter(person)) return false;
      const session = newSecret();
      const until = new Date(now.getTime() + sessionMs);
      await store.addSession({ secret: session, person, until });
      setCookie(context, sessionCookie, session, { ...cookie, maxAge: sessionMs / 1000 });
      deleteCookie(context, browserCookie, cookie);
      return true;
    },

    async session(context) {
      const secret = getCookie(context, sessionCookie, 'host');
      const session = secret ? await store.session(secret, clock()) : null;
      // Who was taken out of DESK_PEOPLE is out at once.
      return session && mayEnter(session.person) ? session : null;
    },

    async end(context, person, everywhere) {
      const secret = getCookie(context, sessionCookie, 'host');
      if (everywhere) await store.endSessions(person);
      else if (secret) await store.endSession(secret);
      deleteCookie(context, sessionCookie, cookie);
    },
  };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
