import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Steps of SMTP (RFC 5321) in their order. `content` is the mail before its final dot. */
export type Step = 'greeting' | 'EHLO' | 'MAIL FROM' | 'RCPT TO' | 'DATA' | 'content' | 'final dot';

/** A reply code such as `451`, no reply, or a closed connection. */
export type Fault = number | 'silence' | 'break';

/** A TCP proxy in front of a mail server; one step fails until `repair()`. */
export class FaultyProxy {
  readonly #target: number;
  readonly #step: Step;
  readonly #fault: Fault;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #repaired = false;

  /** `target` is the SMTP_URL of the mail server. */
  constructor(target: string, step: Step, fault: Fault) {
    this.#target = Number(new URL(target).port);
    this.#step = step;
    this.#fault = fault;
    this.#server = createServer((client) => this.#forward(client));
  }

  /** Returns its SMTP_URL. */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  repair(): void {
    this.#repaired = true;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #forward(client: Socket): void {
    this.#sockets.add(client);
    client.on('error', () => {});
    if (this.#fails('greeting', client)) return;
    const server = connect(this.#target, '127.0.0.1');
    server.on('error', () => {});
    server.pipe(client);
    client.on('close', () => server.destroy());
    let content: string | null = null;
    client.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (content !== null) content = (content + text).slice(-5);
      const over: boolean = content === '\r\n.\r\n';
      const step = content === null ? stepOf(text) : 'content';
      if (this.#fails(step, client) || (over && this.#fails('final dot', client))) return;
      if (step === 'DATA') content = '';
      if (over) content = null;
      server.write(chunk);
    });
  }

  #fails(step: Step | null, client: Socket): boolean {
    if (this.#repaired || step !== this.#step) return false;
    if (this.#fault === 'break') client.destroy();
    else if (this.#fault !== 'silence') client.write(`${this.#fault} Not today\r\n`);
    return true;
  }
}

function stepOf(command: string): Step | null {
  if (/^(EHLO|HELO) /.test(command)) return 'EHLO';
  return (['MAIL FROM', 'RCPT TO', 'DATA'] as const).find((step) => command.startsWith(step)) ?? null;
}
