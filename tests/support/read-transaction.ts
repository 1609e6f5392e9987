import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const program = `
  const Database = require('better-sqlite3');
  const database = new Database(process.argv[1], { readonly: true });
  database.exec('begin');
  database.prepare('select count(*) from requests').get();
  process.stdout.write('reading');
  process.stdin.resume();
`;

/** Another process that holds a read transaction on an SQLite file, as a running backup does. */
export class ReadTransaction implements AsyncDisposable {
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess) {
    this.#process = process;
  }

  static async start(file: string): Promise<ReadTransaction> {
    const child = spawn(process.execPath, ['-e', program, file], { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    return new ReadTransaction(child);
  }

  async end(): Promise<void> {
    if (this.#process.killed) return;
    this.#process.kill();
    await once(this.#process, 'exit');
  }

  /** Ends it with the test that began it, whatever becomes of that. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.end();
  }
}
