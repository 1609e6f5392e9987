import type { IncomingHttpHeaders } from 'node:http';
import type { Env } from '../env.ts';
import { Refusal } from '../http/refusal.ts';

/** Nobody fills in a form faster than this. */
const minimumFillMs = 500;
// Longer text is no number of milliseconds.
const maxElapsedLength = 20;

/**
 * Refuses requests from pages of other sites (403). Browsers send Origin or Sec-Fetch-Site, and a page cannot change
 * them. Without either header the client is no browser, so cross-site request forgery is not possible.
 */
export function refuseCrossSite(
  headers: IncomingHttpHeaders,
  { siteUrl, allowedOrigins }: Pick<Env, 'siteUrl' | 'allowedOrigins'>,
): void {
  const { origin } = headers;
  if (origin === undefined && headers['sec-fetch-site'] === undefined) return;
  const known = origin !== undefined && (origin === siteUrl || allowedOrigins.includes(origin));
  if (!known && !isSameOrigin(headers)) throw new Refusal('cross_site');
}

/** Whether the request is same-origin, by the Host header: the address may differ from the configured one (a preview). */
function isSameOrigin({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin !== undefined && URL.parse(origin)?.host === host;
}

/**
 * Why a request looks like spam, or null. Spam is stored apart and answered like any other request. A form of this site
 * sends an empty honeypot field and, with script, how long it was open (`elapsed`). Programs and pages of other origins
 * need neither.
 */
export function spamReasonOf(
  values: Readonly<Record<string, unknown>>,
  headers: IncomingHttpHeaders,
): string | null {
  const { form, leaveEmpty, elapsed } = values;
  if ((leaveEmpty ?? '') !== '') return 'honeypot';
  const ofPage = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
  const ofSite = ofPage ? isSameOrigin(headers) : form !== undefined || wantsPage(headers);
  if (ofSite && leaveEmpty !== '') return 'no honeypot';
  // A form posted without script has no fill time.
  const given = (elapsed ?? '') !== '';
  if (!given) return ofSite && !wantsPage(headers) ? 'no fill time' : null;
  const ms = millisecondsOf(elapsed);
  if (ms === null) return 'no fill time';
  return ms < minimumFillMs ? 'too fast' : null;
}

/** Whether a browser has posted a form without script, and expects a page. */
export function wantsPage(headers: IncomingHttpHeaders): boolean {
  const form = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
  return form.test(headers['content-type'] ?? '') && wantsHtml(headers);
}

export function wantsHtml({ accept }: IncomingHttpHeaders): boolean {
  return accept?.includes('text/html') ?? false;
}

/** Milliseconds from a JSON number or the text of a form field; null when invalid. */
function millisecondsOf(elapsed: unknown): number | null {
  if (typeof elapsed !== 'number' && (typeof elapsed !== 'string' || elapsed.length > maxElapsedLength))
    return null;
  const ms = Number(elapsed);
  return Number.isFinite(ms) && ms >= 0 ? ms : null;
}
