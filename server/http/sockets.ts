import { once } from 'node:events';
import { IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

// Keep-alive is longer than the 60 s of common proxies, so that the proxy closes first. In ten minutes the largest
// application needs 36 KB a second, which 3G reaches.
const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 600_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
const silentSocketMs = 120_000;
// The connections of one address are limited by the proxy (deploy/nginx.conf).
const maxSockets = 10_000;
// Two thousand pipelined requests fit into one packet, and Node answers them without a pause. Browsers and proxies open
// a new connection at this limit.
const maxRequestsPerSocket = 500;
// How long after its start a connection counts as busy: its first request is on the way.
const firstRequestMs = 1000;

// Every chunk of a body costs the same, however small: twenty thousand chunks of one byte block the process for 150 ms.
// Browsers and proxies send kilobytes at a time.
const manyChunks = 1000;
const smallestChunk = 16;

/** A request whose connection is closed when its body has thousands of tiny chunks. */
class BoundedMessage extends IncomingMessage {
  #chunks = 0;
  #bytes = 0;

  override push(chunk: Buffer | null): boolean {
    this.#chunks += 1;
    this.#bytes += chunk?.length ?? 0;
    if (this.#chunks > manyChunks && this.#bytes < this.#chunks * smallestChunk) {
      this.socket.destroy();
      return false;
    }
    return super.push(chunk);
  }
}

/** An HTTP server with timeouts that stops without closing connections with a request or answer in flight. */
export class SiteServer extends Server {
  /** Idle connections, and the time from which they may be closed (`performance.now`). */
  readonly #idle = new Map<Socket, number>();

  constructor() {
    super({ ...timeouts, IncomingMessage: BoundedMessage });
    this.maxConnections = maxSockets;
    this.maxRequestsPerSocket = maxRequestsPerSocket;
    this.setTimeout(silentSocketMs);
    this.on('connection', (socket: Socket) => {
      this.#idle.set(socket, performance.now() + firstRequestMs);
      socket.once('close', () => this.#idle.delete(socket));
    });
    this.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      this.#idle.delete(socket);
      response.once('close', () => {
        if (!socket.destroyed) this.#idle.set(socket, performance.now());
      });
    });
  }

  /**
   * Called by `close`. Node's own version also closes new connections whose first request is on the way: their visitors
   * would get an error during a restart.
   */
  override closeIdleConnections(): void {
    for (const [socket, from] of this.#idle) if (from <= performance.now()) socket.destroy();
  }

  /** Accepts no more connections and resolves when all are closed. Closes those that are busy after `withinMs`. */
  async stop(withinMs: number): Promise<void> {
    const closed = once(this, 'close');
    this.close();
    // Keep-alive connections become idle after their answer.
    const sweep = setInterval(() => this.closeIdleConnections(), 50);
    const last = setTimeout(() => this.closeAllConnections(), withinMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(last);
  }
}
