import type { Journal } from './deletions.ts';
import type { Deletion, RequestFiles } from './store.ts';
import type { Db } from './tables.ts';

/** Everywhere that something of a request lies. */
export interface Places {
  db: Db;
  journal: Journal;
  requestFiles: readonly RequestFiles[];
}

// Requests in one transaction or list of parameters.
const batch = 100;

export function* batches<Item>(all: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < all.length; start += batch) yield all.slice(start, start + batch);
}

/** Removes requests. Records first: should the process die in between, the next start finishes the deletion. */
export async function remove(places: Places, deletions: readonly Deletion[]): Promise<void> {
  for (const part of batches(deletions)) {
    places.journal.add(part);
    await removeRecorded(places.db, part);
  }
  await removeOrphanedFiles(places);
}

/** Removes every request that a record names. Returns how many were there. */
export async function removeAgain(places: Places): Promise<number> {
  const { db, journal } = places;
  let removed = 0;
  for (const part of batches(journal.records())) {
    const ids = part.map(({ requestId }) => requestId);
    const rows = await db.selectFrom('requests').select('id').where('id', 'in', ids).execute();
    const present = new Set(rows.map(({ id }) => id));
    const again = part.filter(({ requestId }) => present.has(requestId));
    if (again.length > 0) await removeRecorded(db, again);
    removed += again.length;
  }
  await removeOrphanedFiles(places);
  return removed;
}

async function removeRecorded(db: Db, deletions: readonly Deletion[]): Promise<void> {
  const ids = deletions.map(({ requestId }) => requestId);
  const files = await db
    .selectFrom('files')
    .select(['request_id', 'field'])
    .where('request_id', 'in', ids)
    .execute();
  // One by one, because overwriting takes long: requests are stored in between.
  for (const { request_id, field } of files) {
    await db.deleteFrom('files').where('request_id', '=', request_id).where('field', '=', field).execute();
  }
  await db.transaction().execute(async (trx) => {
    await record(trx, deletions);
    await trx.deleteFrom('requests').where('id', 'in', ids).execute();
  });
}

/** Records deletions in the database, where other machines see them. */
export async function record(trx: Db, deletions: readonly Deletion[]): Promise<void> {
  const rows = deletions.map(({ requestId, kind, reason, at }) => ({
    request_id: requestId,
    kind,
    reason,
    at: at.getTime(),
  }));
  await trx
    .insertInto('deletions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the files of requests that no longer exist, also of those that another machine has deleted. */
async function removeOrphanedFiles({ db, requestFiles }: Places): Promise<void> {
  for (const part of batches(requestFiles.flatMap((files) => files.ids()))) {
    const gone = await db
      .selectFrom('deletions')
      .select('request_id')
      .where('request_id', 'in', part)
      .execute();
    const ids = gone.map(({ request_id }) => request_id);
    for (const files of requestFiles) files.remove(ids);
  }
}
