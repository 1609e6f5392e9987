import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const hour = 3_600_000;

/** Requests with files and outbox, deletion records, counters of senders. */
export const requests: Migration = async (db, blob) => {
  await db.schema
    .createTable('requests')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('job_title', 'text')
    .addColumn('job_closed_at', 'bigint')
    .addColumn('consent_version', 'text')
    .addColumn('consent_at', 'bigint')
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('spam_reason', 'text')
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .addColumn('body_digest', 'text')
    .execute();
  // No index on addresses: searches for a sender are rare, and an index would slow down every insert.
  await db.schema.createIndex('requests_by_time').on('requests').columns(['received_at', 'id']).execute();

  await db.schema
    .createTable('files')
    .addColumn('request_id', 'text', (column) =>
      column.notNull().references('requests.id').onDelete('cascade'),
    )
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('bytes', blob === 'bytea' ? 'bytea' : 'blob', (column) => column.notNull())
    .addPrimaryKeyConstraint('files_key', ['request_id', 'field'])
    .execute();

  await db.schema
    .createTable('outbox')
    .addColumn('request_id', 'text', (column) =>
      column.notNull().references('requests.id').onDelete('cascade'),
    )
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint')
    .addColumn('leased_until', 'bigint')
    .addColumn('delivered_at', 'bigint')
    .addColumn('last_error', 'text')
    .addPrimaryKeyConstraint('outbox_key', ['request_id', 'channel'])
    .$call((table) => (blob === 'blob' ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
  // At most one alert an hour.
  await db.schema
    .createIndex('outbox_alerts')
    .unique()
    .on('outbox')
    .expression(sql`(created_at / ${sql.lit(hour)})`)
    .where(sql.ref('channel'), '=', sql.lit('alert'))
    .execute();
  // Partial, so that it stays small.
  await db.schema
    .createIndex('outbox_waiting')
    .on('outbox')
    .column('next_attempt_at')
    .where(sql.ref('delivered_at'), 'is', null)
    .execute();

  await db.schema
    .createTable('deletions')
    .addColumn('request_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('hits')
    .addColumn('minute', 'bigint', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('hits_key', ['minute', 'key'])
    .execute();

  await db.schema
    .createTable('salts')
    .addColumn('day', 'text', (column) => column.primaryKey().notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute();
};
