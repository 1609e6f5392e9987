import assert from 'node:assert/strict';
import path from 'node:path';
import { it, type TestContext } from 'node:test';
import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { type AnyFields, type Channel, type FormId, forms } from '../../../domain/requests/index.ts';
import { describeEngines } from '../../../tests/support/engines.ts';
import { exampleFields, saveExample } from '../../../tests/support/requests.ts';
import { databaseFile } from '../folder.ts';
import { newOutgoing } from '../ids.ts';
import type { Tables } from '../tables.ts';
import { migrations } from './index.ts';

const now = new Date('2026-11-20T10:00:00Z');
const channels: Channel[] = ['notification', 'confirmation'];
const tables = ['requests', 'files', 'outbox', 'deletions', 'hits', 'confirmations', 'salts'];

describeEngines('the schema', ({ engine, newPlace, open }) => {
  const blob = engine === 'sqlite' ? 'blob' : 'bytea';

  /** A new database without schema. The connection is closed after the test. */
  async function newDatabase(test: TestContext) {
    const place = await newPlace();
    const { databaseUrl, dataDir } = place;
    const dialect = databaseUrl
      ? new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) })
      : new SqliteDialect({ database: new Database(databaseFile(dataDir)) });
    const db = new Kysely<Tables>({ dialect });
    test.after(() => db.destroy());
    return { place, db };
  }

  /** Migrates a database as an earlier version did. */
  async function migrateBefore(step: string, db: Kysely<Tables>): Promise<void> {
    const steps = Object.entries(migrations).filter(([name]) => name < step);
    const provided = steps.map(([name, up]) => [name, { up: (trx: Kysely<unknown>) => up(trx, blob) }]);
    const provider = { getMigrations: async () => Object.fromEntries(provided) };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    assert.equal(error, undefined);
  }

  /** Stores a request as the first version did. */
  async function saveAsBefore(db: Kysely<Tables>, id: string, form: FormId, changes: AnyFields = {}) {
    const fields = { ...exampleFields(form), ...changes };
    const job_title = fields.jobTitle ?? null;
    const values = [id, forms[form], form, 'en', JSON.stringify(fields), '', job_title, now.getTime()];
    await sql`insert into requests (id, kind, form, language, fields, email, job_title, received_at)
      values (${sql.join(values)})`.execute(db);
  }

  /** Tables, columns and unique indexes. */
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

  it('only grows: a step removes nothing and requires nothing new, unless its name says after which step', async (test) => {
    const { db } = await newDatabase(test);
    let old = await schemaOf(db);
    for (const [name, up] of Object.entries(migrations)) {
      await up(db as Kysely<unknown>, blob);
      const fresh = await schemaOf(db);
      if (!/-after-\d+$/.test(name)) {
        const has = new Set(fresh.columns.map(({ column }) => column));
        const gone = old.columns.filter(({ column }) => !has.has(column));
        assert.deepEqual(gone, [], `${name} removes what the previous version uses`);
        const had = new Set(old.columns.map(({ column }) => column));
        const required = fresh.columns.filter(
          ({ table, column, isNullable }) => old.tables.includes(table) && !had.has(column) && !isNullable,
        );
        assert.deepEqual(required, [], `${name} requires what the previous version does not write`);
        const narrower = fresh.unique.filter(
          (index) => old.tables.includes(index.table) && !old.unique.some((one) => one.name === index.name),
        );
        assert.deepEqual(narrower, [], `${name} forbids what the previous version may write`);
      }
      old = fresh;
    }
  });

  it('keeps waiting rows of the first version, which goes on storing', async (test) => {
    const { place, db } = await newDatabase(test);
    await migrateBefore('0002', db);
    const save = async (id: string) => {
      await saveAsBefore(db, id, 'demo');
      for (const channel of channels) {
        const { admission: _, ...row } = newOutgoing(id, channel, 'kogge.example', now.getTime());
        await db
          .insertInto('outbox')
          .values(row as Tables['outbox'])
          .execute();
      }
    };
    await save('KG-BEFORE00');
    const store = await open(place);
    await save('KG-BEFORE01');
    const rows = await store.outbox.lease(10, now, 1000);
    assert.deepEqual(
      rows.map(({ channel }) => channel),
      ['notification', 'notification', 'confirmation', 'confirmation'],
    );
    for (const row of rows.slice(2)) {
      assert.equal(await store.outbox.admit(row, 'hash', { perDay: 3, perHour: 200 }, now), 'granted');
    }
    assert.deepEqual(
      (await store.requests.find()).map(({ id }) => id),
      ['KG-BEFORE01', 'KG-BEFORE00'],
    );
  });

  it('fills the subject of earlier requests, while the previous version goes on storing', async (test) => {
    const { place, db } = await newDatabase(test);
    await migrateBefore('0005', db);
    await saveAsBefore(db, 'KG-1', 'demo', { message: '"productName":"Fan Pay" \\' });
    await saveAsBefore(db, 'KG-2', 'demo-home');
    await saveAsBefore(db, 'KG-3', 'application');
    await saveAsBefore(db, 'KG-4', 'consultation');
    await saveAsBefore(db, 'KG-5', 'demo', { productName: 'not text \u0000 \ud800' });
    const store = await open(place);
    await saveAsBefore(db, 'KG-6', 'demo-home');
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
  });

  it('of a later version that only added is usable', async (test) => {
    const { place, db } = await newDatabase(test);
    await open(place);
    for (const table of tables) await sql`alter table ${sql.table(table)} add later text`.execute(db);
    await sql`create table notes (id text primary key)`.execute(db);
    await sql`insert into kysely_migration values ('9998-notes', '2099-01-01T00:00:00Z')`.execute(db);

    const store = await open(place);
    const id = await saveExample(store, 'application', {}, channels);
    for (const email of ['one@else.example', 'two@else.example']) {
      await saveExample(store, 'demo', { fields: { ...exampleFields('demo'), email } }, channels);
    }
    assert.equal((await store.requests.find()).length, 3);
    assert.equal((await store.requests.files(id)).length, 1);
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
    const backup = path.join(place.dataDir, 'backup.sqlite');
    assert.deepEqual(await store.backup(backup), {
      requests: 2,
      files: 0,
      outbox: 4,
      deletions: 1,
      handling: 0,
    });
  });

  it('of a later version that removed something that this one needs is refused in one sentence', async (test) => {
    const { place, db } = await newDatabase(test);
    await open(place);
    const [newest = ''] = Object.keys(migrations).sort().reverse();
    const taken = async (name: string) =>
      sql`insert into kysely_migration values (${name}, '2099-01-01T00:00:00Z')`.execute(db);
    await taken(`9997-less-after-${newest.slice(0, 4)}`);
    await open(place);
    await taken('9998-notes');
    await taken('9999-less-after-9998');
    await assert.rejects(open(place), {
      message:
        'This version of the site is older than its database (step 9999-less-after-9998): start the newer version, ' +
        'or restore a backup from before that step (docs/deploy.md, "Going back").',
    });
  });
});
