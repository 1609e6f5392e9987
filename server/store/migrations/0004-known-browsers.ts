import type { Migration } from './migration.ts';

/** Browsers in which somebody has signed in at the desk: strangers who ask in that person's name do not hold them up. */
export const knownBrowsers: Migration = async (db) => {
  await db.schema
    .createTable('known_browsers')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
};
