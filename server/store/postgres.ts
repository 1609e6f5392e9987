import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations/index.ts';
import type { Engine, Tables } from './tables.ts';

/** Connects to PostgreSQL at `postgres://…`. Throws when it does not answer. */
export async function openPostgres(databaseUrl: string): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    // A database that is gone or hangs must become an answer, not a wait.
    connectionTimeoutMillis: 3000,
    query_timeout: 10_000,
    statement_timeout: 10_000,
    keepAlive: true,
    application_name: 'kogge',
    types: { getTypeParser: parserOf },
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});

  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, 'bytea');
  return {
    name: 'postgres',
    db,
    skipLocked: true,
    transaction: (work) => db.transaction().execute(work),
    async forget() {},
    async ping() {
      await sql`select 1`.execute(db);
    },
    async backup() {
      throw new Error('PostgreSQL is backed up with pg_dump.');
    },
    close: () => db.destroy(),
  };
}

/** Whole numbers of 64 bits as numbers: every one here is a time or a count, far below 2^53. */
function parserOf(...[type, format]: Parameters<typeof pg.types.getTypeParser>) {
  return type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format);
}
