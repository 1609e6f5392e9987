import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { RunningServer } from '../../support/server.ts';
import { exchange } from './exchange.ts';

/** CPU time of the server for one request, in milliseconds. */
export interface Cost {
  /** Of the main thread, until it is idle: work after the answer counts. */
  main: number;
  /** Of all other threads, in steps of 10 ms. */
  elsewhere: number;
}

// The server is idle when its main thread has used less CPU time than this within the pause.
const idleMs = 0.1;
const idlePauseMs = 5;
const idleWithinMs = 2000;

/** A running server whose CPU time is read from /proc before and after each request. */
export class Trial {
  readonly #server: RunningServer;

  private constructor(server: RunningServer) {
    this.#server = server;
  }

  static async start(): Promise<Trial> {
    const server = await RunningServer.start({
      // One a minute from each client address; each request names another one.
      RATE_LIMIT_PER_MINUTE: '1',
      TRUSTED_PROXIES: '127.0.0.0/8',
    });
    const trial = new Trial(server);
    await trial.#idle();
    return trial;
  }

  get url(): string {
    return this.#server.url;
  }

  /** Null when no answer came in time. */
  async cost(bytes: Buffer): Promise<Cost | null> {
    const [main, all] = [this.#mainMs(), cpuMs(this.#server.pid)];
    if ((await this.send(bytes)) === 'late') return null;
    await this.#idle();
    const spent = this.#mainMs() - main;
    return { main: spent, elsewhere: Math.max(0, cpuMs(this.#server.pid) - all - spent) };
  }

  async stop(): Promise<void> {
    await this.#server.remove();
  }

  /** Sends bytes on a new connection (see {@link exchange}). Restarts the server when no answer comes in time. */
  async send(bytes: Buffer): Promise<number | null | 'late'> {
    const status = await exchange(this.url, bytes);
    if (status === 'late') {
      await this.#server.end('SIGKILL');
      await this.#server.start();
      await this.#idle();
    }
    return status;
  }

  async #idle(): Promise<void> {
    const deadline = performance.now() + idleWithinMs;
    for (let before = this.#mainMs(); performance.now() < deadline; ) {
      await sleep(idlePauseMs);
      const now = this.#mainMs();
      if (now - before < idleMs) return;
      before = now;
    }
  }

  /** CPU time of the main thread, whose id is that of the process. */
  #mainMs(): number {
    const { pid } = this.#server;
    const nanoseconds = Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ', 1)[0]);
    if (!(nanoseconds > 0)) throw new Error('This Linux does not count the CPU time of threads (schedstat)');
    return nanoseconds / 1e6;
  }
}

/** User and system time of a process so far, in milliseconds; Linux counts it in hundredths of a second (proc(5)). */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
