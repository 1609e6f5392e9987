import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { RunningServer } from '../../support/server.ts';
import { exchange } from './exchange.ts';

/** CPU time in milliseconds that one request has cost the server. */
export interface Cost {
  /** Of the thread that serves everybody, until it rests again: what is done after the answer counts. */
  main: number;
  /** Of all other threads, in steps of 10. */
  elsewhere: number;
}

// The server rests when its thread has done less than this within the pause.
const restMs = 0.1;
const restPauseMs = 5;
const restWithinMs = 2000;

/** A real server, whose CPU time is read from Linux before and after each request. */
export class Trial {
  readonly #server: RunningServer;

  private constructor(server: RunningServer) {
    this.#server = server;
  }

  /** `perMinute`: how many requests one sender has; 0 = no limit, which would hide what a request costs. */
  static async start(perMinute = 0): Promise<Trial> {
    const server = await RunningServer.start({
      RATE_LIMIT_PER_MINUTE: String(perMinute),
      // So that each request can have a sender of its own.
      TRUSTED_PROXIES: '127.0.0.0/8',
    });
    const trial = new Trial(server);
    await trial.#rest();
    return trial;
  }

  get url(): string {
    return this.#server.url;
  }

  /** What this request costs; null when no answer came in time. */
  async cost(bytes: Buffer): Promise<Cost | null> {
    const [main, all] = [this.#mainMs(), cpuMs(this.#server.pid)];
    if ((await this.send(bytes)) === 'late') return null;
    await this.#rest();
    const spent = this.#mainMs() - main;
    return { main: spent, elsewhere: Math.max(0, cpuMs(this.#server.pid) - all - spent) };
  }

  async stop(): Promise<void> {
    await this.#server.remove();
  }

  /** Sends it on a connection of its own. Resolves with the status; when none comes in time, with a new server. */
  async send(bytes: Buffer): Promise<number | null | 'late'> {
    const status = await exchange(this.url, bytes);
    if (status === 'late') {
      await this.#server.end('SIGKILL');
      await this.#server.start();
      await this.#rest();
    }
    return status;
  }

  /** Waits until nothing is left to do: mails to write, a refused body to throw away. */
  async #rest(): Promise<void> {
    const deadline = performance.now() + restWithinMs;
    for (let before = this.#mainMs(); performance.now() < deadline; ) {
      await sleep(restPauseMs);
      const now = this.#mainMs();
      if (now - before < restMs) return;
      before = now;
    }
  }

  /** CPU time of the thread that runs the event loop; its number is that of the process. */
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
