import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort as freePortFrom } from '../../scripts/dev/port.ts';
import { serverCommand } from '../../scripts/prepare.mjs';
import { Program } from './program.ts';
import { postForm } from './requests.ts';

/** A free TCP port on loopback. */
export function freePort(): Promise<number> {
  return freePortFrom('127.0.0.1', 0);
}

/** The real server as its own process, with a data folder of its own. */
export class RunningServer {
  readonly url: string;
  readonly dataDir: string;
  readonly #environment: Record<string, string>;
  #logBefore = '';
  #program: Program | undefined;

  private constructor(port: number, dataDir: string, environment: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = dataDir;
    this.#environment = {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_MINUTE: '0',
      ...environment,
    };
  }

  /** Starts a server with these variables on a free port and waits until `path` answers with success. */
  static async start(environment: Record<string, string> = {}, path?: string): Promise<RunningServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'kogge-'));
    const server = new RunningServer(await freePort(), dataDir, environment);
    try {
      await server.start(path);
    } catch (error) {
      await server.remove();
      throw error;
    }
    return server;
  }

  /** Starts the process again on the same port and data, and waits until `path` answers with success. */
  async start(path = '/healthz'): Promise<void> {
    this.#logBefore = this.log;
    const program = new Program(process.execPath, serverCommand.args, {
      ...this.#environment,
      ...serverCommand.env,
    });
    this.#program = program;
    const deadline = Date.now() + 60_000;
    while (Date.now() < deadline && !program.ended) {
      const answer = await fetch(this.url + path).catch(() => null);
      if (answer?.ok) return;
      await sleep(50);
    }
    throw new Error(`The server did not start:\n${this.log}`);
  }

  /** Output of all starts. */
  get log(): string {
    return this.#logBefore + (this.#program?.log ?? '');
  }

  get pid(): number {
    if (!this.#program) throw new Error('The server is not running');
    return this.#program.pid;
  }

  /** Sends a demo request; `changes` replace fields. */
  sendDemo(changes: Record<string, string> = {}): Promise<Response> {
    return postForm(this.url, 'demo', { values: changes });
  }

  /** Ends the process with a signal and returns its exit code. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    return (await this.#program?.end(signal)) ?? null;
  }

  /** Ends the process and removes its data. */
  async remove(): Promise<void> {
    await this.end('SIGTERM');
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
