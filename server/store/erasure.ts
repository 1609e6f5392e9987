import { dayMs } from '../../domain/periods.ts';
import { requestDefinitions } from '../../domain/requests/index.ts';
import { endOfDayYearsBefore } from '../../domain/time-zone.ts';
import { deleteExpiredCounts } from './confirmations.ts';
import { batches, type Places, record, remove, removeAgain } from './removal.ts';
import type { Deletion, Erasure } from './store.ts';
import type { Db, Engine } from './tables.ts';

const spamFileDays = 30;

/** Deletes requests: those that are due, and those of a sender. */
export function erasure(engine: Engine, places: Places): Erasure {
  const { db } = engine;
  return {
    async deleteDue(now, options = {}) {
      const deletions = await findDue(db, now);
      if (!options.dryRun) await remove(places, deletions);
      return deletions;
    },
    async deleteSpamFiles(now, options = {}) {
      const due = await findDueSpamFiles(db, now);
      if (!options.dryRun) await emptySpamFiles(places, due);
      return due.length;
    },
    deleteExpiredCounts: (now) => deleteExpiredCounts(db, now),
    async erase(email, now) {
      const deletions = await findSentBy(db, email, now);
      await remove(places, deletions);
      return deletions;
    },
    async discard(ids, now) {
      const deletions = await claimSpam(db, ids, now);
      await remove(places, deletions);
      return deletions;
    },
    deletions: () => allDeletions(places),
    async repeatDeletions(deletions) {
      const recorded = new Set(places.journal.records().map(({ requestId }) => requestId));
      places.journal.add(deletions.filter(({ requestId }) => !recorded.has(requestId)));
      return removeAgain(places);
    },
    purge: engine.purge,
  };
}

/** The requests of all kinds whose period has ended. */
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

async function emptySpamFiles({ db, requestFiles }: Places, due: readonly FileKey[]): Promise<void> {
  for (const { request_id, field } of due) {
    await db
      .updateTable('files')
      .set({ bytes: Buffer.alloc(0), size: 0 })
      .where('request_id', '=', request_id)
      .where('field', '=', field)
      // It may have been released a moment ago.
      .where((row) =>
        row.exists(
          row
            .selectFrom('requests')
            .select('id')
            .where('id', '=', request_id)
            .where('spam_reason', 'is not', null),
        ),
      )
      .execute();
  }
  const ids = due.map(({ request_id }) => request_id);
  for (const files of requestFiles) files.remove(ids);
}

async function findSentBy(db: Db, email: string, now: Date): Promise<Deletion[]> {
  const rows = await db
    .selectFrom('requests')
    .select(['id', 'kind'])
    .where('email', '=', email.toLowerCase())
    .execute();
  return rows.map(({ id, kind }) => ({ requestId: id, kind, reason: 'erasure', at: now }));
}

/** Records the deletion of those that are suspected of spam: from then on nobody can release them. */
async function claimSpam(db: Db, ids: readonly string[], now: Date): Promise<Deletion[]> {
  const deletions: Deletion[] = [];
  for (const part of batches(ids)) {
    await db.transaction().execute(async (trx) => {
      // An update, because it locks the rows: somebody may be releasing them in this moment.
      const rows = await trx
        .updateTable('requests')
        .set((row) => ({ spam_reason: row.ref('spam_reason') }))
        .where('id', 'in', part)
        .where('spam_reason', 'is not', null)
        .returning(['id', 'kind'])
        .execute();
      const claimed = rows.map(({ id, kind }) => ({ requestId: id, kind, reason: 'spam' as const, at: now }));
      if (claimed.length > 0) await record(trx, claimed);
      deletions.push(...claimed);
    });
  }
  return deletions;
}

async function allDeletions({ db, journal }: Places): Promise<Deletion[]> {
  const rows = await db.selectFrom('deletions').selectAll().execute();
  const known = rows.map(({ request_id, kind, reason, at }) => ({
    requestId: request_id,
    kind,
    reason,
    at: new Date(at),
  }));
  return [...new Map([...known, ...journal.records()].map((each) => [each.requestId, each])).values()];
}
