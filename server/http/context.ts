import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { defaultLanguage, isLanguage, type Language, languageOf } from '../../domain/languages.ts';

export interface AppEnv {
  /** The raw request; undefined when a test calls `app.request()`. */
  Bindings: { incoming?: IncomingMessage };
  /** Id of a function call, for X-Request-Id and the log. */
  Variables: { call?: string };
}

export type AppContext = Context<AppEnv>;

/** The headers after `dropLongHeaders`; Hono's own still have the overlong ones. */
export function headersOf(context: AppContext): IncomingHttpHeaders {
  return context.env?.incoming?.headers ?? Object.fromEntries(context.req.raw.headers);
}

/** The language of the referring page, otherwise of Accept-Language. */
export function languageWanted(context: AppContext): Language {
  const { referer = '', 'accept-language': wanted = '' } = headersOf(context);
  const left = URL.parse(referer);
  if (left) return languageOf(left.pathname);
  const first = /^[a-z]+/i.exec(wanted)?.[0].toLowerCase();
  return isLanguage(first) ? first : defaultLanguage;
}
