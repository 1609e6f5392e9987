import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations/index.ts';
import type { Engine, Tables } from './tables.ts';

/** Connects to PostgreSQL at `postgres://…`. Throws when it does not answer. */
export async function openPostgres(databaseUrl: string): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    // A missing or hanging database must soon be an error.
    connectionTimeoutMillis: 3000,
    query_timeout: 10_000,
    statement_timeout: 10_000,
    keepAlive: true,
    application_name: 'kogge',
    types: { getTypeParser: parserOf },
  });
  // The pool replaces broken connections. Without listeners their errors would end the process: on the pool for idle
  // connections, on the client between two queries.
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
 * Removes deleted rows from tables and indexes, on its own connection without the pool's time limits. False when an
 * earlier transaction, such as a dump, still sees them. https://www.postgresql.org/docs/current/sql-vacuum.html
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

/** Parses 64-bit integers as numbers: all are times or counts, far below 2^53. */
function parserOf(...[type, format]: Parameters<typeof pg.types.getTypeParser>) {
  return type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format);
}
