import type { Kysely } from 'kysely';

/** A step of the schema; `blob` is the engine's type for bytes. A released step is never changed. */
export type Migration = (db: Kysely<unknown>, blob: 'blob' | 'bytea') => Promise<void>;
