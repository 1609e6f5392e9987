import { sql } from 'kysely';
import { languages } from '../../domain/languages.ts';
import { dayMs } from '../../domain/periods.ts';
import type { RequestState } from '../../domain/requests/index.ts';
import type { Store } from './store.ts';
import type { Engine } from './tables.ts';

type Statistics = Pick<
  Store,
  | 'countByState'
  | 'receivedByDay'
  | 'receivedByPage'
  | 'answerTimes'
  | 'closedByDay'
  | 'waitingByCause'
  | 'sentBy'
  | 'size'
>;

/** Numbers about all requests. Read beside the thread that answers: each looks at every row. */
export function statistics(engine: Engine): Statistics {
  const { db } = engine;
  const sqlite = engine.name === 'sqlite';
  const [position, greatest] = sqlite ? [sql`instr`, sql`max`] : [sql`strpos`, sql`greatest`];
  /** What the page fixed, the last of the texts of a request: from its name on, cut where it ends in `subjectIn`. */
  const subject = sql<string | null>`coalesce(job_title, nullif(substr(fields, nullif(${greatest}(
    ${position}(fields, '"productName":"'), ${position}(fields, '"infrastructureType":"')), 0), 200), ''))`;

  return {
    async countByState() {
      const [states, [all], [spam]] = await Promise.all([
        engine.backgroundRows(
          db
            .selectFrom('handling')
            .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
            .groupBy('state')
            .compile(),
        ),
        engine.backgroundRows(
          db
            .selectFrom('requests')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .compile(),
        ),
        engine.backgroundRows(
          db
            .selectFrom('requests')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where('spam_reason', 'is not', null)
            .compile(),
        ),
      ]);
      const of = (state: RequestState) => states.find((row) => row.state === state)?.count ?? 0;
      const [answered, closed, suspected] = [of('answered'), of('closed'), spam?.count ?? 0];
      // Most new requests have been touched by nobody and have no row.
      return { new: (all?.count ?? 0) - suspected - answered - closed, answered, closed, spam: suspected };
    },

    async receivedByDay(since, until) {
      const rows = await engine.backgroundRows(
        db
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
          .compile(),
      );
      return rows.map(({ day, kind, spam, count }) => ({
        day: new Date(day * dayMs),
        kind,
        spam: spam === 1,
        count,
      }));
    },

    async receivedByPage(since, limit) {
      const rows = await engine.backgroundRows(
        db
          .selectFrom('requests')
          .select(({ fn }) => [
            'form',
            subject.as('subject'),
            fn.countAll<number>().as('count'),
            ...languages.map((language) =>
              sql<number>`count(*) filter (where language = ${sql.lit(language)})`.as(language),
            ),
          ])
          .where('received_at', '>=', since.getTime())
          .where('spam_reason', 'is', null)
          .groupBy(['form', sql.ref('subject')])
          .orderBy('count', 'desc')
          .orderBy('form')
          .orderBy('subject')
          .limit(limit)
          .compile(),
      );
      return rows.map(({ form, subject, count, ...counts }) => ({
        form,
        subject: subjectIn(subject),
        languages: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
        count,
      }));
    },

    async answerTimes(since, ends) {
      const ms = sql<number>`answered_at - received_at`;
      const answered = db
        .selectFrom('handling')
        .innerJoin('requests', 'requests.id', 'handling.request_id')
        .where('answered_at', 'is not', null)
        .where('received_at', '>=', since.getTime());
      const cases = ends.map((end, index) => sql`when ${ms} < ${sql.lit(end)} then ${sql.lit(index)}`);
      const span = sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(ends.length)} end`;
      const rows = await engine.backgroundRows(
        answered
          .select(({ fn }) => [span.as('span'), fn.countAll<number>().as('count')])
          .groupBy(sql.ref('span'))
          .compile(),
      );
      const count = rows.reduce((sum, row) => sum + row.count, 0);
      const [middle] = await engine.backgroundRows(
        answered
          .select(ms.as('ms'))
          .orderBy(sql.ref('ms'))
          .limit(1)
          .offset(count >> 1)
          .compile(),
      );
      const counts = [...ends, null].map((_, index) => rows.find((row) => row.span === index)?.count ?? 0);
      return { counts, count, median: middle?.ms ?? null };
    },

    async closedByDay() {
      const rows = await engine.backgroundRows(
        db
          .selectFrom('requests')
          .select(({ fn }) => [
            sql<number>`job_closed_at / ${sql.lit(dayMs)}`.as('day'),
            fn.countAll<number>().as('count'),
          ])
          .where('job_closed_at', 'is not', null)
          .groupBy(sql.ref('day'))
          .compile(),
      );
      return rows.map(({ day, count }) => ({ day: new Date(day * dayMs), count }));
    },

    async waitingByCause(limit) {
      const rows = await engine.backgroundRows(
        db
          .selectFrom('outbox')
          .select(({ fn }) => [
            'channel',
            'admission',
            'last_error',
            fn.countAll<number>().as('count'),
            fn.min<number>('created_at').as('since'),
            // The sum over all groups, however many are shown.
            sql<number>`cast(sum(count(*)) over () as bigint)`.as('all'),
          ])
          .where('delivered_at', 'is', null)
          .groupBy(['channel', 'admission', 'last_error'])
          .orderBy('count', 'desc')
          .orderBy('since')
          .limit(limit)
          .compile(),
      );
      return {
        causes: rows.map(({ channel, admission, last_error, count, since }) => ({
          channel,
          withheld: admission === 'granted' ? null : admission,
          error: last_error,
          count,
          since: new Date(since),
        })),
        count: rows[0]?.all ?? 0,
      };
    },

    async sentBy(email, limit) {
      const rows = await engine.backgroundRows(
        db
          .selectFrom('requests')
          .select(['id', 'kind', 'received_at', sql<number>`count(*) over ()`.as('all')])
          .where('email', '=', email.toLowerCase())
          .orderBy('received_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .compile(),
      );
      return {
        count: rows[0]?.all ?? 0,
        newest: rows.map(({ id, kind, received_at }) => ({ id, kind, receivedAt: new Date(received_at) })),
      };
    },

    async size() {
      const { rows } = await (sqlite
        ? sql<{
            bytes: number;
          }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`
        : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
      ).execute(db);
      return rows[0]?.bytes ?? 0;
    },
  };
}

/** `"productName":"Fan Pay"}` is about Fan Pay; the title of a job stands there by itself. */
function subjectIn(text: string | null): string | null {
  const value = text && /^"\w+":("(?:[^"\\]|\\.)*")/.exec(text)?.[1];
  return value ? JSON.parse(value) : text;
}
