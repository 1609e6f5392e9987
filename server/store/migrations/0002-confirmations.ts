import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Counters of confirmations, withheld confirmations, and an index to lease all other rows first. */
export const confirmations: Migration = async (db) => {
  await db.schema.alterTable('outbox').addColumn('admission', 'text').execute();
  await db.schema
    .createIndex('outbox_first')
    .on('outbox')
    .column('next_attempt_at')
    .where(sql<boolean>`delivered_at is null and channel <> 'confirmation'`)
    .execute();

  await db.schema
    .createTable('confirmations')
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('confirmations_key', ['until', 'key'])
    .execute();
};
