import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before a site and hands out each page as a slow line does: the body in pieces, one for each `more`. */
export class InPieces {
  readonly #server: Server;
  #next = Promise.withResolvers<void>();
  /** Whether the page last asked for has been sent to its end. */
  whole = false;

  /** `target` is the site's address, `pieces` how many each page comes in. */
  constructor(target: string, pieces: number) {
    this.#server = createServer(async ({ url, method, headers }, response) => {
      const answer = await fetch(target + url, {
        method,
        headers: { 'user-agent': headers['user-agent'] ?? '' },
        redirect: 'manual',
      });
      const body = Buffer.from(await answer.arrayBuffer());
      const { 'content-encoding': _, 'content-length': __, ...kept } = Object.fromEntries(answer.headers);
      response.writeHead(answer.status, kept);
      // What is loaded ahead waits for nobody.
      if (!kept['content-type']?.startsWith('text/html') || headers['sec-purpose']) {
        response.end(body);
        return;
      }
      this.whole = false;
      const start = body.indexOf('<body');
      let sent = 0;
      for (let piece = 0; piece < pieces; piece += 1) {
        const end = start + Math.ceil(((body.length - start) * (piece + 1)) / (pieces + 1));
        response.write(body.subarray(sent, end));
        sent = end;
        await this.#next.promise;
        this.#next = Promise.withResolvers();
      }
      response.end(body.subarray(sent));
      this.whole = true;
    });
  }

  /** Returns the address of its near end. */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Sends the next piece. */
  more(): void {
    this.#next.resolve();
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
