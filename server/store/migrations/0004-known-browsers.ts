import type { Migration } from './migration.ts';

/** Browsers in which a person has signed in: the limit on link requests by strangers does not apply to them. */
export const knownBrowsers: Migration = async (db) => {
  await db.schema
    .createTable('known_browsers')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
};
