import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { defaultLanguage, isLanguage, type Language, languageOf } from '../../domain/languages.ts';

/** What goes with each request to the app. */
export interface AppEnv {
  /** On a socket the raw request; none when a test calls `app.request()`. */
  Bindings: { incoming?: IncomingMessage };
  /** Id of the call of a function, in its answer (X-Request-Id) and in the log. */
  Variables: { call?: string };
}

export type AppContext = Context<AppEnv>;

/** The headers without those that `dropLongHeaders` has dropped; Hono's own still hold them. */
export function headersOf(context: AppContext): IncomingHttpHeaders {
  return context.env?.incoming?.headers ?? Object.fromEntries(context.req.raw.headers);
}

/** The language of the page that was left, or what the browser asks for when it does not say. */
export function languageWanted(context: AppContext): Language {
  const { referer = '', 'accept-language': wanted = '' } = headersOf(context);
  const left = URL.parse(referer);
  if (left) return languageOf(left.pathname);
  const first = /^[a-z]+/i.exec(wanted)?.[0].toLowerCase();
  return isLanguage(first) ? first : defaultLanguage;
}
