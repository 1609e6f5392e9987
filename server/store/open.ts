import { sql } from 'kysely';
import { journal } from './deletions.ts';
import { erasure } from './erasure.ts';
import { makeFolder } from './folder.ts';
import { setNote, setState } from './handling.ts';
import { outbox } from './outbox.ts';
import { removeAgain } from './removal.ts';
import { requests } from './requests.ts';
import { signIn } from './sign-in.ts';
import { statistics } from './statistics.ts';
import type { Store, StoreOptions } from './store.ts';

/**
 * Opens the store, brings its schema up to date (safe when several processes start at once) and deletes again what
 * deletion records name, so that a restored backup brings nobody back. Throws when the store cannot be reached.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, dataDir, requestFiles, mailDomain, log } = options;
  makeFolder(dataDir);
  // Each brings a driver of its own: only the one in use takes memory and time.
  const engine = databaseUrl
    ? await (await import('./postgres.ts')).openPostgres(databaseUrl)
    : await (await import('./sqlite.ts')).openSqlite(dataDir, log);
  const { db } = engine;
  const places = { db, journal: journal(dataDir), requestFiles };
  const again = await removeAgain(places);
  if (again > 0) log?.info({ event: 'restore', requests: again }, 'deleted again what was erased before');
  return {
    engine: engine.name,
    requests: requests(db, mailDomain),
    outbox: outbox(engine, mailDomain),
    erasure: erasure(engine, places),
    statistics: statistics(engine),
    desk: {
      ...signIn(db),
      setState: (...args) => setState(db, ...args),
      setNote: (...args) => setNote(engine, ...args),
    },
    async ping() {
      await sql`select 1`.execute(db);
    },
    // Only the command line needs SQLite beside PostgreSQL.
    backup: async (file) => (await import('./backup.ts')).writeBackup(engine, file),
    restore: async (file) => (await import('./backup.ts')).restoreBackup(engine, file),
    close: engine.close,
  };
}

/** Opens a store once, for all who ask. After a failure the next one who asks tries again. */
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
