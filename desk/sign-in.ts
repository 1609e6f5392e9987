import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import { defaultLanguage, type Language, pathIn } from '../domain/languages.ts';
import { dayMs, hourMs, minuteMs } from '../domain/periods.ts';
import type { Env } from '../server/env.ts';
import { clientAddress, networksOf } from '../server/http/addresses.ts';
import { allSenders, createCounts } from '../server/http/counts.ts';
import type { Store } from '../server/store/store.ts';
import type { DeskEnv } from './desk-env.ts';
import type { Settings } from './settings.ts';

export const linkMinutes = 10;
// A working day.
const sessionMs = 10 * hourMs;
// How long a browser counts as known: longer than a holiday.
const knownMs = 90 * dayMs;
// Requests for links, and invalid links, of one address in a minute. There is no global limit: strangers could use it to
// lock everybody out, and a secret of 256 bits needs none.
const maxAttempts = 10;
/**
 * Link mails to one person in an hour: requested by a browser that has signed in before, from one unknown address, and
 * from all unknown ones. Strangers can only use up the last two.
 */
const maxLinks = { ofKnownBrowser: 5, ofAddress: 5, ofStrangers: 15 };

// Hono adds the prefix `__Host-`, which browsers accept only over HTTPS and without a domain.
const sessionCookie = 'kogge-desk';
const browserCookie = 'kogge-desk-browser';
const knownCookie = 'kogge-desk-known';
const cookie = { prefix: 'host', path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const;

interface Parts {
  store: Store;
  settings: Settings;
  env: Pick<Env, 'trustedProxies'>;
  clock: () => Date;
}

/** Creates the link for the given address; null when none is to be sent. */
export type MakeLink = () => Promise<string | null>;

export interface SignIn {
  /** A link for the terminal, valid in any browser; null when the person may not sign in. */
  terminalLink(person: string): Promise<string | null>;
  /**
   * Counts the attempt (429 over the limit), and sets the cookie that binds the link to this browser: the same for every
   * address, so that nobody learns who is staff.
   */
  askForLink(context: Context<DeskEnv>, email: string, language: Language): Promise<MakeLink>;
  /**
   * Consumes a link and begins a session. False for an invalid link; only those are counted (429 over the limit), so that
   * a valid link works whatever others have tried from the same address.
   */
  begin(context: Context<DeskEnv>, secret: string): Promise<boolean>;
  session(context: Context<DeskEnv>): Promise<{ person: string; until: Date } | null>;
  /** Ends the session of this browser. */
  end(context: Context<DeskEnv>): Promise<void>;
  /** Ends every session of the person. */
  endEverywhere(context: Context<DeskEnv>, person: string): Promise<void>;
}

/** Sign-in and sessions. Secrets are 32 random bytes; the store keeps their hashes. */
export function createSignIn({ store, settings, env, clock }: Parts): SignIn {
  const { entry, origins } = settings;
  const counts = createCounts(clock);
  const mayEnter = (person: string) =>
    entry.by === 'mail' ? entry.people.includes(person) : person === entry.person;

  async function addLink(person: string, browser: string | null, language: Language): Promise<string> {
    const secret = newSecret();
    const until = new Date(clock().getTime() + linkMinutes * minuteMs);
    await store.desk.addLink({ secret, browser, person, until });
    // Browsers do not send the fragment, so no proxy logs the secret.
    return `${origins[0]}${pathIn(language, '/sign-in')}#${secret}`;
  }

  /** Throws 429 over the limit of such attempts. */
  function countAttempt(context: Context<DeskEnv>, what: 'ask' | 'open'): void {
    const networks = networksOf(addressOf(context));
    const attempt = counts.chargesFor(networks, `desk ${what}`, 1, maxAttempts, minuteMs);
    const seconds = counts.fullFor(attempt);
    if (seconds > 0) {
      throw new HTTPException(429, {
        res: context.json({ problem: 'too_many', seconds }, 429, { 'Retry-After': String(seconds) }),
      });
    }
    counts.add(attempt);
  }

  /** Counts a mail to a person; false, and not counted, over the limit. */
  async function takeMail(person: string, address: string, known: string | undefined): Promise<boolean> {
    if (known && (await store.desk.isKnownBrowser(known, person, clock()))) {
      const browser = { name: known, factor: 1 };
      return counts.addUnlessFull(counts.chargesFor([browser], 'link', 1, maxLinks.ofKnownBrowser, hourMs));
    }
    return counts.addUnlessFull([
      ...counts.chargesFor(networksOf(address), `link ${person}`, 1, maxLinks.ofAddress, hourMs),
      ...counts.chargesFor([allSenders], `link ${person}`, 1, maxLinks.ofStrangers, hourMs),
    ]);
  }

  function addressOf(context: Context<DeskEnv>): string {
    const connection = context.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
    return clientAddress(connection, context.req.header('x-forwarded-for'), env.trustedProxies);
  }

  return {
    terminalLink: async (person) => (mayEnter(person) ? addLink(person, null, defaultLanguage) : null),

    async askForLink(context, email, language) {
      countAttempt(context, 'ask');
      // An existing cookie is kept: earlier links stay valid.
      const browser = getCookie(context, browserCookie, 'host') ?? newSecret();
      setCookie(context, browserCookie, browser, { ...cookie, maxAge: linkMinutes * 60 });
      const person = email.trim().toLowerCase();
      const address = addressOf(context);
      const known = getCookie(context, knownCookie, 'host');
      return async () => {
        if (entry.by !== 'mail' || !mayEnter(person)) return null;
        return (await takeMail(person, address, known)) ? addLink(person, browser, language) : null;
      };
    },

    async begin(context, secret) {
      const now = clock();
      const browser = getCookie(context, browserCookie, 'host') ?? null;
      const person = await store.desk.takeLink(secret, browser, now);
      if (!person || !mayEnter(person)) {
        countAttempt(context, 'open');
        return false;
      }
      const startSession = async (name: string, ms: number, add: Store['desk']['addSession']) => {
        const secret = newSecret();
        await add({ secret, person, until: new Date(now.getTime() + ms) });
        setCookie(context, name, secret, { ...cookie, maxAge: ms / 1000 });
      };
      await startSession(sessionCookie, sessionMs, store.desk.addSession);
      if (entry.by === 'mail') await startSession(knownCookie, knownMs, store.desk.addKnownBrowser);
      deleteCookie(context, browserCookie, cookie);
      return true;
    },

    async session(context) {
      const secret = getCookie(context, sessionCookie, 'host');
      const session = secret ? await store.desk.session(secret, clock()) : null;
      // Removal from DESK_PEOPLE ends a session at once.
      return session && mayEnter(session.person) ? session : null;
    },

    async end(context) {
      const secret = getCookie(context, sessionCookie, 'host');
      if (secret) await store.desk.endSession(secret);
      deleteCookie(context, sessionCookie, cookie);
    },

    async endEverywhere(context, person) {
      await store.desk.endSessions(person);
      deleteCookie(context, sessionCookie, cookie);
    },
  };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
