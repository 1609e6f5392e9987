import { type Selectable, sql } from 'kysely';
import { channels } from '../../domain/requests/index.ts';
import type { Backlog, Outgoing, OutgoingFilter, OutgoingState, WaitingCause } from './store.ts';
import { type Db, dateOrNull, type Tables } from './tables.ts';

type OutboxRow = Selectable<Tables['outbox']>;

export function outgoingOf(row: OutboxRow): Outgoing {
  return {
    requestId: row.request_id,
    channel: row.channel,
    messageId: row.message_id,
    attempts: row.attempts,
    createdAt: new Date(row.created_at),
  };
}

function stateOf(row: OutboxRow): OutgoingState {
  return {
    ...outgoingOf(row),
    nextAttemptAt: dateOrNull(row.next_attempt_at),
    withheld: row.admission === 'granted' ? null : row.admission,
    deliveredAt: dateOrNull(row.delivered_at),
    lastError: row.last_error,
  };
}

export async function findOutgoing(db: Db, filter: OutgoingFilter = {}): Promise<OutgoingState[]> {
  let query = db
    .selectFrom('outbox')
    .selectAll()
    .orderBy('created_at')
    .orderBy('request_id')
    .orderBy(sql`case channel when 'notification' then 1 when 'confirmation' then 2 else 3 end`);
  if (filter.requestId !== undefined) query = query.where('request_id', '=', filter.requestId);
  if (filter.requestIds) query = query.where('request_id', 'in', filter.requestIds);
  if (filter.waiting) query = query.where('delivered_at', 'is', null);
  return (await query.execute()).map(stateOf);
}

export async function findFailing(
  db: Db,
  manyAttempts: number,
): Promise<{ worst: OutgoingState | null; waiting: number }> {
  const row = await db
    .selectFrom('outbox')
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('all'))
    .where('delivered_at', 'is', null)
    .where('channel', '<>', 'alert')
    .where((row) => row.or([row('admission', 'is', null), row('admission', '=', 'granted')]))
    .orderBy('attempts', 'desc')
    .limit(1)
    .executeTakeFirst();
  const worst = row && row.attempts >= manyAttempts ? stateOf(row) : null;
  return { worst, waiting: row?.all ?? 0 };
}

export async function countBacklog(db: Db, manyAttempts: number): Promise<Backlog[]> {
  const rows = await db
    .selectFrom('outbox')
    .where('delivered_at', 'is', null)
    .select(({ fn }) => [
      'channel',
      fn.count<number>('next_attempt_at').as('waiting'),
      fn.min('created_at').filterWhere('next_attempt_at', 'is not', null).as('oldest'),
      fn
        .countAll<number>()
        .filterWhere('next_attempt_at', 'is not', null)
        .filterWhere('attempts', '>=', manyAttempts)
        .as('failing'),
      fn.countAll<number>().filterWhere('admission', '<>', 'granted').as('withheld'),
      fn.countAll<number>().as('all'),
    ])
    .groupBy('channel')
    .execute();
  return channels.map((channel) => {
    const row = rows.find((each) => each.channel === channel);
    const { waiting = 0, failing = 0, withheld = 0, all = 0 } = row ?? {};
    return {
      channel,
      waiting,
      failing,
      withheld,
      givenUp: all - waiting - withheld,
      oldest: dateOrNull(row?.oldest ?? null),
    };
  });
}

export async function countByCause(
  db: Db,
  limit: number,
): Promise<{ causes: WaitingCause[]; count: number }> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      'channel',
      'admission',
      'last_error',
      fn.countAll<number>().as('count'),
      fn.min<number>('created_at').as('since'),
      // Over all groups, not only those within the limit.
      sql<number>`cast(sum(count(*)) over () as bigint)`.as('all'),
    ])
    .where('delivered_at', 'is', null)
    .groupBy(['channel', 'admission', 'last_error'])
    .orderBy('count', 'desc')
    .orderBy('since')
    .limit(limit)
    .execute();
  return {
    causes: rows.map(({ channel, admission, last_error, count, since }) => ({
      channel,
      withheld: admission === 'granted' ? null : admission,
      error: last_error,
      count,
      since: new Date(since),
    })),
    count: rows[0]?.all ?? 0,
  };
}
