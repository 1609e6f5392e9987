import { dayMs } from '../../domain/periods.ts';
import { requestDefinitions } from '../../domain/requests/index.ts';
import { endOfDayYearsBefore } from '../../domain/time-zone.ts';
import { deleteExpiredCounts } from './confirmations.ts';
import { recordDeletions, recordedDeletions, uniqueDeletions } from './deletions.ts';
import { batches, insertDeletions, remove, repeatRecorded } from './removal.ts';
import { removeRequestFiles } from './request-files.ts';
import type { Deletion, Erasure } from './store.ts';
import type { Db, Engine } from './tables.ts';

const spamFileDays = 30;

/** Deletes requests; `dataDir` has their mails, downloads and the deletion records. */
export function erasure({ db, purge }: Engine, dataDir: string): Erasure {
  return {
    async deleteDue(now) {
      const deletions = await findDue(db, now);
      await remove(db, dataDir, deletions);
      return deletions;
    },
    async deleteSpamFiles(now) {
      const due = await findDueSpamFiles(db, now);
      for (const file of due) await emptySpamFile(db, file);
      const ids = due.map(({ request_id }) => request_id);
      removeRequestFiles(dataDir, ids);
      return due.length;
    },
    deleteExpiredCounts: (now) => deleteExpiredCounts(db, now),
    async erase(email, now) {
      const deletions = await findSentBy(db, email, now);
      await remove(db, dataDir, deletions);
      return deletions;
    },
    async discard(ids, now) {
      const deletions = await claimSpam(db, ids, now);
      await remove(db, dataDir, deletions);
      return deletions;
    },
    async deletions() {
      return uniqueDeletions([...(await deletionsInDatabase(db)), ...recordedDeletions(dataDir)]);
    },
    async repeatDeletions(deletions) {
      const recorded = new Set(recordedDeletions(dataDir).map(({ requestId }) => requestId));
      recordDeletions(
        dataDir,
        deletions.filter(({ requestId }) => !recorded.has(requestId)),
      );
      return repeatRecorded(db, dataDir);
    },
    purge,
  };
}

async function findDue(db: Db, now: Date): Promise<Deletion[]> {
  const deletions: Deletion[] = [];
  for (const { kind, retention } of requestDefinitions) {
    const ended = endOfDayYearsBefore(now, retention.years);
    const rows = await db
      .selectFrom('requests')
      .select('id')
      .where('kind', '=', kind)
      .where(retention.from === 'receipt' ? 'received_at' : 'job_closed_at', '<', ended.getTime())
      .orderBy('received_at')
      .execute();
    deletions.push(...rows.map(({ id }) => ({ requestId: id, kind, reason: 'retention' as const, at: now })));
  }
  return deletions;
}

interface FileKey {
  request_id: string;
  field: string;
}

async function findDueSpamFiles(db: Db, now: Date): Promise<FileKey[]> {
  return db
    .selectFrom('files')
    .innerJoin('requests', 'requests.id', 'files.request_id')
    .select(['files.request_id', 'files.field'])
    .where('requests.spam_reason', 'is not', null)
    .where('requests.received_at', '<', now.getTime() - spamFileDays * dayMs)
    .where('files.size', '>', 0)
    .execute();
}

async function emptySpamFile(db: Db, { request_id, field }: FileKey): Promise<void> {
  await db
    .updateTable('files')
    .set({ bytes: Buffer.alloc(0), size: 0 })
    .where('request_id', '=', request_id)
    .where('field', '=', field)
    // Its request may have been released since it was found.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('requests').select('id').where('id', '=', request_id).where('spam_reason', 'is not', null),
      ),
    )
    .execute();
}

async function findSentBy(db: Db, email: string, now: Date): Promise<Deletion[]> {
  const rows = await db
    .selectFrom('requests')
    .select(['id', 'kind'])
    .where('email', '=', email.toLowerCase())
    .execute();
  return rows.map(({ id, kind }) => ({ requestId: id, kind, reason: 'erasure', at: now }));
}

/** Records the deletion of those suspected of spam, after which they cannot be released. */
async function claimSpam(db: Db, ids: readonly string[], now: Date): Promise<Deletion[]> {
  const deletions: Deletion[] = [];
  for (const part of batches(ids)) {
    await db.transaction().execute(async (trx) => {
      // The update locks the rows against a concurrent release.
      const rows = await trx
        .updateTable('requests')
        .set((row) => ({ spam_reason: row.ref('spam_reason') }))
        .where('id', 'in', part)
        .where('spam_reason', 'is not', null)
        .returning(['id', 'kind'])
        .execute();
      const claimed = rows.map(({ id, kind }) => ({ requestId: id, kind, reason: 'spam' as const, at: now }));
      if (claimed.length > 0) await insertDeletions(trx, claimed);
      deletions.push(...claimed);
    });
  }
  return deletions;
}

async function deletionsInDatabase(db: Db): Promise<Deletion[]> {
  const rows = await db.selectFrom('deletions').selectAll().execute();
  return rows.map(({ request_id, kind, reason, at }) => ({
    requestId: request_id,
    kind,
    reason,
    at: new Date(at),
  }));
}
