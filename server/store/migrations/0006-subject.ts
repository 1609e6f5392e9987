import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Product, type of infrastructure or job of a request. Rows with escaped characters (`\u0000`) are skipped, because
 * PostgreSQL cannot parse all of them.
 */
export const subject: Migration = async (db, blob) => {
  await db.schema.alterTable('requests').addColumn('subject', 'text').execute();
  const fill =
    blob === 'blob'
      ? sql`update requests set subject = coalesce(job_title,
          json_extract(fields, '$.productName'), json_extract(fields, '$.infrastructureType'))
          where instr(fields, '\\u') = 0`
      : sql`update requests set subject = coalesce(job_title,
          fields::json ->> 'productName', fields::json ->> 'infrastructureType')
          where strpos(fields, '\\u') = 0`;
  await fill.execute(db);
};
