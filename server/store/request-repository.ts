import type { Selectable } from 'kysely';
import { definitionOf, type RequestKind, requestDefinitions } from '../../domain/requests/index.ts';
import { newOutgoing } from './ids.ts';
import type { RequestFilter, Store, StoredRequest } from './store.ts';
import { type Db, dateOrNull, type Engine, type Tables } from './tables.ts';

type RequestRepository = Pick<
  Store,
  'find' | 'get' | 'files' | 'release' | 'openJobs' | 'closeJob' | 'closeJobsExcept' | 'stats'
>;

/** The stored requests, as staff look for and change them. */
export function requestRepository(engine: Engine, mailDomain: string): RequestRepository {
  const { db } = engine;

  return {
    find: (filter = {}) => find(db, filter),

    async get(id) {
      const rows = await db.selectFrom('requests').selectAll().where('id', '=', id).execute();
      return (await withFiles(db, rows))[0] ?? null;
    },

    async files(requestId) {
      const rows = await engine.backgroundRows(
        db
          .selectFrom('files')
          .innerJoin('requests', 'requests.id', 'files.request_id')
          .select(['requests.kind', 'files.field', 'files.name', 'files.bytes'])
          .where('files.request_id', '=', requestId)
          .where('files.size', '>', 0)
          .compile(),
      );
      const files = rows.map(({ field, name, bytes }) => ({ field, name, bytes }));
      return rows[0] ? inOrderOfForm(rows[0].kind, files) : [];
    },

    async release(id, channels, now) {
      return engine.transaction(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('requests')
          .set({ spam_reason: null })
          .where('id', '=', id)
          .where('spam_reason', 'is not', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        if (channels.length > 0) {
          await trx
            .insertInto('outbox')
            .values(channels.map((channel) => newOutgoing(id, channel, mailDomain, now.getTime())))
            .execute();
        }
        return true;
      });
    },

    async openJobs() {
      const rows = await db
        .selectFrom('requests')
        .select(({ fn }) => ['job_title', fn.countAll<number>().as('applications')])
        .where('job_title', 'is not', null)
        .where('job_closed_at', 'is', null)
        .groupBy('job_title')
        .orderBy('job_title')
        .execute();
      return rows.map((row) => ({ jobTitle: row.job_title as string, applications: row.applications }));
    },

    async closeJob(jobTitle, at) {
      return engine.write(async (db) => {
        const { numUpdatedRows } = await db
          .updateTable('requests')
          .set({ job_closed_at: at.getTime() })
          .where('job_title', '=', jobTitle)
          .where('job_closed_at', 'is', null)
          .executeTakeFirst();
        return Number(numUpdatedRows);
      });
    },

    async closeJobsExcept(jobTitles, at) {
      return engine.write(async (db) => {
        let query = db
          .updateTable('requests')
          .set({ job_closed_at: at.getTime() })
          .where('job_title', 'is not', null)
          .where('job_closed_at', 'is', null);
        if (jobTitles.length > 0) query = query.where('job_title', 'not in', jobTitles);
        const { numUpdatedRows } = await query.executeTakeFirst();
        return Number(numUpdatedRows);
      });
    },

    async stats() {
      const counted = await db
        .selectFrom('requests')
        .select(({ fn }) => [
          'kind',
          fn.countAll<number>().as('all'),
          fn.count<number>('spam_reason').as('spam'),
          fn.min('received_at').as('oldest'),
        ])
        .groupBy('kind')
        .execute();
      const undelivered = await db
        .selectFrom('outbox')
        .innerJoin('requests', 'requests.id', 'outbox.request_id')
        .select(({ fn }) => [
          'requests.kind',
          fn.countAll<number>().as('all'),
          fn.countAll<number>().filterWhere('admission', '<>', 'granted').as('withheld'),
        ])
        .where('outbox.delivered_at', 'is', null)
        .groupBy('requests.kind')
        .execute();
      return requestDefinitions.map(({ kind }) => {
        const row = counted.find((candidate) => candidate.kind === kind);
        const { all = 0, withheld = 0 } = undelivered.find((candidate) => candidate.kind === kind) ?? {};
        return {
          kind,
          requests: row ? row.all - row.spam : 0,
          spam: row?.spam ?? 0,
          waiting: all - withheld,
          withheld,
          oldest: dateOrNull(row?.oldest ?? null),
        };
      });
    },
  };
}

async function find(db: Db, filter: RequestFilter): Promise<StoredRequest[]> {
  let query = db
    .selectFrom('requests')
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit ?? 100);
  if (filter.kind) query = query.where('kind', '=', filter.kind);
  if (filter.spam !== undefined) query = query.where('spam_reason', filter.spam ? 'is not' : 'is', null);
  if (filter.since) query = query.where('received_at', '>=', filter.since.getTime());
  if (filter.email !== undefined) query = query.where('email', '=', filter.email.toLowerCase());
  if (filter.after) {
    const { id, receivedAt } = filter.after;
    const time = receivedAt.getTime();
    query = query.where((row) =>
      row.or([row('received_at', '<', time), row.and([row('received_at', '=', time), row('id', '<', id)])]),
    );
  }
  return withFiles(db, await query.execute());
}

async function withFiles(db: Db, rows: Selectable<Tables['requests']>[]): Promise<StoredRequest[]> {
  const files =
    rows.length === 0
      ? []
      : await db
          .selectFrom('files')
          .select(['request_id', 'field', 'name', 'size'])
          .where(
            'request_id',
            'in',
            rows.map(({ id }) => id),
          )
          .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    form: row.form,
    language: row.language,
    fields: JSON.parse(row.fields),
    files: inOrderOfForm(
      row.kind,
      files
        .filter((file) => file.request_id === row.id)
        .map(({ field, name, size }) => ({ field, name, size })),
    ),
    consent:
      row.consent_version !== null && row.consent_at !== null
        ? { version: row.consent_version, at: new Date(row.consent_at) }
        : null,
    receivedAt: new Date(row.received_at),
    spamReason: row.spam_reason,
    jobClosedAt: dateOrNull(row.job_closed_at),
  }));
}

/** The files of one request as its form asks for them: the CV comes before the cover letter. */
function inOrderOfForm<File extends { field: string }>(kind: RequestKind, files: File[]): File[] {
  const order = Object.keys(definitionOf(kind).fields);
  return files.sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
}
