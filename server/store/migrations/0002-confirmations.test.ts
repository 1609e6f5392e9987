import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import type { Channel } from '../../../domain/requests/index.ts';
import { PostgresServer } from '../../../tests/support/postgres.ts';
import { exampleFields } from '../../../tests/support/requests.ts';
import { openTestStore } from '../../../tests/support/store.ts';
import { newOutgoing } from '../ids.ts';
import type { Tables } from '../tables.ts';
import { requests } from './0001-requests.ts';

const at = new Date('2026-11-20T10:00:00Z');

for (const engine of ['sqlite', 'postgres'] as const) {
  describe(`the step to confirmations on ${engine}`, () => {
    let postgres: Awaited<ReturnType<typeof PostgresServer.shared>> | undefined;
    let databaseUrl: string | null = null;
    let dataDir: string;
    /** The database as the version before has it. */
    let db: Kysely<Tables>;

    /** Stores a request as the version before does, which knows nothing of the new columns. */
    async function saveAsBefore(id: string): Promise<void> {
      await db
        .insertInto('requests')
        .values({
          id,
          kind: 'demo',
          form: 'demo',
          language: 'en',
          fields: JSON.stringify(exampleFields('demo')),
          email: 'femke@hansekontor.example',
          job_title: null,
          job_closed_at: null,
          consent_version: null,
          consent_at: null,
          received_at: at.getTime(),
          spam_reason: null,
          idempotency_key: null,
          body_digest: null,
        })
        .execute();
      const channels: Channel[] = ['notification', 'confirmation'];
      for (const channel of channels) {
        const { admission: _, ...row } = newOutgoing(id, channel, 'kogge.example', at.getTime());
        await db
          .insertInto('outbox')
          .values(row as Tables['outbox'])
          .execute();
      }
    }

    before(async () => {
      dataDir = await mkdtemp(path.join(tmpdir(), 'kogge-migration-'));
      if (engine === 'postgres') {
        postgres = await PostgresServer.shared();
        databaseUrl = await postgres.database();
      }
      const dialect = databaseUrl
        ? new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) })
        : new SqliteDialect({ database: new Database(path.join(dataDir, 'kogge.sqlite')) });
      db = new Kysely<Tables>({ dialect });
      const up = (trx: Kysely<unknown>) => requests(trx, databaseUrl ? 'bytea' : 'blob');
      const provider = { getMigrations: async () => ({ '0001-requests': { up } }) };
      const { error } = await new Migrator({ db, provider }).migrateToLatest();
      assert.equal(error, undefined);
    });
    after(async () => {
      await db.destroy();
      await postgres?.stop();
      await rm(dataDir, { recursive: true, force: true });
    });

    it('keeps what waits, and the version before goes on storing', async () => {
      await saveAsBefore('KG-BEFORE00');
      const store = await openTestStore(dataDir, { databaseUrl });
      await saveAsBefore('KG-BEFORE01');
      const rows = await store.outbox.lease(10, at, 1000);
      assert.deepEqual(
        rows.map(({ channel }) => channel),
        ['notification', 'notification', 'confirmation', 'confirmation'],
      );
      for (const row of rows.slice(2)) {
        assert.equal(await store.outbox.admit(row, 'hash', { perDay: 3, perHour: 200 }, at), 'granted');
      }
      assert.deepEqual(
        (await store.requests.find()).map(({ id }) => id),
        ['KG-BEFORE01', 'KG-BEFORE00'],
      );
      await store.close();
    });
  });
}
