import { recordDeletions, recordedDeletions } from './deletions.ts';
import { removeRequestFiles, requestsWithFiles } from './request-files.ts';
import type { Deletion } from './store.ts';
import type { Db } from './tables.ts';

// Requests in one transaction or list of parameters.
const batchSize = 100;

export function* batches<Item>(all: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < all.length; start += batchSize) yield all.slice(start, start + batchSize);
}

/** Deletes requests. The records are written first: if the process dies in between, the next start deletes the rest. */
export async function remove(db: Db, dataDir: string, deletions: readonly Deletion[]): Promise<void> {
  for (const part of batches(deletions)) {
    recordDeletions(dataDir, part);
    await removeRecorded(db, part);
  }
  await removeOrphanedFiles(db, dataDir);
}

/** Deletes every request that has a deletion record. Returns how many existed. */
export async function repeatRecorded(db: Db, dataDir: string): Promise<number> {
  let removed = 0;
  for (const part of batches(recordedDeletions(dataDir))) {
    const ids = part.map(({ requestId }) => requestId);
    const rows = await db.selectFrom('requests').select('id').where('id', 'in', ids).execute();
    const present = new Set(rows.map(({ id }) => id));
    const again = part.filter(({ requestId }) => present.has(requestId));
    if (again.length > 0) await removeRecorded(db, again);
    removed += again.length;
  }
  await removeOrphanedFiles(db, dataDir);
  return removed;
}

async function removeRecorded(db: Db, deletions: readonly Deletion[]): Promise<void> {
  const ids = deletions.map(({ requestId }) => requestId);
  const files = await db
    .selectFrom('files')
    .select(['request_id', 'field'])
    .where('request_id', 'in', ids)
    .execute();
  // One at a time: overwriting takes long, and other requests must be stored in between.
  for (const { request_id, field } of files) {
    await db.deleteFrom('files').where('request_id', '=', request_id).where('field', '=', field).execute();
  }
  await db.transaction().execute(async (trx) => {
    await insertDeletions(trx, deletions);
    await trx.deleteFrom('requests').where('id', 'in', ids).execute();
  });
}

/** Records deletions in the database for other machines. */
export async function insertDeletions(trx: Db, deletions: readonly Deletion[]): Promise<void> {
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

/** Deletes the files of requests that were deleted on any machine. */
async function removeOrphanedFiles(db: Db, dataDir: string): Promise<void> {
  for (const part of batches(requestsWithFiles(dataDir))) {
    const deleted = await db
      .selectFrom('deletions')
      .select('request_id')
      .where('request_id', 'in', part)
      .execute();
    const ids = deleted.map(({ request_id }) => request_id);
    removeRequestFiles(dataDir, ids);
  }
}
