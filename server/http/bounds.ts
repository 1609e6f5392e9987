import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** More than any address of the site has with its query; a longer one names nothing here. */
export const maxTargetLength = 2048;

// More than any browser sends in one of them. Node itself ends a request whose headers are larger than 16 kB together.
const maxHeaderLength = 2048;

// The request headers that the server reads. Left out: Host and Content-Encoding, which are only compared, and two that
// must not be dropped for their length: of X-Forwarded-For the end counts, a long Idempotency-Key is refused.
const boundedHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'sec-purpose',
] as const;

/** Drops every header that is longer than anything useful, so that no reader of headers has to bound them. */
export function dropLongHeaders(headers: IncomingHttpHeaders): void {
  for (const name of boundedHeaders) {
    const value = headers[name];
    if (value !== undefined && value.length > maxHeaderLength) delete headers[name];
  }
}

/**
 * The path and query that are asked for, or null when it is not clear of which host: two Host headers, or an address
 * of another host in the first line (RFC 9112, 3.2; Node refuses HTTP/1.1 without Host by itself).
 */
export function targetOf({ url = '/', headers, rawHeaders }: IncomingMessage): string | null {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts > 1) return null;
  if (url.startsWith('/') || url === '*' || url.length > maxTargetLength) return url;
  const absolute = URL.parse(url);
  return absolute && absolute.host === headers.host ? absolute.pathname + absolute.search : null;
}
