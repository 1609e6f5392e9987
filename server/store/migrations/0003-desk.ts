import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** State and note of a request, and sign-in at the desk. Separate tables, so that storing a request costs no more. */
export const desk: Migration = async (db) => {
  await db.schema
    .createTable('handling')
    .addColumn('request_id', 'text', (column) =>
      column.primaryKey().notNull().references('requests.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('state_by', 'text')
    .addColumn('state_at', 'bigint')
    .addColumn('answered_at', 'bigint')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('note_by', 'text')
    .addColumn('note_at', 'bigint')
    .execute();
  await db.schema.createIndex('handling_by_state').on('handling').column('state').execute();
  // Partial, so that it costs ordinary requests nothing.
  await db.schema
    .createIndex('requests_spam')
    .on('requests')
    .columns(['received_at', 'id'])
    .where(sql.ref('spam_reason'), 'is not', null)
    .execute();

  await db.schema
    .createTable('sign_in_links')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('browser_hash', 'text')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
};
