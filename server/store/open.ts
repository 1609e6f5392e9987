import { sql } from 'kysely';
import { erasure } from './erasure.ts';
import { makeFolder } from './folder.ts';
import { setNote, setState } from './handling.ts';
import { outbox } from './outbox.ts';
import { repeatRecorded } from './removal.ts';
import { requests } from './requests.ts';
import { signIn } from './sign-in.ts';
import { statistics } from './statistics.ts';
import type { Store, StoreOptions } from './store.ts';

/**
 * Opens the store, migrates it (safe when several processes start at once) and deletes every request that has a
 * deletion record, because a restored backup may contain it. Throws when the database cannot be reached.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, dataDir, mailDomain, log } = options;
  makeFolder(dataDir);
  // Loads only the driver in use.
  const engine = databaseUrl
    ? await (await import('./postgres.ts')).openPostgres(databaseUrl)
    : await (await import('./sqlite.ts')).openSqlite(dataDir, log);
  const { db } = engine;
  const again = await repeatRecorded(db, dataDir);
  if (again > 0) log?.info({ event: 'restore', requests: again }, 'deleted again what was erased before');
  return {
    engine: engine.name,
    requests: requests(db, mailDomain),
    outbox: outbox(engine, mailDomain),
    erasure: erasure(engine, dataDir),
    statistics: statistics(engine),
    desk: {
      ...signIn(db),
      setState: (...args) => setState(engine, ...args),
      setNote: (...args) => setNote(engine, ...args),
    },
    async ping() {
      await sql`select 1`.execute(db);
    },
    // Loaded on demand: with PostgreSQL only the command line needs SQLite.
    backup: async (file) => (await import('./backup.ts')).writeBackup(engine, file),
    restore: async (file) => (await import('./backup.ts')).restoreBackup(engine, file),
    close: engine.close,
  };
}

/** Opens a store once for all callers. After a failure the next call tries again. */
export function openOnce(open: () => Promise<Store>): () => Promise<Store> {
  let opened: Promise<Store> | null = null;
  return () => {
    opened ??= open().catch((error) => {
      opened = null;
      throw error;
    });
    return opened;
  };
}
