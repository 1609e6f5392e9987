import { type Expression, type SqlBool, sql } from 'kysely';
import { outgoingOf } from './outgoing.ts';
import type { Outgoing } from './store.ts';
import type { Db, Engine } from './tables.ts';

export async function lease(engine: Engine, limit: number, now: Date, leaseMs: number): Promise<Outgoing[]> {
  return engine.db.transaction().execute(async (trx) => {
    const scope = { trx, skipLocked: engine.name === 'postgres', time: now.getTime(), leaseMs };
    const first = await leaseWhere(scope, sql<SqlBool>`channel <> 'confirmation'`, limit);
    if (first.length === limit) return first;
    const left = limit - first.length;
    return [...first, ...(await leaseWhere(scope, sql<SqlBool>`channel = 'confirmation'`, left))];
  });
}

interface Scope {
  trx: Db;
  /** Skips rows that other processes are leasing instead of waiting for them (PostgreSQL). */
  skipLocked: boolean;
  time: number;
  leaseMs: number;
}

/** `channel` is literal SQL, because a partial index does not serve a condition with parameters. */
async function leaseWhere(
  { trx, skipLocked, time, leaseMs }: Scope,
  channel: Expression<SqlBool>,
  limit: number,
): Promise<Outgoing[]> {
  const due = trx
    .selectFrom('outbox')
    .select(['request_id', 'channel'])
    .where('delivered_at', 'is', null)
    .where(channel)
    .where('next_attempt_at', '<=', time)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', time)]))
    .orderBy('next_attempt_at')
    .limit(limit)
    .$if(skipLocked, (query) => query.forUpdate().skipLocked());
  const rows = await trx
    .updateTable('outbox')
    .set({ leased_until: time + leaseMs })
    .where(({ eb, refTuple }) =>
      eb(refTuple('request_id', 'channel'), 'in', due.$asTuple('request_id', 'channel')),
    )
    .returningAll()
    .execute();
  return rows.map(outgoingOf);
}

export async function extendLease(
  db: Db,
  outgoing: readonly Outgoing[],
  now: Date,
  leaseMs: number,
): Promise<void> {
  if (outgoing.length === 0) return;
  await db
    .updateTable('outbox')
    .set({ leased_until: now.getTime() + leaseMs })
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('request_id', 'channel'),
        'in',
        outgoing.map(({ requestId, channel }) => tuple(requestId, channel)),
      ),
    )
    .where('delivered_at', 'is', null)
    .execute();
}
