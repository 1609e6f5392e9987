import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort as freePortFrom } from '../../scripts/dev/port.ts';
import { server } from '../../scripts/prepare.mjs';
import { postForm } from './requests.ts';

/** A free TCP port on loopback. */
export function freePort(): Promise<number> {
  return freePortFrom('127.0.0.1', 0);
}

/** The real server as its own process, with a data folder of its own. */
export class RunningServer {
  readonly url: string;
  readonly dataDir: string;
  /** Everything it has written to stdout and stderr, over all starts. */
  log = '';
  readonly #environment: Record<string, string>;
  #process: ChildProcess | undefined;

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
    const child = spawn(process.execPath, server.args, { env: { ...this.#environment, ...server.env } });
    this.#process = child;
    const collect = (chunk: Buffer) => {
      this.log += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const deadline = Date.now() + 60_000;
    while (Date.now() < deadline) {
      if (child.exitCode !== null) break;
      const answer = await fetch(this.url + path).catch(() => null);
      if (answer?.ok) return;
      await sleep(50);
    }
    throw new Error(`The server did not start:\n${this.log}`);
  }

  /** The process that runs at the moment. */
  get pid(): number {
    if (!this.#process?.pid) throw new Error('The server is not running');
    return this.#process.pid;
  }

  /** Sends a demo request; `changes` replace fields. */
  sendDemo(changes: Record<string, string> = {}): Promise<Response> {
    return postForm(this.url, 'demo', { values: changes });
  }

  /** Ends the process with a signal and waits until it is gone. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    child.kill(signal);
    await once(child, 'exit');
    return child.exitCode;
  }

  /** Ends the process and removes its data. */
  async remove(): Promise<void> {
    await this.end('SIGTERM');
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
