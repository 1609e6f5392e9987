import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Tables } from '../tables.ts';
import { requests } from './0001-requests.ts';
import { confirmations } from './0002-confirmations.ts';
import type { Migration } from './migration.ts';

const migrations: Record<string, Migration> = {
  '0001-requests': requests,
  '0002-confirmations': confirmations,
};

/** Brings the schema up to date. Safe in several processes at once: Kysely holds the engine's migration lock. */
export async function migrate(db: Kysely<Tables>, blob: 'blob' | 'bytea'): Promise<void> {
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(
        Object.entries(migrations).map(([name, up]) => [
          name,
          { up: (trx: Kysely<unknown>) => up(trx, blob) },
        ]),
      ),
  };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
