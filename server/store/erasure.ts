import { setImmediate as nextTurn } from 'node:timers/promises';
import { dayMs } from '../../domain/periods.ts';
import { requestDefinitions } from '../../domain/requests/index.ts';
import { endOfDayYearsBefore } from '../../domain/time-zone.ts';
import type { Journal } from './deletions.ts';
import type { Deletion, RequestFiles, Store } from './store.ts';
import type { Db, Engine } from './tables.ts';

// Requests in one transaction or list of parameters: 100 take a few milliseconds, in which no page is answered.
const batch = 100;
const spamFileDays = 30;

type Erasure = Pick<
  Store,
  'deleteDue' | 'deleteSpamFiles' | 'erase' | 'discard' | 'deletions' | 'repeatDeletions'
> & {
  /** Deletes every request that a deletion record names. Returns how many were there. */
  reapplyDeletions(): Promise<number>;
};

/**
 * Deletes requests: those that are due, and those of a sender. What they leave in the files of the database is removed
 * by `purge`.
 */
export function erasure(engine: Engine, journal: Journal, requestFiles: readonly RequestFiles[]): Erasure {
  const { db } = engine;

  /** Records first: should the process die in between, the next start finishes the deletion. */
  async function remove(deletions: readonly Deletion[]): Promise<void> {
    for (const part of batches(deletions)) {
      journal.add(part);
      await removeRecorded(part);
    }
    await removeFiles();
  }

  async function removeRecorded(deletions: readonly Deletion[]): Promise<void> {
    const ids = deletions.map(({ requestId }) => requestId);
    const files = await db
      .selectFrom('files')
      .select(['request_id', 'field'])
      .where('request_id', 'in', ids)
      .execute();
    for (const { request_id, field } of files) {
      // Each by itself, so that requests are stored in between.
      await engine.backgroundTransaction([
        db.deleteFrom('files').where('request_id', '=', request_id).where('field', '=', field).compile(),
      ]);
    }
    await engine.transaction(async (trx) => {
      await record(trx, deletions);
      await trx.deleteFrom('requests').where('id', 'in', ids).execute();
    });
    await nextTurn();
  }

  async function record(trx: Db, deletions: readonly Deletion[]): Promise<void> {
    await trx
      .insertInto('deletions')
      .values(
        deletions.map(({ requestId, kind, reason, at }) => ({
          request_id: requestId,
          kind,
          reason,
          at: at.getTime(),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Deletes the files of requests that no longer exist, also of those that another machine has deleted. */
  async function removeFiles(): Promise<void> {
    for (const part of batches(requestFiles.flatMap((files) => files.ids()))) {
      const gone = await db
        .selectFrom('deletions')
        .select('request_id')
        .where('request_id', 'in', part)
        .execute();
      removeFilesOf(gone);
    }
  }

  async function reapplyDeletions(): Promise<number> {
    let removed = 0;
    for (const part of batches(journal.records())) {
      const ids = part.map(({ requestId }) => requestId);
      const rows = await db.selectFrom('requests').select('id').where('id', 'in', ids).execute();
      const present = new Set(rows.map(({ id }) => id));
      const again = part.filter(({ requestId }) => present.has(requestId));
      if (again.length > 0) await removeRecorded(again);
      removed += again.length;
    }
    await removeFiles();
    return removed;
  }

  function removeFilesOf(rows: readonly { request_id: string }[]): void {
    for (const files of requestFiles) files.remove(rows.map(({ request_id }) => request_id));
  }

  return {
    async deleteDue(now, options = {}) {
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
        deletions.push(
          ...rows.map((row) => ({ requestId: row.id, kind, reason: 'retention' as const, at: now })),
        );
      }
      if (!options.dryRun) await remove(deletions);
      return deletions;
    },

    async deleteSpamFiles(now, options = {}) {
      const due = await db
        .selectFrom('files')
        .innerJoin('requests', 'requests.id', 'files.request_id')
        .select(['files.request_id', 'files.field'])
        .where('requests.spam_reason', 'is not', null)
        .where('requests.received_at', '<', now.getTime() - spamFileDays * dayMs)
        .where('files.size', '>', 0)
        .execute();
      if (options.dryRun) return due.length;
      for (const { request_id, field } of due) {
        await engine.backgroundTransaction([
          db
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
            .compile(),
        ]);
      }
      removeFilesOf(due);
      return due.length;
    },

    async erase(email, now) {
      const rows = await db
        .selectFrom('requests')
        .select(['id', 'kind'])
        .where('email', '=', email.toLowerCase())
        .execute();
      const deletions = rows.map((row) => ({
        requestId: row.id,
        kind: row.kind,
        reason: 'erasure' as const,
        at: now,
      }));
      await remove(deletions);
      return deletions;
    },

    async discard(ids, now) {
      const deletions: Deletion[] = [];
      for (const part of batches(ids)) {
        // From here on nobody can release them: `release` looks for the deletion.
        const claimed = await engine.transaction(async (trx) => {
          const rows = await trx
            .updateTable('requests')
            .set((row) => ({ spam_reason: row.ref('spam_reason') }))
            .where('id', 'in', part)
            .where('spam_reason', 'is not', null)
            .returning(['id', 'kind'])
            .execute();
          const found = rows.map(({ id, kind }) => ({
            requestId: id,
            kind,
            reason: 'spam' as const,
            at: now,
          }));
          if (found.length > 0) await record(trx, found);
          return found;
        });
        deletions.push(...claimed);
      }
      await remove(deletions);
      return deletions;
    },

    async deletions() {
      const rows = await db.selectFrom('deletions').selectAll().execute();
      const known = rows.map(({ request_id, kind, reason, at }) => ({
        requestId: request_id,
        kind,
        reason,
        at: new Date(at),
      }));
      return [...new Map([...known, ...journal.records()].map((each) => [each.requestId, each])).values()];
    },

    async repeatDeletions(deletions) {
      const recorded = new Set(journal.records().map(({ requestId }) => requestId));
      journal.add(deletions.filter(({ requestId }) => !recorded.has(requestId)));
      return reapplyDeletions();
    },

    reapplyDeletions,
  };
}

function* batches<Item>(all: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < all.length; start += batch) yield all.slice(start, start + batch);
}
