import { createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import type { Log } from '../log.ts';
import { bareAddress, isTrusted, networksOf } from './addresses.ts';

// Slow clients occupy a socket and keep no visitor waiting: headers within 15 s, idle ones for 65 s (longer than the 60
// s that proxies keep connections, so that it is the proxy that closes), a whole request within ten minutes: the
// largest application then needs 36 KB a second, which 3G brings, and a CV of a megabyte passes on any telephone.
const options = {
  headersTimeout: 15_000,
  requestTimeout: 600_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  // Pages are asked for without a body; knowing that saves a tenth of the work.
  optimizeEmptyRequests: true,
};
// Each chunk of a body costs the same, however small: who sends thousands of tiny ones is cut off. Browsers and proxies
// send kilobytes at a time.
const manyChunks = 1000;
const smallestChunk = 16;
const silentSocketMs = 120_000;
// Requests that come in one packet are answered in one go, and a packet holds two thousand. Browsers and proxies open
// a new connection for the next ones.
const maxRequestsPerSocket = 500;
const maxSockets = 10_000;
// A browser opens six. Of an office behind one address those are closed first that have nothing to do, which nobody
// notices: only 256 answers on their way at one moment are the end.
const maxOfAddress = 256;
const logAgainMs = 60_000;
// The first request of a socket comes right behind it.
const firstRequestMs = 1000;

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

interface Options {
  /** Proxies hold the sockets of all visitors: theirs are not counted. */
  trusted: BlockList;
  log: Pick<Log, 'warn'>;
  maxOfAddress?: number;
}

/** The open sockets of one network. */
interface Group {
  name: string;
  max: number;
  open: number;
  /** Without a request at the moment, the one that waits longest first. */
  idle: Set<Socket>;
}

/** The server of the site; of an address or network that opens too many sockets, idle ones are closed. */
export function createSiteServer({
  trusted,
  log,
  maxOfAddress: maxSocketsPerAddress = maxOfAddress,
}: Options): Server {
  const server = createServer({ ...options, IncomingMessage: BoundedMessage });
  server.maxConnections = maxSockets;
  server.maxRequestsPerSocket = maxRequestsPerSocket;
  server.setTimeout(silentSocketMs);
  const groups = new Map<string, Group>();
  const groupsOf = new Map<Socket, readonly Group[]>();
  /** Sockets without a request, and from when on they may be closed (`performance.now`). */
  const waiting = new Map<Socket, number>();
  /** How many answers a socket waits for: several requests may come in one packet. */
  const answering = new WeakMap<Socket, number>();
  let closed = 0;
  let logTimer: NodeJS.Timeout | undefined;

  server.on('connection', (socket: Socket) => {
    waiting.set(socket, performance.now() + firstRequestMs);
    socket.once('close', () => waiting.delete(socket));
    const address = bareAddress(socket.remoteAddress ?? '');
    if (isTrusted(address, trusted)) return;
    const own = networksOf(address).map(({ name, factor }) => groupOf(name, maxSocketsPerAddress * factor));
    groupsOf.set(socket, own);
    for (const group of own) {
      group.open += 1;
      group.idle.add(socket);
    }
    socket.once('close', () => untrack(socket));
    for (const { open, max, idle } of own) {
      // When all others have a request, this is the new one itself.
      const [longest] = idle;
      if (open > max && longest) close(longest);
    }
  });
  server.on('drop', noteClosed);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    waiting.delete(socket);
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    const own = groupsOf.get(socket) ?? [];
    for (const { idle } of own) idle.delete(socket);
    response.once('close', () => {
      // A body that nobody has asked for would come without end, and uncounted.
      if (!request.complete && request.listenerCount('data') === 0) socket.destroy();
      const left = (answering.get(socket) ?? 0) - 1;
      answering.set(socket, left);
      if (socket.destroyed || left > 0) return;
      waiting.set(socket, performance.now());
      if (groupsOf.has(socket)) for (const { idle } of own) idle.add(socket);
    });
  });
  // Node's own, which `close` calls too, ends sockets whose first request is on its way: who comes in the moment of a
  // restart would be turned away.
  server.closeIdleConnections = () => {
    for (const [socket, from] of waiting) if (from <= performance.now()) socket.destroy();
  };
  server.once('close', () => clearTimeout(logTimer));
  return server;

  function groupOf(name: string, max: number): Group {
    const group = groups.get(name) ?? { name, max, open: 0, idle: new Set() };
    groups.set(name, group);
    return group;
  }

  function close(socket: Socket): void {
    untrack(socket);
    socket.destroy();
    noteClosed();
  }

  function untrack(socket: Socket): void {
    for (const group of groupsOf.get(socket) ?? []) {
      group.open -= 1;
      group.idle.delete(socket);
      if (group.open === 0) groups.delete(group.name);
    }
    groupsOf.delete(socket);
  }

  /** Logs the first at once, all others of a minute together. */
  function noteClosed(): void {
    closed += 1;
    if (logTimer) return;
    logClosed();
  }

  function logClosed(): void {
    logTimer = undefined;
    if (closed === 0) return;
    log.warn({ event: 'sockets', closed, networks: groups.size }, 'too many sockets: some were closed');
    closed = 0;
    logTimer = setTimeout(logClosed, logAgainMs).unref();
  }
}
