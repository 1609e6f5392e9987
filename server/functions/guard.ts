import type { IncomingHttpHeaders } from 'node:http';
import { type BlockList, isIP, isIPv6 } from 'node:net';
import type { RequestKind } from '../../domain/requests/index.ts';
import type { Env } from '../env.ts';
import { saltedHash } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
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

/**
 * Refuses more than `perMinute` requests of a kind from one sender, an address or a network (429). Several processes
 * on one store count together; the store sees only hashes, whose salt changes daily.
 */
export async function refuseTooMany(
  store: Pick<Store, 'countHit' | 'dailySalt'>,
  sender: string,
  kind: RequestKind,
  perMinute: number,
  now: Date,
): Promise<void> {
  if (perMinute === 0) return;
  const key = saltedHash(await store.dailySalt(now), `${sender} ${kind}`);
  if ((await store.countHit(key, now)) > perMinute) {
    throw new Refusal('too_many_requests', { retryAfter: 60 - now.getUTCSeconds() });
  }
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

/** The sender's address: that of the connection, or what trusted proxies say of it; a forged header counts nothing. */
export function clientAddress(
  connection: string,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string {
  const hops = forwardedFor?.split(',').map(bareAddress) ?? [];
  let address = bareAddress(connection);
  while (isTrusted(address, trusted)) {
    const before = hops.pop();
    if (before === undefined || isIP(before) === 0) break;
    address = before;
  }
  return address;
}

/** What counts as one sender: an IPv4 address, or the /64 that one line gets in IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const rest = tail === undefined ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}

function isTrusted(address: string, trusted: BlockList): boolean {
  return isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Without port, brackets, zone, and the IPv6 form of an IPv4 address. */
function bareAddress(text: string): string {
  const address = text.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1];
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1];
  return (bracketed ?? withPort ?? address).replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
}
