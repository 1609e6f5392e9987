import type { Selectable } from 'kysely';
import { definitionOf, type RequestKind } from '../../domain/requests/index.ts';
import { containsAll, patternOf, searchWords } from './search.ts';
import type { RequestFilter, Store, StoredFile, StoredRequest } from './store.ts';
import { type Db, dateOrNull, type Tables } from './tables.ts';

// Rows read at a time during a search for words.
const searchStep = 500;

export async function findRequests(db: Db, filter: RequestFilter = {}): Promise<StoredRequest[]> {
  const { limit = 100 } = filter;
  const words = searchWords(filter.search ?? '');
  const step = words.length > 0 ? Math.max(limit, searchStep) : limit;
  const found: RequestRow[] = [];
  let place = filter.before ?? filter.after;
  for (;;) {
    const rows = await rowsBeside(db, filter, words, place, step);
    found.push(...rows.filter((row) => containsAll(row, words)));
    const last = rows.at(-1);
    if (rows.length < step || found.length >= limit || !last) break;
    place = { id: last.id, receivedAt: new Date(last.received_at) };
  }
  const requests = await withFiles(db, found.slice(0, limit));
  return filter.before ? requests.reverse() : requests;
}

/** Yields all requests of a filter, newest first, reading them in pages. */
export async function* matchingRequests(
  store: Pick<Store, 'requests'>,
  filter: RequestFilter,
): AsyncGenerator<StoredRequest> {
  const limit = 500;
  let after: StoredRequest | undefined;
  for (;;) {
    const requests = await store.requests.find({ ...filter, after, limit });
    yield* requests;
    after = requests.at(-1);
    if (requests.length < limit) return;
  }
}

export async function getRequest(db: Db, id: string): Promise<StoredRequest | null> {
  const rows = await withHandling(db).where('requests.id', '=', id).execute();
  return (await withFiles(db, rows))[0] ?? null;
}

export async function filesOf(db: Db, requestId: string): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('files')
    .innerJoin('requests', 'requests.id', 'files.request_id')
    .select(['requests.kind', 'files.field', 'files.name', 'files.inspected', 'files.bytes'])
    .where('files.request_id', '=', requestId)
    .where('files.size', '>', 0)
    .execute();
  const files = rows.map(({ field, name, inspected, bytes }) => ({
    field,
    name,
    inspected: inspected !== 0,
    bytes,
  }));
  return rows[0] ? inOrderOfForm(rows[0].kind, files) : [];
}

/** Rows of a filter from a place on: newest first, with `before` oldest first. */
function rowsBeside(
  db: Db,
  filter: RequestFilter,
  words: readonly string[],
  place: RequestFilter['after'],
  limit: number,
): Promise<RequestRow[]> {
  const [direction, beyond] = filter.before ? (['asc', '>'] as const) : (['desc', '<'] as const);
  let query = withHandling(db).orderBy('received_at', direction).orderBy('id', direction).limit(limit);
  const { kind, language, state, spam, since, until, email } = filter;
  if (kind) query = query.where('kind', '=', kind);
  if (language) query = query.where('language', '=', language);
  if (state === 'new') {
    // With `not exists`, both databases read the newest rows first and stop at the limit.
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
  for (const pattern of words.map(patternOf)) {
    query = query.where((row) =>
      row.or([
        row(row.fn('lower', ['fields']), 'like', pattern),
        row(row.fn('lower', ['id']), 'like', pattern),
      ]),
    );
  }
  if (place) {
    const time = place.receivedAt.getTime();
    // Compared as a tuple, the index is read from that place on.
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('received_at', 'id'), beyond, tuple(time, place.id)),
    );
  }
  return query.execute();
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

/** Sorts the files of a request as its form does: CV before cover letter. */
function inOrderOfForm<File extends { field: string }>(kind: RequestKind, files: File[]): File[] {
  const order = Object.keys(definitionOf(kind).fields);
  return files.sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
}
