import type { IncomingHttpHeaders } from 'node:http';
import type { Env } from '../env.ts';
import { Refusal } from './refusal.ts';

/** Faster than anybody fills in a form; programs that post at once are. */
const minimumFillMs = 500;
// A text of more characters is no number of milliseconds.
const longestElapsed = 20;

type Sites = Pick<Env, 'siteUrl' | 'allowedOrigins'>;

/**
 * Refuses what a page of another site sends (403). Browsers say where a request comes from and no page can change
 * that; without such a header it is no browser, and no visitor can be misused.
 */
export function refuseCrossSite(headers: IncomingHttpHeaders, sites: Sites): void {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  if (origin === undefined && site === undefined) return;
  const known = origin === sites.siteUrl || isPartner(origin, sites);
  // The address a visitor uses is ours too, when it is not the configured one: 127.0.0.1, a test, a preview. Browsers
  // that send Sec-Fetch-Site have told already.
  const ours = site === undefined && origin !== undefined && URL.parse(origin)?.host === host;
  if (!known && !ours) throw new Refusal('cross_site');
}

/**
 * Why a request looks like spam, or null. Such a request is kept apart and answered like every other. What a browser
 * sends from a form of the site holds the empty honeypot, and how long the form was open when its script has sent it.
 * Pages of partners and programs send neither; limits alone count for them.
 */
export function spamReasonOf(
  values: Readonly<Record<string, unknown>>,
  headers: IncomingHttpHeaders,
  sites: Sites,
): string | null {
  const { form, leaveEmpty, elapsed } = values;
  if ((leaveEmpty ?? '') !== '') return 'honeypot';
  const { origin } = headers;
  const ofBrowser = origin !== undefined || headers['sec-fetch-site'] !== undefined || wantsPage(headers);
  const ofSite = (form !== undefined || ofBrowser) && !isPartner(origin, sites);
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

/** Another site whose pages may call the functions. */
function isPartner(origin: string | undefined, { siteUrl, allowedOrigins }: Sites): boolean {
  return origin !== undefined && origin !== siteUrl && allowedOrigins.includes(origin);
}

/** A number of JSON, or the text of one from a form; null when it is none that a clock can tell. */
function millisecondsOf(elapsed: unknown): number | null {
  if (typeof elapsed !== 'number' && (typeof elapsed !== 'string' || elapsed.length > longestElapsed))
    return null;
  const ms = Number(elapsed);
  return Number.isFinite(ms) && ms >= 0 ? ms : null;
}
