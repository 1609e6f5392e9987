import type { Migration } from './migration.ts';

/** Whether a file was checked before it was stored; null in rows of earlier versions, which checked all. */
export const inspectedFiles: Migration = async (db) => {
  await db.schema.alterTable('files').addColumn('inspected', 'integer').execute();
};
