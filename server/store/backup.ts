import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { laterSteps, migrate } from './migrations/index.ts';
import type { RowCounts } from './store.ts';
import type { Db, Engine, Tables } from './tables.ts';

interface CopiedTable {
  key: readonly string[];
  /** Rows in memory at the same time; a file has up to 10 MB. */
  pageSize: number;
}

// In the order of their foreign keys. Counters of confirmations and sign-ins of the desk expire and are not copied.
const copied: Readonly<Record<keyof RowCounts, CopiedTable>> = {
  requests: { key: ['id'], pageSize: 500 },
  files: { key: ['request_id', 'field'], pageSize: 4 },
  outbox: { key: ['request_id', 'channel'], pageSize: 500 },
  deletions: { key: ['request_id'], pageSize: 500 },
  handling: { key: ['request_id'], pageSize: 500 },
};

const tables = Object.keys(copied) as (keyof RowCounts)[];

type Row = Record<string, unknown>;

/** Copies a snapshot of either engine into a new SQLite file and verifies it. Throws when rows are missing. */
export async function writeBackup(engine: Engine, file: string): Promise<RowCounts> {
  const copy = openFile(file, { fileMustExist: false });
  try {
    await migrate(copy, 'blob');
    const wanted = await engine.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((source) =>
        copy.transaction().execute(async (target) => {
          await copyRows(source, target);
          return countRows(source);
        }),
      );
    const written = await checkBackup(file);
    for (const table of tables) {
      if (written[table] !== wanted[table]) throw new Error(`${file} lacks rows of ${table}`);
    }
    return written;
  } finally {
    await copy.destroy();
  }
}

/** Verifies a backup and counts its rows. Throws when it is damaged or needs a newer version of the site. */
export async function checkBackup(file: string): Promise<RowCounts> {
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
  const copy = openFile(file, { readonly: true });
  try {
    await laterSteps(copy);
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(copy);
    if (rows[0]?.integrity_check !== 'ok') throw new Error(`${file} is damaged: ${rows[0]?.integrity_check}`);
    return await countRows(copy);
  } finally {
    await copy.destroy();
  }
}

/** Copies a backup into an empty store in one transaction. */
export async function restoreBackup(engine: Engine, file: string): Promise<RowCounts> {
  const copy = openFile(file, { readonly: true });
  try {
    return await engine.db.transaction().execute(async (target) => {
      await copyRows(copy, target);
      return countRows(target);
    });
  } finally {
    await copy.destroy();
  }
}

function openFile(file: string, options: Database.Options): Db {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: new Database(file, options) }) });
}

/** Copies the columns that both schemas have; a backup of an earlier version may lack some and have others. */
async function copyRows(source: Db, target: Db): Promise<void> {
  const known = await target.introspection.getTables();
  for (const table of await tablesIn(source)) {
    const { key, pageSize } = copied[table];
    const columns = known.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
    for await (const rows of pagesOf(source, table, key, pageSize)) {
      const fitting = rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name] ?? null])));
      await target
        .insertInto(table as 'requests')
        .values(fitting as never)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}

async function* pagesOf(source: Db, table: string, key: readonly string[], pageSize: number) {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  for (let last: Row | undefined; ; ) {
    const from = last ? sql`where (${columns}) > (${sql.join(key.map((name) => last?.[name]))})` : sql``;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${from} order by ${columns} limit ${sql.lit(pageSize)}`.execute(
      source,
    );
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1);
  }
}

/** A backup of an earlier version lacks newer tables. */
async function tablesIn(db: Db): Promise<(keyof RowCounts)[]> {
  const present = new Set((await db.introspection.getTables()).map(({ name }) => name));
  return tables.filter((table) => present.has(table));
}

async function countRows(db: Db): Promise<RowCounts> {
  const counts: RowCounts = { requests: 0, files: 0, outbox: 0, deletions: 0, handling: 0 };
  for (const table of await tablesIn(db)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    );
    counts[table] = Number(rows[0]?.count);
  }
  return counts;
}
