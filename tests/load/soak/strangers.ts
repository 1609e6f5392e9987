import { connect, type Socket } from 'node:net';
import { type Slow, slowBody, slowClient, slowHeaders, slowReader } from '../slow-sockets.ts';
import { post, uploadBytes } from '../strangers/dimension.ts';
import { dimensions } from '../strangers/dimensions.ts';
import { exchange } from '../strangers/exchange.ts';

const slow: readonly Slow[] = [slowHeaders, slowBody, slowReader];
// Of each limit.
const share = 0.1;

/** Clients with hostile requests, whose answers are not checked. */
export class SoakStrangers {
  readonly #url: string;
  readonly #sockets = new Set<Socket>();
  sent = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** Sends the next request of `bench:strangers` at a tenth of its limit. */
  async send(): Promise<void> {
    const dimension = dimensions[this.sent++ % dimensions.length];
    if (dimension) await exchange(this.#url, dimension.request(Math.ceil(dimension.limit * share)));
  }

  /** An upload that ends in the middle of its file. */
  async breakOff(): Promise<void> {
    const whole = post('application', 'multipart/form-data; boundary=b', Buffer.alloc(uploadBytes * share));
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(this.#url).port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.once('close', () => resolve());
      socket.write(whole.subarray(0, whole.length / 2), () => socket.destroy());
    });
  }

  /** Keeps `count` slow sockets open from ten addresses. */
  keepOpen(count: number): void {
    while (this.#sockets.size < count) {
      const number = this.sent++;
      const kind = slow[number % slow.length] as Slow;
      const socket = slowClient(this.#url, kind, `127.0.0.${(number % 10) + 2}`);
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    }
  }

  stop(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
