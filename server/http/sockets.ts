import { once } from 'node:events';
import { IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

// Slow clients occupy a socket and keep no visitor waiting: headers within 15 s, idle ones for 65 s (longer than the 60
// s that proxies keep connections, so that it is the proxy that closes), a whole request within ten minutes: the
// largest application then needs 36 KB a second, which 3G brings, and a CV of a megabyte passes on any telephone.
const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 600_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
const silentSocketMs = 120_000;
// The share of one address is limited by the proxy (deploy/nginx.conf).
const maxSockets = 10_000;
// Pipelined requests of one packet are answered in one go, and a packet holds two thousand. Browsers and proxies open a
// new connection for the next ones.
const maxRequestsPerSocket = 500;
// The first request of a new connection comes right behind it.
const firstRequestMs = 1000;

// Each chunk of a body costs the same, however small, and twenty thousand of one byte keep everybody waiting for 150 ms.
// Browsers and proxies send kilobytes at a time.
const manyChunks = 1000;
const smallestChunk = 16;

/** A request whose connection is cut off when its body comes in thousands of tiny chunks. */
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

/** An HTTP server with limits on time, which at a stop closes no connection whose request or answer is on its way. */
export class SiteServer extends Server {
  /** Connections without a request, and from when on they may be closed (`performance.now`). */
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
   * Called by `close`. Node's own version also ends new connections whose first request is still on its way: during a
   * restart their visitors would get an error.
   */
  override closeIdleConnections(): void {
    for (const [socket, from] of this.#idle) if (from <= performance.now()) socket.destroy();
  }

  /** Takes no more connections; resolves when all are closed. Those that still answer after `withinMs` are cut off. */
  async stop(withinMs: number): Promise<void> {
    const closed = once(this, 'close');
    this.close();
    // A connection that has got its answer is kept open for the next request; there will be none.
    const sweep = setInterval(() => this.closeIdleConnections(), 50);
    const last = setTimeout(() => this.closeAllConnections(), withinMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(last);
  }
}
