import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations/index.ts';
import type { Engine, Tables } from './tables.ts';

/** Connects to PostgreSQL at `postgres://…`. Throws when it does not answer. */
export async function openPostgres(databaseUrl: string): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    // A database that is gone or hangs must soon become an error.
    connectionTimeoutMillis: 3000,
    query_timeout: 10_000,
    statement_timeout: 10_000,
    keepAlive: true,
    application_name: 'kogge',
    types: { getTypeParser: parserOf },
  });
  // A connection that breaks is replaced by the pool, and its query fails by itself; without listeners the error
  // would end the process: on the pool for idle connections, on the client for those between two queries.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'bytea');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    name: 'postgres',
    db,
    purge: () => vacuum(databaseUrl),
    close: () => db.destroy(),
  };
}

/**
 * Removes the deleted rows from tables and indexes, apart from the pool, whose queries have to be quick. False when a
 * transaction that began earlier, such as a dump, still sees them.
 * https://www.postgresql.org/docs/current/sql-vacuum.html
 */
async function vacuum(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('vacuum (index_cleanup on, truncate on) requests, files, outbox, handling');
    const { rows } = await client.query<{ rows: string | null }>(
      `select sum(n_dead_tup) as rows from pg_stat_user_tables
        where relid in ('requests'::regclass, 'files'::regclass, 'outbox'::regclass, 'handling'::regclass)`,
    );
    return Number(rows[0]?.rows) === 0;
  } finally {
    await client.end();
  }
}

/** Whole numbers of 64 bits as numbers: every one here is a time or a count, far below 2^53. */
function parserOf(...[type, format]: Parameters<typeof pg.types.getTypeParser>) {
  return type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format);
}
