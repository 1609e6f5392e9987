import { confirmations } from './confirmations.ts';
import { journal } from './deletions.ts';
import { erasure } from './erasure.ts';
import { makeFolder } from './folder.ts';
import { handling } from './handling.ts';
import { outbox } from './outbox.ts';
import { rateCounters } from './rate-counters.ts';
import { requestRepository } from './request-repository.ts';
import { requestWriter } from './request-writer.ts';
import { signIn } from './sign-in.ts';
import { statistics } from './statistics.ts';
import type { Store, StoreOptions } from './store.ts';

/**
 * Opens the store, brings its schema up to date (safe when several processes start at once) and deletes again what
 * deletion records name, so that a restored backup brings nobody back. Throws when the store cannot be reached.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  makeFolder(options.dataDir);
  // Each brings a driver of its own: only the one in use takes memory and time.
  const engine = options.databaseUrl
    ? await (await import('./postgres.ts')).openPostgres(options.databaseUrl)
    : await (await import('./sqlite.ts')).openSqlite(options.dataDir, options.log);
  const { reapplyDeletions, ...deletions } = erasure(engine, journal(options.dataDir), options.requestFiles);
  const again = await reapplyDeletions();
  if (again > 0) {
    options.log?.info({ event: 'restore', requests: again }, 'deleted again what was erased before');
  }
  return {
    engine: engine.name,
    ...requestWriter(engine, options.mailDomain),
    ...rateCounters(engine),
    ...outbox(engine, options.mailDomain),
    ...confirmations(engine),
    ...requestRepository(engine, options.mailDomain),
    ...handling(engine),
    ...statistics(engine),
    ...signIn(engine),
    ...deletions,
    ping: engine.ping,
    purge: engine.purge,
    // Only the command line needs SQLite beside PostgreSQL.
    backup: async (file) => (await import('./backup.ts')).writeBackup(engine, file),
    restore: async (file) => (await import('./backup.ts')).restoreBackup(engine, file),
    close: engine.close,
  };
}
