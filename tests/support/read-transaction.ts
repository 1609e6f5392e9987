import { Program } from './program.ts';

const program = `
  const Database = require('better-sqlite3');
  const database = new Database(process.argv[1], { readonly: true });
  database.exec('begin');
  database.prepare('select count(*) from requests').get();
  process.stdout.write('reading');
  process.stdin.resume();
`;

/** Another process with a read transaction on an SQLite file, as a running backup has. */
export class ReadTransaction implements AsyncDisposable {
  readonly #program: Program;

  private constructor(program: Program) {
    this.#program = program;
  }

  static async start(file: string): Promise<ReadTransaction> {
    const reader = new Program(process.execPath, ['-e', program, file], process.env);
    await reader.said(/reading/);
    return new ReadTransaction(reader);
  }

  end(): Promise<unknown> {
    return this.#program.end();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.end();
  }
}
