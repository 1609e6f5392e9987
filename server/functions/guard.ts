import type { IncomingHttpHeaders } from 'node:http';
import type { Env } from '../env.ts';
import { Refusal } from './refusal.ts';

/** Faster than anybody fills in a form; programs that post at once are. */
const minimumFillMs = 500;

/**
 * Refuses what a page of another site sends (403). Browsers say where a request comes from and no page can change
 * that; without such a header it is no browser, and no visitor can be misused.
 */
export function refuseCrossSite(
  headers: IncomingHttpHeaders,
  { siteUrl, allowedOrigins }: Pick<Env, 'siteUrl' | 'allowedOrigins'>,
): void {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  if (origin === undefined && site === undefined) return;
  const known = origin && (origin === siteUrl || allowedOrigins.includes(origin));
  // The address a visitor uses is ours too, when it is not the configured one: 127.0.0.1, a test, a preview. Browsers
  // that send Sec-Fetch-Site have told already.
  const ours = site === undefined && origin !== undefined && URL.parse(origin)?.host === host;
  if (!known && !ours) throw new Refusal('cross_site');
}

/** Why a request looks like spam, or null. Such a request is kept apart and answered like every other. */
export function spamReasonOf(values: Readonly<Record<string, unknown>>): string | null {
  const { leaveEmpty, elapsed } = values;
  if ((leaveEmpty ?? '') !== '') return 'honeypot';
  // The site's script says how long the form was open; a form posted without script cannot.
  const known = typeof elapsed === 'number' || (typeof elapsed === 'string' && elapsed !== '');
  if (known && Number(elapsed) < minimumFillMs) return 'too fast';
  return null;
}
