import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations/index.ts';
import type { Engine, Tables } from './tables.ts';

// Prepared once for each connection. JSON carries the columns by name; the fields in it are JSON in a string, so that
// what PostgreSQL cannot hold in a text (NUL, lone surrogates) stays escaped. In order, so that two processes that store
// the same keys wait for each other and not in a circle.
const batchInsert = {
  name: 'insert-together',
  text: `
    with saved as (
      insert into requests select * from json_populate_recordset(null::requests, $1::json) order by idempotency_key
      on conflict do nothing returning id
    ), added as (
      insert into outbox select added.* from saved, json_populate_recordset(null::outbox, $2::json) as added
      where added.request_id = saved.id
    )
    select id from saved`,
};

/** Thrown inside a transaction to roll it back. */
class NoRowChanged extends Error {}

/** Two requests of a group have the same random id. */
class DuplicateId extends Error {}

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
  await migrate(db, 'bytea');
  return {
    name: 'postgres',
    db,
    skipLocked: true,
    write: (statement) => statement(db),
    transaction: (work) => db.transaction().execute(work),
    insertBatch: {
      async commit(group) {
        const requests = group.map(({ request }) => request);
        const numbers = new Set(requests.map(({ id }) => id));
        // The rows that are returned could not tell them apart. Inserted alone, the second is refused and gets another
        // id.
        if (numbers.size < group.length) throw new DuplicateId();
        const outgoing = group.flatMap((each) => each.outgoing);
        const values = [JSON.stringify(requests), JSON.stringify(outgoing)];
        const { rows } = await pool.query<{ id: string }>({ ...batchInsert, values });
        const saved = new Set(rows.map(({ id }) => id));
        return requests.map(({ id }) => saved.has(id));
      },
      // After any other error, such as a broken connection, nobody knows whether the group was stored.
      isItemError: (error) => error instanceof pg.DatabaseError || error instanceof DuplicateId,
      // More than one, so that a group that waits for a lock of another process does not hold up the others.
      maxConcurrent: 4,
    },
    backgroundTransaction: (queries) =>
      db
        .transaction()
        .execute(async (trx) => {
          for (const query of queries) {
            const { numAffectedRows = 0n } = await trx.executeQuery(query);
            if (numAffectedRows === 0n) throw new NoRowChanged();
          }
          return true;
        })
        .catch((error) => {
          if (error instanceof NoRowChanged) return false;
          throw error;
        }),
    backgroundRows: async (query) => (await db.executeQuery(query)).rows,
    purge: () => vacuum(databaseUrl),
    async ping() {
      await sql`select 1`.execute(db);
    },
    snapshot: (read) =>
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read),
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
