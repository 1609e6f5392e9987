/** For `node --test --test-global-setup`: one PostgreSQL for all files of tests, which `PostgresServer.shared` gives. */
import { PostgresServer } from './postgres.ts';

let server: PostgresServer | undefined;

export async function globalSetup(): Promise<void> {
  // What counts here is what is stored, not whether it outlives the machine.
  server = await PostgresServer.start(['-c', 'fsync=off']);
  process.env.SHARED_POSTGRES_URL = server.url;
}

export async function globalTeardown(): Promise<void> {
  await server?.stop();
}
