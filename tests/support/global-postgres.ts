/** For `node --test --test-global-setup`: one PostgreSQL for all test files (`PostgresServer.shared`). */
import { PostgresServer } from './postgres.ts';

let server: PostgresServer | undefined;

export async function globalSetup(): Promise<void> {
  // No test needs the data to survive a power failure.
  server = await PostgresServer.start(['-c', 'fsync=off']);
  process.env.SHARED_POSTGRES_URL = server.url;
}

export async function globalTeardown(): Promise<void> {
  await server?.stop();
}
