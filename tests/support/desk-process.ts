import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { server } from '../../scripts/prepare.mjs';
import type { Store } from '../../server/store/store.ts';
import { freePort } from './server.ts';
import { openTestStore } from './store.ts';

/** Runs a program as in a terminal. */
export const terminal = '/usr/bin/script';
const main = fileURLToPath(new URL('../../desk/main.ts', import.meta.url));

/** The desk as its own process beside the data of a folder, and the store behind it. */
export class RunningDesk {
  readonly url: string;
  readonly store: Store;
  /** The variables it runs with. */
  readonly env: Record<string, string>;
  log = '';
  readonly #dataDir: string;
  readonly #process: ChildProcess;
  #waiting: (() => void)[] = [];

  private constructor(
    url: string,
    dataDir: string,
    env: Record<string, string>,
    store: Store,
    child: ChildProcess,
  ) {
    this.url = url;
    this.#dataDir = dataDir;
    this.env = env;
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
  static async start(
    variables: Record<string, string> = {},
    { inTerminal = false } = {},
  ): Promise<RunningDesk> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'kogge-desk-'));
    const store = await openTestStore(dataDir, { databaseUrl: variables.DATABASE_URL ?? null });
    const port = await freePort();
    const env = {
      PATH: process.env.PATH ?? '',
      DATA_DIR: dataDir,
      DESK_PORT: String(port),
      ...server.env,
      ...variables,
    };
    const child = inTerminal
      ? spawn(terminal, ['--quiet', '--command', `exec ${process.execPath} ${main}`, '/dev/null'], { env })
      : spawn(process.execPath, [main], { env });
    const desk = new RunningDesk(`http://127.0.0.1:${port}`, dataDir, env, store, child);
    try {
      await desk.said(/the desk is open/);
      return desk;
    } catch (error) {
      await desk.stop();
      throw error;
    }
  }

  /** Types into its standard input. */
  type(text: string): void {
    this.#process.stdin?.write(text);
  }

  /** Waits until it has written something that fits, behind the first `from` characters, and returns it. */
  async said(pattern: RegExp, from = 0): Promise<string> {
    for (;;) {
      const [found] = pattern.exec(this.log.slice(from)) ?? [];
      if (found) return found;
      if (this.#ended) throw new Error(`The desk has ended:\n${this.log}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** A link such as it prints in a terminal. */
  async link(): Promise<string> {
    const link = { secret: randomUUID(), browser: null, person: userInfo().username };
    await this.store.desk.addLink({ ...link, until: new Date(Date.now() + 600_000) });
    return `${this.url}/sign-in#${link.secret}`;
  }

  async stop(): Promise<void> {
    if (!this.#ended) {
      this.#process.kill('SIGTERM');
      await once(this.#process, 'exit');
    }
    await this.store.close();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  get #ended(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }
}
