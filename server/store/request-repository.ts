import type { Selectable } from 'kysely';
import { definitionOf, type RequestKind, requestDefinitions } from '../../domain/requests/index.ts';
import { newOutgoing } from './ids.ts';
import { patternOf, searchWords, standIn } from './search.ts';
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
    find: (filter = {}) => find(engine, filter),

    async get(id) {
      const rows = await withHandling(db).where('requests.id', '=', id).execute();
      return (await withFiles(db, rows))[0] ?? null;
    },

    async files(requestId) {
      const rows = await engine.backgroundRows(
        db
          .selectFrom('files')
          .innerJoin('requests', 'requests.id', 'files.request_id')
          .select(['requests.kind', 'files.field', 'files.name', 'files.inspected', 'files.bytes'])
          .where('files.request_id', '=', requestId)
          .where('files.size', '>', 0)
          .compile(),
      );
      const files = rows.map(({ field, name, inspected, bytes }) => ({
        field,
        name,
        inspected: inspected !== 0,
        bytes,
      }));
      return rows[0] ? inOrderOfForm(rows[0].kind, files) : [];
    },

    async release(id, channels, now) {
      return engine.transaction(async (trx) => {
        // Locked first, then looked at: somebody may be throwing it away in this moment.
        await trx
          .updateTable('requests')
          .set((row) => ({ spam_reason: row.ref('spam_reason') }))
          .where('id', '=', id)
          .execute();
        const { numUpdatedRows } = await trx
          .updateTable('requests')
          .set({ spam_reason: null })
          .where('id', '=', id)
          .where('spam_reason', 'is not', null)
          .where((row) =>
            row.not(row.exists(row.selectFrom('deletions').select('kind').where('request_id', '=', id))),
          )
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

// So many rows are looked at together while words are searched for.
const searchStep = 500;

async function find(engine: Engine, filter: RequestFilter): Promise<StoredRequest[]> {
  const { limit = 100 } = filter;
  const words = searchWords(filter.search ?? '');
  const step = words.length > 0 ? Math.max(limit, searchStep) : limit;
  const found: RequestRow[] = [];
  let place = filter.before ?? filter.after;
  for (;;) {
    const rows = await rowsBeside(engine, filter, words, place, step);
    found.push(...rows.filter((row) => standIn(row, words)));
    const last = rows.at(-1);
    if (rows.length < step || found.length >= limit || !last) break;
    place = { id: last.id, receivedAt: new Date(last.received_at) };
  }
  const requests = await withFiles(engine.db, found.slice(0, limit));
  return filter.before ? requests.reverse() : requests;
}

/** Rows that the filter chooses, from a place on: the newest first, or with `before` in the other direction. */
function rowsBeside(
  engine: Engine,
  filter: RequestFilter,
  words: readonly string[],
  place: RequestFilter['after'],
  limit: number,
): Promise<RequestRow[]> {
  const [direction, beyond] = filter.before ? (['asc', '>'] as const) : (['desc', '<'] as const);
  let query = withHandling(engine.db).orderBy('received_at', direction).orderBy('id', direction).limit(limit);
  const { kind, language, state, spam, since, until, email } = filter;
  if (kind) query = query.where('kind', '=', kind);
  if (language) query = query.where('language', '=', language);
  if (state === 'new') {
    // Asked this way, both databases begin with the newest and end when there are enough.
    query = query.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('handling as other')
            .select('other.request_id')
            .whereRef('other.request_id', '=', 'requests.id')
            .where('other.state', '<>', state),
        ),
      ),
    );
  } else if (state) query = query.where('state', '=', state);
  if (spam !== undefined) query = query.where('spam_reason', spam ? 'is not' : 'is', null);
  if (since) query = query.where('received_at', '>=', since.getTime());
  if (until) query = query.where('received_at', '<', until.getTime());
  if (email !== undefined) query = query.where('email', '=', email.toLowerCase());
  const like = engine.name === 'sqlite' ? 'like' : 'ilike';
  for (const pattern of words.map(patternOf)) {
    query = query.where((row) => row.or([row('fields', like, pattern), row('id', like, pattern)]));
  }
  if (place) {
    const time = place.receivedAt.getTime();
    // As a tuple, it is where reading begins in the index; as two conditions all before it would be read.
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('received_at', 'id'), beyond, tuple(time, place.id)),
    );
  }
  return engine.backgroundRows(query.compile());
}

type RequestRow = Selectable<Tables['requests']> & {
  [Column in Exclude<keyof Tables['handling'], 'request_id'>]: Tables['handling'][Column] | null;
};

function withHandling(db: Db) {
  return db
    .selectFrom('requests')
    .leftJoin('handling', 'handling.request_id', 'requests.id')
    .selectAll('requests')
    .select(['state', 'state_by', 'state_at', 'answered_at', 'note', 'note_by', 'note_at']);
}

async function withFiles(db: Db, rows: RequestRow[]): Promise<StoredRequest[]> {
  const files =
    rows.length === 0
      ? []
      : await db
          .selectFrom('files')
          .select(['request_id', 'field', 'name', 'size', 'inspected'])
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
        .map(({ field, name, size, inspected }) => ({ field, name, size, inspected: inspected !== 0 })),
    ),
    consent:
      row.consent_version !== null && row.consent_at !== null
        ? { version: row.consent_version, at: new Date(row.consent_at) }
        : null,
    receivedAt: new Date(row.received_at),
    spamReason: row.spam_reason,
    jobClosedAt: dateOrNull(row.job_closed_at),
    handling: {
      state: row.state ?? 'new',
      stateBy: row.state_by,
      stateAt: dateOrNull(row.state_at),
      answeredAt: dateOrNull(row.answered_at),
      note: row.note ?? '',
      noteBy: row.note_by,
      noteAt: dateOrNull(row.note_at),
    },
  }));
}

/** The files of one request as its form asks for them: the CV comes before the cover letter. */
function inOrderOfForm<File extends { field: string }>(kind: RequestKind, files: File[]): File[] {
  const order = Object.keys(definitionOf(kind).fields);
  return files.sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
}
