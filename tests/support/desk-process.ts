import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Store } from '../../server/store/store.ts';
import { freePort } from './server.ts';
import { openTestStore } from './store.ts';

const main = fileURLToPath(new URL('../../desk/main.ts', import.meta.url));

/** The desk as its own process beside the data of a folder, and the store behind it. */
export class RunningDesk {
  readonly url: string;
  readonly store: Store;
  log = '';
  readonly #dataDir: string;
  readonly #process: ChildProcess;
  #waiting: (() => void)[] = [];

  private constructor(url: string, dataDir: string, store: Store, child: ChildProcess) {
    this.url = url;
    this.#dataDir = dataDir;
    this.store = store;
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.log += chunk.toString();
        for (const look of this.#waiting.splice(0)) look();
      });
    }
    child.on('exit', () => {
      for (const look of this.#waiting.splice(0)) look();
    });
  }

  /** Starts it with these variables, on SQLite unless they name another database. */
  static async start(variables: Record<string, string> = {}): Promise<RunningDesk> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'kogge-desk-'));
    const store = await openTestStore(dataDir, { databaseUrl: variables.DATABASE_URL ?? null });
    const port = await freePort();
    const env = {
      PATH: process.env.PATH ?? '',
      DATA_DIR: dataDir,
      DESK_PORT: String(port),
      ...variables,
    };
    const child = spawn(process.execPath, [main], { env });
    const desk = new RunningDesk(`http://127.0.0.1:${port}`, dataDir, store, child);
    await desk.said(/the desk is open/);
    return desk;
  }

  /** Waits until it has written something that fits, and returns it. */
  async said(pattern: RegExp): Promise<string> {
    for (;;) {
      const [found] = pattern.exec(this.log) ?? [];
      if (found) return found;
      if (this.#process.exitCode !== null) throw new Error(`The desk has ended:\n${this.log}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Another link, as Enter prints one in its terminal. */
  async link(): Promise<string> {
    const before = this.log.length;
    this.#process.stdin?.write('\n');
    for (;;) {
      const [found] = /http:\/\/\S+#[\w-]+/.exec(this.log.slice(before)) ?? [];
      if (found) return found;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode === null) {
      this.#process.kill('SIGTERM');
      await once(this.#process, 'exit');
    }
    await this.store.close();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
