import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CachedResponse, sendCached } from './cached-response.ts';

/** What is sent for one file in one encoding: its bytes, its strong ETag, its whole header. */
export interface Variant extends CachedResponse {
  etag: string;
}

/** A file of the build, ready to be sent. */
export interface Entry {
  plain: Variant;
  brotli?: Variant;
  gzip?: Variant;
  /** Media are sent in parts too (RFC 9110, 14): a video is sought in, never compressed. */
  ranges: boolean;
}

/** Answers GET or HEAD with a file: 304 to who has it, a part of a video, or the whole. */
export function sendFile(entry: Entry, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  const variant = chosen(entry, headers['accept-encoding']);
  const noneMatch = headers['if-none-match'];
  if (noneMatch && matches(noneMatch, variant.etag)) {
    response.writeHead(304, withoutLength(variant.header)).end();
    return;
  }
  if (entry.ranges && headers.range && (headers['if-range'] ?? variant.etag) === variant.etag) {
    if (sendRange(variant, headers.range, request, response)) return;
  }
  if (request.method === 'HEAD') response.writeHead(200, variant.header as string[]).end();
  else sendCached(variant, response);
}

function chosen(entry: Entry, accepted: string | undefined): Variant {
  if (accepted) {
    if (entry.brotli && accepts(accepted, 'br')) return entry.brotli;
    if (entry.gzip && accepts(accepted, 'gzip')) return entry.gzip;
  }
  return entry.plain;
}

const refusedEncoding = {
  br: /\bbr\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/,
  gzip: /\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/,
};

function accepts(accepted: string, encoding: 'br' | 'gzip'): boolean {
  if (!accepted.includes(encoding)) return false;
  return !accepted.includes('q=0') || !refusedEncoding[encoding].test(accepted);
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2): a proxy may have made our tag a weak one. */
function matches(noneMatch: string, etag: string): boolean {
  return (
    noneMatch === etag ||
    noneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
  );
}

/** One range of a file; false for what may be answered whole: several ranges, or another unit. */
function sendRange(
  { body, header }: Variant,
  range: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  if (first === '' && last === '') return false;
  const size = body.length;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return false;
  if (start >= size || (first === '' && last !== '' && Number(last) === 0)) {
    response.writeHead(416, [...withoutLength(header), 'Content-Range', `bytes */${size}`]).end();
    return true;
  }
  response.writeHead(206, [
    ...withoutLength(header),
    'Content-Range',
    `bytes ${start}-${end}/${size}`,
    'Content-Length',
    String(end - start + 1),
  ]);
  response.end(request.method === 'HEAD' ? undefined : body.subarray(start, end + 1));
  return true;
}

function withoutLength(header: readonly string[]): string[] {
  return header.filter((_, index) => header[index - (index % 2)] !== 'Content-Length');
}
