import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { type AnyFields, type Channel, type FormId, forms } from '../../../domain/requests/index.ts';
import { PostgresServer } from '../../../tests/support/postgres.ts';
import { exampleFields, exampleRequest } from '../../../tests/support/requests.ts';
import { openTestStore } from '../../../tests/support/store.ts';
import type { Tables } from '../tables.ts';
import { migrations } from './index.ts';

const now = new Date('2026-11-20T10:00:00Z');
const channels: Channel[] = ['notification', 'confirmation'];
const tables = ['requests', 'files', 'outbox', 'deletions', 'hits', 'confirmations', 'salts'];

for (const engine of ['sqlite', 'postgres'] as const) {
  describe(`the schema on ${engine}`, () => {
    let postgres: Awaited<ReturnType<typeof PostgresServer.shared>> | undefined;
    let folder: string;
    before(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'kogge-schema-'));
      if (engine === 'postgres') postgres = await PostgresServer.shared();
    });
    after(async () => {
      await postgres?.stop();
      rmSync(folder, { recursive: true });
    });

    async function newDatabase() {
      const dataDir = mkdtempSync(path.join(folder, 'data-'));
      const databaseUrl = (await postgres?.database()) ?? null;
      const dialect = databaseUrl
        ? new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) })
        : new SqliteDialect({ database: new Database(path.join(dataDir, 'kogge.sqlite')) });
      return { dataDir, databaseUrl, db: new Kysely<Tables>({ dialect }) };
    }

    /** What a program relies on that knows the schema: tables, columns, and what must be unique. */
    async function schemaOf(db: Kysely<Tables>) {
      const found = await db.introspection.getTables();
      const columns = found.flatMap((table) =>
        table.columns.map(({ name, dataType, isNullable }) => ({
          table: table.name,
          column: `${table.name}.${name} ${dataType.toLowerCase()}${isNullable ? '' : ' not null'}`,
          isNullable,
        })),
      );
      const unique = await (engine === 'sqlite'
        ? sql<{ name: string; table: string }>`
            select i.name, m.name as "table" from sqlite_master m, pragma_index_list(m.name) i
            where m.type = 'table' and i."unique" = 1`
        : sql<{ name: string; table: string }>`
            select i.relname as name, t.relname as table from pg_index x
            join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
            where x.indisunique and t.relnamespace = 'public'::regnamespace`
      ).execute(db);
      return { tables: found.map(({ name }) => name), columns, unique: unique.rows };
    }

    it('only grows: a step takes nothing away and demands nothing new, unless its name says after which', async () => {
      const { db } = await newDatabase();
      let old = await schemaOf(db);
      for (const [name, up] of Object.entries(migrations)) {
        await up(db as Kysely<unknown>, engine === 'sqlite' ? 'blob' : 'bytea');
        const fresh = await schemaOf(db);
        if (!/-after-\d+$/.test(name)) {
          const has = new Set(fresh.columns.map(({ column }) => column));
          const gone = old.columns.filter(({ column }) => !has.has(column));
          assert.deepEqual(gone, [], `${name} takes away what the version before uses`);
          const had = new Set(old.columns.map(({ column }) => column));
          const demanded = fresh.columns.filter(
            ({ table, column, isNullable }) => old.tables.includes(table) && !had.has(column) && !isNullable,
          );
          assert.deepEqual(demanded, [], `${name} demands what the version before does not write`);
          const narrower = fresh.unique.filter(
            (index) => old.tables.includes(index.table) && !old.unique.some((one) => one.name === index.name),
          );
          assert.deepEqual(narrower, [], `${name} forbids what the version before may write`);
        }
        old = fresh;
      }
      await db.destroy();
    });

    it('gives requests from before their subject, while the version before goes on storing', async () => {
      const { dataDir, databaseUrl, db } = await newDatabase();
      const before = Object.entries(migrations).filter(([name]) => name < '0005');
      const provider = {
        getMigrations: async () =>
          Object.fromEntries(
            before.map(([name, up]) => [
              name,
              { up: (trx: Kysely<unknown>) => up(trx, databaseUrl ? 'bytea' : 'blob') },
            ]),
          ),
      };
      const { error } = await new Migrator({ db, provider }).migrateToLatest();
      assert.equal(error, undefined);
      const saveAsBefore = async (id: string, form: FormId, changes: AnyFields = {}) => {
        const kind = forms[form];
        const fields = { ...exampleFields(form), ...changes };
        const job_title = fields.jobTitle ?? null;
        await sql`insert into requests (id, kind, form, language, fields, email, job_title, received_at) values
          (${id}, ${kind}, ${form}, 'en', ${JSON.stringify(fields)}, '', ${job_title}, ${now.getTime()})`.execute(
          db,
        );
      };
      await saveAsBefore('KG-1', 'demo', { message: '"productName":"Fan Pay" \\' });
      await saveAsBefore('KG-2', 'demo-home');
      await saveAsBefore('KG-3', 'application');
      await saveAsBefore('KG-4', 'consultation');
      await saveAsBefore('KG-5', 'demo', { productName: 'not text \u0000 \ud800' });
      const store = await openTestStore(dataDir, { databaseUrl });
      await saveAsBefore('KG-6', 'demo-home');
      const pages = await store.statistics.receivedByPage(now, 10);
      assert.deepEqual(
        pages.map(({ form, subject, count }) => [form, subject, count]),
        [
          ['demo-home', null, 2],
          ['application', 'Working Student Backend Developer', 1],
          ['consultation', 'Prepaid Card', 1],
          ['demo', null, 1],
          ['demo', 'Loyalty Plus', 1],
        ],
      );
      await store.close();
      await db.destroy();
    });

    it('of a later version that has only grown is worked with', async () => {
      const { dataDir, databaseUrl, db } = await newDatabase();
      await (await openTestStore(dataDir, { databaseUrl })).close();
      for (const table of tables) await sql`alter table ${sql.table(table)} add later text`.execute(db);
      await sql`create table notes (id text primary key)`.execute(db);
      await sql`insert into kysely_migration values ('9998-notes', '2099-01-01T00:00:00Z')`.execute(db);

      const store = await openTestStore(dataDir, { databaseUrl });
      const saved = await store.requests.save(exampleRequest('application'), channels);
      assert(saved.outcome === 'saved');
      for (const email of ['one@else.example', 'two@else.example']) {
        const fields = { ...exampleFields('demo'), email };
        assert.equal(
          (await store.requests.save(exampleRequest('demo', { fields }), channels)).outcome,
          'saved',
        );
      }
      assert.equal((await store.requests.find()).length, 3);
      assert.equal((await store.requests.files(saved.id)).length, 1);
      const rows = await store.outbox.lease(10, now, 1000);
      assert.equal(rows.length, 6);
      for (const row of rows) {
        if (row.channel === 'confirmation') {
          const limits = { perDay: 3, perHour: 200 };
          assert.equal(await store.outbox.admit(row, 'ole@else.example', limits, now), 'granted');
        }
        await store.outbox.markDelivered(row, now);
      }
      assert.deepEqual(await store.outbox.outgoing({ waiting: true }), []);
      assert.equal((await store.erasure.erase('femke@hansekontor.example', now)).length, 1);
      const backup = path.join(dataDir, 'backup.sqlite');
      assert.deepEqual(await store.backup(backup), {
        requests: 2,
        files: 0,
        outbox: 4,
        deletions: 1,
        handling: 0,
      });
      await store.close();
      await db.destroy();
    });

    it('of a later version that took away what this one needs is refused in one sentence', async () => {
      const { dataDir, databaseUrl, db } = await newDatabase();
      const open = () => openTestStore(dataDir, { databaseUrl });
      await (await open()).close();
      const [newest = ''] = Object.keys(migrations).sort().reverse();
      const taken = async (name: string) =>
        sql`insert into kysely_migration values (${name}, '2099-01-01T00:00:00Z')`.execute(db);
      await taken(`9997-less-after-${newest.slice(0, 4)}`);
      await (await open()).close();
      await taken('9998-notes');
      await taken('9999-less-after-9998');
      await assert.rejects(open(), {
        message:
          'This version of the site is older than its database (step 9999-less-after-9998): start the newer version, ' +
          'or restore a backup from before that step (docs/deploy.md, "Going back").',
      });
      await db.destroy();
    });
  });
}
