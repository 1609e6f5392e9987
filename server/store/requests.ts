import type { Channel } from '../../domain/requests/index.ts';
import { filesOf, findRequests, getRequest } from './find-requests.ts';
import { newOutgoing } from './ids.ts';
import { saveRequest } from './save-request.ts';
import type { Requests } from './store.ts';
import type { Db } from './tables.ts';

export function requests(db: Db, mailDomain: string): Requests {
  return {
    save: (...args) => saveRequest(db, mailDomain, ...args),
    find: (filter) => findRequests(db, filter),
    get: (id) => getRequest(db, id),
    files: (requestId) => filesOf(db, requestId),
    release: (...args) => release(db, mailDomain, ...args),
    openJobs: () => openJobs(db),
    closeJob: (...args) => closeJob(db, ...args),
    closeJobsExcept: (...args) => closeJobsExcept(db, ...args),
  };
}

async function release(
  db: Db,
  mailDomain: string,
  id: string,
  channels: readonly Channel[],
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Locks the row against a concurrent discard.
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
}

async function openJobs(db: Db): Promise<{ jobTitle: string; applications: number }[]> {
  return db
    .selectFrom('requests')
    .select(({ fn }) => ['job_title as jobTitle', fn.countAll<number>().as('applications')])
    .where('job_title', 'is not', null)
    .where('job_closed_at', 'is', null)
    .groupBy('job_title')
    .orderBy('job_title')
    .$narrowType<{ jobTitle: string }>()
    .execute();
}

async function closeJob(db: Db, jobTitle: string, at: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('requests')
    .set({ job_closed_at: at.getTime() })
    .where('job_title', '=', jobTitle)
    .where('job_closed_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function closeJobsExcept(db: Db, jobTitles: readonly string[], at: Date): Promise<number> {
  let query = db
    .updateTable('requests')
    .set({ job_closed_at: at.getTime() })
    .where('job_title', 'is not', null)
    .where('job_closed_at', 'is', null);
  if (jobTitles.length > 0) query = query.where('job_title', 'not in', jobTitles);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}
