import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { SetupError } from '../../env.ts';
import type { Tables } from '../tables.ts';
import { requests } from './0001-requests.ts';
import { confirmations } from './0002-confirmations.ts';
import { desk } from './0003-desk.ts';
import { knownBrowsers } from './0004-known-browsers.ts';
import { inspectedFiles } from './0005-inspected-files.ts';
import { subject } from './0006-subject.ts';
import type { Migration } from './migration.ts';

/**
 * The steps of the schema by name. A step only adds tables and nullable columns, so that the previous version can run
 * beside the new one and after it. A step that removes something comes one release after its last use, and its name
 * contains the newest step which that release knows: `0007-without-digests-after-0006`.
 */
export const migrations: Record<string, Migration> = {
  '0001-requests': requests,
  '0002-confirmations': confirmations,
  '0003-desk': desk,
  '0004-known-browsers': knownBrowsers,
  '0005-inspected-files': inspectedFiles,
  '0006-subject': subject,
};

/**
 * Brings the schema up to date, also in several processes at once: Kysely holds the engine's migration lock. Throws
 * {@link SetupError} when a newer version has removed something that this version needs.
 */
export async function migrate(db: Kysely<Tables>, blob: 'blob' | 'bytea'): Promise<void> {
  const later = await laterSteps(db);
  const steps = Object.entries(migrations).map(([name, up]) => [
    name,
    { up: (trx: Kysely<unknown>) => up(trx, blob) },
  ]);
  // Kysely refuses a database with unknown steps.
  const unknown = later.map((name) => [name, { up: async () => {} }]);
  const provider = { getMigrations: async () => Object.fromEntries([...steps, ...unknown]) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

/** Steps of a newer version in this database. Throws {@link SetupError} as {@link migrate} does. */
export async function laterSteps(db: Kysely<Tables>): Promise<string[]> {
  const later = (await completedSteps(db)).filter((name) => !(name in migrations));
  const tooNew = later.find((name) => {
    const needed = /-after-(\d+)$/.exec(name)?.[1];
    return needed && !Object.keys(migrations).some((known) => known.startsWith(`${needed}-`));
  });
  if (!tooNew) return later;
  throw new SetupError([
    `This version of the site is older than its database (step ${tooNew}): start the newer version, or restore a backup from before that step (docs/deploy.md, "Going back").`,
  ]);
}

async function completedSteps(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
