import type { Channel } from '../../domain/requests/index.ts';
import { admit } from './confirmations.ts';
import { newOutgoing } from './ids.ts';
import { extendLease, lease } from './leases.ts';
import { countBacklog, countByCause, findFailing, findOutgoing } from './outgoing.ts';
import type { Outbox, Outgoing } from './store.ts';
import type { Db, Engine } from './tables.ts';

/** Outgoing mails and webhooks, stored with their request (docs/decisions/0005-outbox-in-the-same-transaction.md). */
export function outbox(engine: Engine, mailDomain: string): Outbox {
  const { db } = engine;
  return {
    lease: (...args) => lease(engine, ...args),
    extendLease: (...args) => extendLease(db, ...args),
    admit: (...args) => admit(db, ...args),
    markDelivered: (...args) => markDelivered(db, ...args),
    markFailed: (...args) => markFailed(db, ...args),
    alert: (...args) => addAlert(db, mailDomain, ...args),
    withdrawAlert: (outgoing) => withdrawAlert(db, outgoing),
    outgoing: (filter) => findOutgoing(db, filter),
    backlog: (manyAttempts) => countBacklog(db, manyAttempts),
    failing: (manyAttempts) => findFailing(db, manyAttempts),
    waitingByCause: (limit) => countByCause(db, limit),
    resume: (...args) => resume(db, ...args),
    resend: (...args) => resend(db, ...args),
  };
}

async function markDelivered(db: Db, { requestId, channel }: Outgoing, at: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ delivered_at: at.getTime(), leased_until: null, last_error: null })
    .where('request_id', '=', requestId)
    .where('channel', '=', channel)
    .execute();
}

async function markFailed(
  db: Db,
  { requestId, channel, attempts }: Outgoing,
  error: string,
  nextAttemptAt: Date | null,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      attempts: attempts + 1,
      // Null: given up or withheld.
      next_attempt_at: nextAttemptAt?.getTime() ?? null,
      leased_until: null,
      last_error: error,
    })
    .where('request_id', '=', requestId)
    .where('channel', '=', channel)
    .where('delivered_at', 'is', null)
    .execute();
}

async function addAlert(db: Db, mailDomain: string, { requestId }: Outgoing, now: Date): Promise<boolean> {
  const added = await db
    .insertInto('outbox')
    .values(newOutgoing(requestId, 'alert', mailDomain, now.getTime()))
    // A unique index allows one alert an hour.
    .onConflict((conflict) => conflict.doNothing())
    .returning('channel')
    .executeTakeFirst();
  return added !== undefined;
}

async function withdrawAlert(db: Db, { requestId }: Outgoing): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('request_id', '=', requestId)
    .where('channel', '=', 'alert')
    .where('delivered_at', 'is', null)
    .execute();
}

async function resume(db: Db, channels: readonly Channel[], now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ next_attempt_at: now.getTime() })
    .where('delivered_at', 'is', null)
    .where('channel', 'in', channels)
    .where('next_attempt_at', '>', now.getTime())
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function resend(
  db: Db,
  requestId: string | null,
  now: Date,
  options: { all?: boolean } = {},
): Promise<number> {
  let query = db
    .updateTable('outbox')
    .set({ next_attempt_at: now.getTime(), attempts: 0, delivered_at: null });
  // Staff resend one request by its number: its confirmation is sent even if it was withheld.
  query =
    requestId === null
      ? query.where((row) => row.or([row('admission', 'is', null), row('admission', '=', 'granted')]))
      : query.set({ admission: 'granted' }).where('request_id', '=', requestId);
  if (!options.all) query = query.where('delivered_at', 'is', null);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}
