import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { server } from '../../scripts/prepare.mjs';
import { freePort } from './server.ts';

const program = '/usr/bin/systemd-socket-activate';
// It stands for systemd after the first start: keeps the socket, gives it to each process, starts the next one.
const supervisor = 'while :; do sh -c \'LISTEN_PID=$$ exec "$0" "$@"\' "$@"; done';

/** The reason why {@link SocketUnit} cannot be used here, or false. */
export const noSocketUnit = !existsSync(program) && `needs ${program} of Debian's package systemd`;

/**
 * The server as `deploy/systemd` runs it: systemd's own program holds its address, and hands it to each process that
 * takes the place of the one before.
 */
export class SocketUnit {
  readonly port: number;
  readonly dataDir: string;
  readonly #holder: ChildProcess;
  #log = '';

  private constructor(port: number, dataDir: string, environment: Record<string, string>) {
    this.port = port;
    this.dataDir = dataDir;
    const variables = {
      PATH: process.env.PATH ?? '',
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_MINUTE: '0',
      ...server.env,
      ...environment,
    };
    const passed = Object.entries(variables).flatMap(([name, value]) => ['-E', `${name}=${value}`]);
    const command = ['sh', '-c', supervisor, 'sh', process.execPath, ...server.args];
    this.#holder = spawn(program, ['-l', `127.0.0.1:${port}`, ...passed, ...command]);
    for (const stream of [this.#holder.stdout, this.#holder.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#log += text;
      });
    }
  }

  /** Listens on a free port, with these variables, and waits until the first process answers. */
  static async start(environment: Record<string, string> = {}): Promise<SocketUnit> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'kogge-unit-'));
    const unit = new SocketUnit(await freePort(), dataDir, environment);
    while (!unit.#log.includes('Listening on')) await sleep(10);
    // The first visitor starts it.
    const answer = await fetch(`${unit.url}/healthz`);
    if (!answer.ok) throw new Error(unit.#log);
    return unit;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Ends the process and waits until the next one answers. */
  async restart(): Promise<void> {
    const starts = this.#starts();
    const [pid] = childrenOf(this.#pid);
    if (!pid) throw new Error(`No process runs:\n${this.#log}`);
    process.kill(pid, 'SIGTERM');
    while (this.#starts() === starts) await sleep(10);
  }

  /** Ends it and removes its data. */
  async remove(): Promise<void> {
    const [pid] = childrenOf(this.#pid);
    this.#holder.kill('SIGKILL');
    if (pid) process.kill(pid, 'SIGTERM');
    // Its output ends with the last process that writes to it.
    await once(this.#holder, 'close');
    await rm(this.dataDir, { recursive: true, force: true });
  }

  get #pid(): number {
    return this.#holder.pid as number;
  }

  #starts(): number {
    return this.#log.split('"event":"started"').length;
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
}
