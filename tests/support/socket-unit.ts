import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverCommand } from '../../scripts/prepare.mjs';
import { Program } from './program.ts';
import { freePort } from './server.ts';

const command = '/usr/bin/systemd-socket-activate';
// Starts the next process on the same socket, as systemd does.
const supervisor = 'while :; do sh -c \'LISTEN_PID=$$ exec "$0" "$@"\' "$@"; done';

/** Why {@link SocketUnit} cannot run here, or false. */
export const noSocketUnit = !existsSync(command) && `needs ${command} of Debian's package systemd`;

/** The server as `deploy/systemd` runs it: a program of systemd holds its socket across restarts. */
export class SocketUnit {
  readonly url: string;
  readonly dataDir: string;
  readonly #holder: Program;

  private constructor(port: number, dataDir: string, environment: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = dataDir;
    const variables = {
      PATH: process.env.PATH ?? '',
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_MINUTE: '0',
      ...serverCommand.env,
      ...environment,
    };
    const passed = Object.entries(variables).flatMap(([name, value]) => ['-E', `${name}=${value}`]);
    const restarting = ['sh', '-c', supervisor, 'sh', process.execPath, ...serverCommand.args];
    const args = ['-l', `127.0.0.1:${port}`, ...passed, ...restarting];
    this.#holder = new Program(command, args, process.env);
  }

  /** Listens on a free port, with these variables, and waits until the first process answers. */
  static async start(environment: Record<string, string> = {}): Promise<SocketUnit> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'kogge-unit-'));
    const unit = new SocketUnit(await freePort(), dataDir, environment);
    await unit.#holder.said(/Listening on/);
    // The first connection starts it.
    const answer = await fetch(`${unit.url}/healthz`);
    if (!answer.ok) throw new Error(unit.#holder.log);
    return unit;
  }

  /** Ends the process and waits until the next one answers. */
  async restart(): Promise<void> {
    const starts = this.#starts();
    const [pid] = childrenOf(this.#holder.pid);
    if (!pid) throw new Error(`No process runs:\n${this.#holder.log}`);
    process.kill(pid, 'SIGTERM');
    while (this.#starts() === starts) await sleep(10);
  }

  /** Ends it and removes its data. */
  async remove(): Promise<void> {
    const [pid] = childrenOf(this.#holder.pid);
    this.#holder.child.kill('SIGKILL');
    if (pid) process.kill(pid, 'SIGTERM');
    // Its output ends with the last process that writes to it.
    await once(this.#holder.child, 'close');
    await rm(this.dataDir, { recursive: true, force: true });
  }

  #starts(): number {
    return this.#holder.log.split('"event":"started"').length;
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
}
