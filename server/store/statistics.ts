import { sql } from 'kysely';
import { languages } from '../../domain/languages.ts';
import { dayMs } from '../../domain/periods.ts';
import type { RequestState } from '../../domain/requests/index.ts';
import type { ReceivedFromPage, ReceivedOnDay, SentRequests, Statistics } from './staff-store.ts';
import type { Db, Engine } from './tables.ts';

export function statistics(engine: Engine): Statistics {
  const { db } = engine;
  return {
    countByState: () => countByState(db),
    receivedByDay: (...args) => receivedByDay(db, ...args),
    receivedByPage: (...args) => receivedByPage(db, ...args),
    answerTimes: (...args) => answerTimes(db, ...args),
    closedByDay: () => closedByDay(db),
    sentBy: (...args) => sentBy(db, ...args),
    size: () => sizeOf(engine),
  };
}

async function countByState(db: Db): Promise<Record<RequestState | 'spam', number>> {
  const states = await db
    .selectFrom('handling')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const requests = db.selectFrom('requests').select(({ fn }) => fn.countAll<number>().as('count'));
  const { count: all } = await requests.executeTakeFirstOrThrow();
  const { count: spam } = await requests.where('spam_reason', 'is not', null).executeTakeFirstOrThrow();
  const countOf = (state: RequestState) => states.find((row) => row.state === state)?.count ?? 0;
  const [answered, closed] = [countOf('answered'), countOf('closed')];
  // Most new requests have no row in handling.
  return { new: all - spam - answered - closed, answered, closed, spam };
}

async function receivedByDay(db: Db, since: Date, until: Date): Promise<ReceivedOnDay[]> {
  const rows = await db
    .selectFrom('requests')
    .select(({ fn }) => [
      sql<number>`received_at / ${sql.lit(dayMs)}`.as('day'),
      'kind',
      sql<number>`case when spam_reason is null then 0 else 1 end`.as('spam'),
      fn.countAll<number>().as('count'),
    ])
    .where('received_at', '>=', since.getTime())
    .where('received_at', '<', until.getTime())
    .groupBy([sql.ref('day'), 'kind', sql.ref('spam')])
    .execute();
  return rows.map(({ day, kind, spam, count }) => ({
    day: new Date(day * dayMs),
    kind,
    spam: spam === 1,
    count,
  }));
}

async function receivedByPage(db: Db, since: Date, limit: number): Promise<ReceivedFromPage[]> {
  const rows = await db
    .selectFrom('requests')
    .select(({ fn }) => [
      'form',
      'subject',
      fn.countAll<number>().as('count'),
      ...languages.map((language) =>
        sql<number>`count(*) filter (where language = ${sql.lit(language)})`.as(language),
      ),
    ])
    .where('received_at', '>=', since.getTime())
    .where('spam_reason', 'is', null)
    .groupBy(['form', 'subject'])
    .orderBy('count', 'desc')
    .orderBy('form')
    .orderBy('subject', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute();
  return rows.map(({ form, subject, count, ...counts }) => ({
    form,
    subject,
    languages: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
    count,
  }));
}

async function answerTimes(db: Db, since: Date, ends: readonly number[]) {
  const ms = sql<number>`answered_at - received_at`;
  const answered = db
    .selectFrom('handling')
    .innerJoin('requests', 'requests.id', 'handling.request_id')
    .where('answered_at', 'is not', null)
    .where('received_at', '>=', since.getTime());
  const cases = ends.map((end, index) => sql`when ${ms} < ${sql.lit(end)} then ${sql.lit(index)}`);
  const span = sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(ends.length)} end`;
  const rows = await answered
    .select(({ fn }) => [span.as('span'), fn.countAll<number>().as('count')])
    .groupBy(sql.ref('span'))
    .execute();
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const middle = await answered
    .select(ms.as('ms'))
    .orderBy(sql.ref('ms'))
    .limit(1)
    .offset(count >> 1)
    .executeTakeFirst();
  const counts = [...ends, null].map((_, index) => rows.find((row) => row.span === index)?.count ?? 0);
  return { counts, count, median: middle?.ms ?? null };
}

async function closedByDay(db: Db): Promise<{ day: Date; count: number }[]> {
  const rows = await db
    .selectFrom('requests')
    .select(({ fn }) => [
      sql<number>`job_closed_at / ${sql.lit(dayMs)}`.as('day'),
      fn.countAll<number>().as('count'),
    ])
    .where('job_closed_at', 'is not', null)
    .groupBy(sql.ref('day'))
    .execute();
  return rows.map(({ day, count }) => ({ day: new Date(day * dayMs), count }));
}

async function sentBy(db: Db, email: string, limit: number): Promise<SentRequests> {
  const rows = await db
    .selectFrom('requests')
    .select(['id', 'kind', 'received_at', sql<number>`count(*) over ()`.as('all')])
    .where('email', '=', email.toLowerCase())
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return {
    count: rows[0]?.all ?? 0,
    newest: rows.map(({ id, kind, received_at }) => ({ id, kind, receivedAt: new Date(received_at) })),
  };
}

async function sizeOf({ name, db }: Engine): Promise<number> {
  const bytes =
    name === 'sqlite'
      ? sql`page_count * page_size as bytes from pragma_page_count, pragma_page_size`
      : sql`pg_database_size(current_database()) as bytes`;
  const { rows } = await sql<{ bytes: number }>`select ${bytes}`.execute(db);
  return rows[0]?.bytes ?? 0;
}
