/** For `node --test --test-global-setup`: one PostgreSQL for all files of tests, which `PostgresServer.shared` gives. */
import { PostgresServer } from './postgres.ts';

let server: PostgresServer | undefined;

export async function globalSetup(): Promise<void> {
  // No test lets the machine lose power, so nothing has to be flushed to the disk.
  server = await PostgresServer.start(['-c', 'fsync=off']);
  process.env.SHARED_POSTGRES_URL = server.url;
}

export async function globalTeardown(): Promise<void> {
  await server?.stop();
}
