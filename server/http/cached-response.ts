import type { ServerResponse } from 'node:http';

/** A file and its header, and what node:http made of them for the last answer that was sent whole. */
export interface CachedResponse {
  body: Buffer;
  header: readonly string[];
  cached?: { second: number; header: string; bytes: Buffer };
}

/** Fields of node:http that its types do not name. */
interface Internals {
  /** The finished header, and whether it has been sent. */
  _header?: string | null;
  _headerSent?: boolean;
  /** The connection has had as many requests as it may. */
  maxRequestsOnConnectionReached?: boolean;
}

// Larger files are not cached: next to sending them, making the header costs little.
const maxCachedBytes = 128 * 1024;

/**
 * Sends a file with status 200. Checking and joining a dozen headers costs node:http more than sending a page, so
 * within a second, in which nothing in it changes, its own first answer is sent again, header and body in one piece.
 * Order, keep-alive and slow clients stay the work of node:http (docs/decisions/0010).
 */
export function sendCached(answer: CachedResponse, response: ServerResponse & Internals): void {
  const { cached, body } = answer;
  const second = Math.floor(Date.now() / 1000);
  // A connection that ends with this answer gets another header.
  const stays = response.shouldKeepAlive && !response.maxRequestsOnConnectionReached;
  if (cached?.second === second && stays) {
    response._header = cached.header;
    response._headerSent = true;
    response.end(cached.bytes);
    return;
  }
  response.writeHead(200, answer.header as string[]);
  const header = response._header;
  response.end(body);
  if (header && stays && body.length <= maxCachedBytes) {
    answer.cached = { second, header, bytes: Buffer.concat([Buffer.from(header, 'latin1'), body]) };
  }
}
