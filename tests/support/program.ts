import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process whose output is collected. */
export class Program {
  /** Everything it has written to stdout and stderr. */
  log = '';
  readonly child: ChildProcess;

  constructor(command: string, args: readonly string[], env: NodeJS.ProcessEnv) {
    this.child = spawn(command, args, { env });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.log += text;
        this.child.emit('said');
      });
    }
    this.child.on('exit', () => this.child.emit('said'));
  }

  get pid(): number {
    return this.child.pid as number;
  }

  get ended(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Waits for output that matches, after the first `from` characters, and returns the match. */
  async said(pattern: RegExp, from = 0): Promise<string> {
    for (;;) {
      const [found] = pattern.exec(this.log.slice(from)) ?? [];
      if (found) return found;
      if (this.ended) throw new Error(`The program has ended:\n${this.log}`);
      await once(this.child, 'said');
    }
  }

  /** Ends it with a signal and returns its exit code. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (!this.ended) {
      this.child.kill(signal);
      await once(this.child, 'exit');
    }
    return this.child.exitCode;
  }
}
