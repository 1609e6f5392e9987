import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import type { Log } from '../log.ts';
import { startCheckpoints } from './checkpoints.ts';
import { databaseFile } from './folder.ts';
import { migrate } from './migrations/index.ts';
import { SqliteWorkerDriver } from './sqlite-driver.ts';
import type { Db, Engine, Tables } from './tables.ts';

// How long a statement waits for the lock of another process.
const lockWaitMs = 3000;

const settings = [
  `busy_timeout = ${lockWaitMs}`,
  // https://www.sqlite.org/wal.html
  'journal_mode = WAL',
  // A confirmed request survives a power failure.
  'synchronous = FULL',
  'foreign_keys = ON',
  // Overwrites deleted data with zeros.
  'secure_delete = ON',
];

/** Opens or creates `kogge.sqlite` in `dataDir`. Throws when the folder is not writable. */
export async function openSqlite(dataDir: string, log?: Log): Promise<Engine> {
  const file = databaseFile(dataDir);
  const db = new Kysely<Tables>({
    dialect: {
      createDriver: () => new SqliteWorkerDriver(file),
      createAdapter: () => new TransactionalAdapter(),
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  try {
    for (const setting of settings) await sql.raw(`pragma ${setting}`).execute(db);
    await migrate(db, 'blob');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const checkpoints = startCheckpoints(file, () => checkpoint(db), log);
  return {
    name: 'sqlite',
    db,
    purge: () => checkpoint(db),
    async close() {
      checkpoints.stop();
      await db.destroy();
    },
  };
}

/** Truncates the write-ahead log. False while another process that reads, such as a backup, prevents it. */
function checkpoint(db: Db): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    // Does not wait for readers: there is another attempt in a few seconds.
    await sql`pragma busy_timeout = 20`.execute(connection);
    try {
      // PASSIVE does most of the work without blocking other processes, which TRUNCATE does.
      await sql`pragma wal_checkpoint(PASSIVE)`.execute(connection);
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(TRUNCATE)`.execute(connection);
      return rows[0]?.busy === 0;
    } finally {
      await sql.raw(`pragma busy_timeout = ${lockWaitMs}`).execute(connection);
    }
  });
}

/** Lets Kysely migrate inside a transaction, which is SQLite's migration lock. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
