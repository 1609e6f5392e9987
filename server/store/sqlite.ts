import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  sql,
} from 'kysely';
import type { Log } from '../log.ts';
import { startCheckpoints } from './checkpoints.ts';
import { databaseFile } from './folder.ts';
import { migrate } from './migrations/index.ts';
import { type Statement, startSqliteThread } from './sqlite-thread.ts';
import type { Engine, NewRequest, Tables } from './tables.ts';

// How long a write waits for another process before it fails.
const lockWaitMs = 3000;

/**
 * Opens `kogge.sqlite` in `dataDir`, creating it. Throws when the folder cannot be written.
 * https://www.sqlite.org/wal.html
 */
export async function openSqlite(dataDir: string, log?: Log): Promise<Engine> {
  // The driver blocks the thread while it waits for a lock, so it waits for a moment only; `retryWhileBusy` waits
  // longer without blocking.
  const file = databaseFile(dataDir);
  const database = new Database(file, { timeout: 20 });
  const db = new Kysely<Tables>({ dialect: new ImmediateSqlite(database) });
  await retryWhileBusy(async () => {
    // A commit writes whole pages, of which a request touches half a dozen: small ones are a quarter faster. Counts
    // for new files only.
    database.pragma('page_size = 2048');
    database.pragma('journal_mode = WAL');
    // An answered request is on the disk, not in a cache of the system.
    database.pragma('synchronous = FULL');
    // Pages go from the log into the file beside this thread, see checkpoints.ts.
    database.pragma('wal_autocheckpoint = 0');
    database.pragma('foreign_keys = ON');
    // Erased means overwritten.
    database.pragma('secure_delete = ON');
    await migrate(db, 'blob');
  });

  const insert = prepareInsert(database);
  const thread = startSqliteThread(file, lockWaitMs);
  const checkpoints = startCheckpoints(file, thread, log);
  return {
    name: 'sqlite',
    db,
    skipLocked: false,
    write: (statement) => retryWhileBusy(() => statement(db)),
    transaction: (work) => retryWhileBusy(() => db.transaction().execute(work)),
    insertBatch: {
      commit: (group) =>
        retryWhileBusy(async () => {
          // It runs synchronously, so nothing can come in between; only a transaction that is open must end first.
          if (!database.inTransaction) return insert(group);
          return db.connection().execute(async () => insert(group));
        }),
      isItemError: (error) => !isBusy(error),
      maxConcurrent: 1,
    },
    backgroundTransaction: (queries) => thread.run(queries.map(statementOf)),
    backgroundRows: <Row>(query: CompiledQuery<Row>) => thread.rowsOf(statementOf(query)) as Promise<Row[]>,
    purge: checkpoints.run,
    async ping() {
      await sql`select 1`.execute(db);
    },
    async snapshot(read) {
      // A connection of its own: one that is inside of a transaction could not write for others.
      const dialect = new SqliteDialect({ database: new Database(file, { readonly: true }) });
      const reader = new Kysely<Tables>({ dialect });
      try {
        return await reader.transaction().execute(read);
      } finally {
        await reader.destroy();
      }
    },
    async close() {
      checkpoints.stop();
      await thread.stop();
      await db.destroy();
    },
  };
}

/** What can be sent to the thread. */
function statementOf({ sql, parameters }: CompiledQuery): Statement {
  return { sql, parameters };
}

/** The same transaction that the store would make of several statements, prepared once and run in one go. */
function prepareInsert(database: Database.Database) {
  const statements = new Map<string, Database.Statement>();
  const insert = (table: string, row: object) => {
    const columns = Object.keys(row);
    const statement =
      statements.get(table) ??
      database.prepare(
        `insert into ${table} (${columns}) values (${columns.map((name) => `:${name}`)}) on conflict do nothing`,
      );
    statements.set(table, statement);
    return statement.run(row).changes === 1;
  };
  const run = database.transaction((group: readonly NewRequest[]) =>
    group.map(({ request, outgoing }) => {
      if (!insert('requests', request)) return false;
      for (const row of outgoing) insert('outbox', row);
      return true;
    }),
  );
  return run.immediate;
}

/** Tries again while another process holds the write lock, for `lockWaitMs` at most. */
async function retryWhileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + lockWaitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await sleep(5 + Math.random() * 20);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

/** Kysely's dialect, but every transaction takes the write lock at its start: two that read first cannot collide. */
class ImmediateSqlite extends SqliteDialect {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#database);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    // A statement is prepared once, not each time: there are few, but for lists of parameters of any length.
    const statements = new Map<string, Database.Statement<unknown[]>>();
    super({
      database: {
        close: () => database.close(),
        prepare(text) {
          const statement = statements.get(text) ?? database.prepare<unknown[]>(text);
          if (statements.size >= 100) statements.clear();
          statements.set(text, statement);
          return statement;
        },
      },
    });
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // After a full disk SQLite has rolled back already; a second rollback would hide the error that counts.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Lets Kysely migrate inside a transaction, which in SQLite is the migration lock. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
