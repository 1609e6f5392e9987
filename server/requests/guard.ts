import type { IncomingHttpHeaders } from 'node:http';
import type { Env } from '../env.ts';
import { Refusal } from '../http/refusal.ts';

/** Faster than anybody fills in a form; programs that post at once are. */
const minimumFillMs = 500;
// A text of more characters is no number of milliseconds.
const maxElapsedLength = 20;

/**
 * Refuses what a page of another site sends (403). Browsers say where a request comes from and no page can change
 * that; without such a header it is no browser, and no visitor can be misused.
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

/**
 * Whether a page of the very address that is asked sends this. The address a visitor uses may be another than the
 * configured one: 127.0.0.1, a test, a preview.
 */
function isSameOrigin({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin !== undefined && URL.parse(origin)?.host === host;
}

/**
 * Why a request looks like spam, or null. Such a request is kept apart and answered like every other. What a browser
 * sends from a form of this address holds the empty honeypot, and how long the form was open when its script has sent
 * it. Pages elsewhere, to whom this server is a foreign one, and programs send neither; limits alone count for them.
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
  // A form posted without script cannot say it.
  const given = (elapsed ?? '') !== '';
  if (!given) return ofSite && !wantsPage(headers) ? 'no fill time' : null;
  const ms = millisecondsOf(elapsed);
  if (ms === null) return 'no fill time';
  return ms < minimumFillMs ? 'too fast' : null;
}

/** A browser that posts a form by itself asks for a page. */
export function wantsPage(headers: IncomingHttpHeaders): boolean {
  const form = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
  return form.test(headers['content-type'] ?? '') && wantsHtml(headers);
}

/** A browser that opens an address, or posts a form by itself, asks for HTML. */
export function wantsHtml({ accept }: IncomingHttpHeaders): boolean {
  return accept?.includes('text/html') ?? false;
}

/** A number of JSON, or the text of one from a form; null when it is none that a clock can tell. */
function millisecondsOf(elapsed: unknown): number | null {
  if (typeof elapsed !== 'number' && (typeof elapsed !== 'string' || elapsed.length > maxElapsedLength))
    return null;
  const ms = Number(elapsed);
  return Number.isFinite(ms) && ms >= 0 ? ms : null;
}
