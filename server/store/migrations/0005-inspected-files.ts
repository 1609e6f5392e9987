import type { Migration } from './migration.ts';

/** Whether somebody looked into a file before it was stored; null: by a version that looked into each. */
export const inspectedFiles: Migration = async (db) => {
  await db.schema.alterTable('files').addColumn('inspected', 'integer').execute();
};
