import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverCommand } from '../../scripts/prepare.mjs';
import type { Store } from '../../server/store/store.ts';
import { Program } from './program.ts';
import { freePort } from './server.ts';
import { openTestStore } from './store.ts';

/** Runs a program in a pseudoterminal (util-linux). */
export const terminal = '/usr/bin/script';
const main = fileURLToPath(new URL('../../desk/main.ts', import.meta.url));

/** The desk as its own process with a data folder of its own. */
export class RunningDesk {
  readonly url: string;
  readonly store: Store;
  /** The variables it runs with. */
  readonly env: Record<string, string>;
  readonly #program: Program;

  private constructor(env: Record<string, string>, store: Store, program: Program) {
    this.url = `http://127.0.0.1:${env.DESK_PORT}`;
    this.env = env;
    this.store = store;
    this.#program = program;
  }

  /** Starts it with these variables, on SQLite unless they name another database. */
  static async start(
    variables: Record<string, string> = {},
    { inTerminal = false } = {},
  ): Promise<RunningDesk> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'kogge-desk-'));
    const store = await openTestStore(dataDir, { databaseUrl: variables.DATABASE_URL ?? null });
    const env = {
      PATH: process.env.PATH ?? '',
      DATA_DIR: dataDir,
      DESK_PORT: String(await freePort()),
      ...serverCommand.env,
      ...variables,
    };
    const program = inTerminal
      ? new Program(terminal, ['--quiet', '--command', `exec ${process.execPath} ${main}`, '/dev/null'], env)
      : new Program(process.execPath, [main], env);
    const desk = new RunningDesk(env, store, program);
    try {
      await desk.said(/the desk is open/);
      return desk;
    } catch (error) {
      await desk.stop();
      throw error;
    }
  }

  get log(): string {
    return this.#program.log;
  }

  /** Types into its standard input. */
  type(text: string): void {
    this.#program.child.stdin?.write(text);
  }

  /** Waits for output that matches, after the first `from` characters, and returns the match. */
  said(pattern: RegExp, from = 0): Promise<string> {
    return this.#program.said(pattern, from);
  }

  /** A sign-in link such as it prints in a terminal. */
  async link(): Promise<string> {
    const link = { secret: randomUUID(), browser: null, person: userInfo().username };
    await this.store.desk.addLink({ ...link, until: new Date(Date.now() + 600_000) });
    return `${this.url}/sign-in#${link.secret}`;
  }

  async stop(): Promise<void> {
    await this.#program.end();
    await this.store.close();
    await rm(this.env.DATA_DIR as string, { recursive: true, force: true });
  }
}
