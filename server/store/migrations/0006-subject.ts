import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What a request is about: the product, the type of infrastructure or the job that its page fixed. Texts with escaped
 * characters (`\u0000`), which PostgreSQL may not be able to read, are left out.
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
