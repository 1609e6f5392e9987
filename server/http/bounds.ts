import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Characters of a path with query; no address of the site is longer. */
export const maxTargetLength = 2048;

// Characters of one header; browsers send less. Node itself limits all headers of a request to 16 kB together.
const maxHeaderLength = 2048;

// The request headers that the server reads, without Host and Content-Encoding, which are only compared. X-Forwarded-For
// and Idempotency-Key have limits of their own (`clientAddress`, `validate`).
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

/** Deletes overlong headers before anything reads them. */
export function dropLongHeaders(headers: IncomingHttpHeaders): void {
  for (const name of boundedHeaders) {
    const value = headers[name];
    if (value !== undefined && value.length > maxHeaderLength) delete headers[name];
  }
}

/**
 * The requested path and query; null when the host is ambiguous: two Host headers, or another host in the request line
 * (RFC 9112, 3.2). Node itself refuses HTTP/1.1 without Host.
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
