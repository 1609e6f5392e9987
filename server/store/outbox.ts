import { type Selectable, sql } from 'kysely';
import { channels } from '../../domain/requests/index.ts';
import { newOutgoing } from './ids.ts';
import type { Outgoing, OutgoingState, Store } from './store.ts';
import { type Db, dateOrNull, type Engine, type Tables } from './tables.ts';

// More take longer to count than the thread that answers should be kept; for fewer a second one is not worth its memory.
const manyRows = 1000;

/** The rows to send and their state (docs/decisions/0005-outbox-in-the-same-transaction.md). */
export function outbox(
  engine: Engine,
  mailDomain: string,
): Pick<
  Store,
  | 'lease'
  | 'extendLease'
  | 'markDelivered'
  | 'markFailed'
  | 'alert'
  | 'withdrawAlert'
  | 'outgoing'
  | 'backlog'
  | 'failing'
  | 'resume'
  | 'resend'
> {
  /** Leases confirmations (`=`) or everything else (`<>`). */
  async function leaseFrom(db: Db, which: '=' | '<>', limit: number, time: number, leaseMs: number) {
    let due = db
      .selectFrom('outbox')
      .select(['request_id', 'channel'])
      .where('delivered_at', 'is', null)
      // A literal, because a partial index is used only for a condition that is known when the statement is planned.
      .where('channel', which, sql.lit('confirmation'))
      .where('next_attempt_at', '<=', time)
      .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', time)]))
      .orderBy('next_attempt_at')
      .limit(limit);
    if (engine.skipLocked) due = due.forUpdate().skipLocked();
    const rows = await db
      .updateTable('outbox')
      .set({ leased_until: time + leaseMs })
      .where(({ eb, refTuple }) =>
        eb(refTuple('request_id', 'channel'), 'in', due.$asTuple('request_id', 'channel')),
      )
      .returningAll()
      .execute();
    return rows.map(outgoingOf);
  }

  return {
    async lease(limit, now, leaseMs) {
      const time = now.getTime();
      return engine.transaction(async (trx) => {
        const first = await leaseFrom(trx, '<>', limit, time, leaseMs);
        if (first.length === limit) return first;
        return [...first, ...(await leaseFrom(trx, '=', limit - first.length, time, leaseMs))];
      });
    },

    async extendLease(outgoing, now, leaseMs) {
      if (outgoing.length === 0) return;
      await engine.write((db) =>
        db
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
          .execute(),
      );
    },

    async markDelivered(outgoing, at) {
      await engine.write((db) =>
        db
          .updateTable('outbox')
          .set({ delivered_at: at.getTime(), leased_until: null, last_error: null })
          .where('request_id', '=', outgoing.requestId)
          .where('channel', '=', outgoing.channel)
          .execute(),
      );
    },

    async markFailed(outgoing, error, nextAttemptAt) {
      await engine.write((db) =>
        db
          .updateTable('outbox')
          .set({
            attempts: outgoing.attempts + 1,
            next_attempt_at: nextAttemptAt?.getTime() ?? null,
            leased_until: null,
            last_error: error,
          })
          .where('request_id', '=', outgoing.requestId)
          .where('channel', '=', outgoing.channel)
          .where('delivered_at', 'is', null)
          .execute(),
      );
    },

    async alert(outgoing, now) {
      return engine.write(async (db) => {
        const added = await db
          .insertInto('outbox')
          .values(newOutgoing(outgoing.requestId, 'alert', mailDomain, now.getTime()))
          // However many rows fail at the same time: the index of alerts lets one through.
          .onConflict((conflict) => conflict.doNothing())
          .returning('channel')
          .executeTakeFirst();
        return added !== undefined;
      });
    },

    async withdrawAlert({ requestId }) {
      await engine.write((db) =>
        db
          .deleteFrom('outbox')
          .where('request_id', '=', requestId)
          .where('channel', '=', 'alert')
          .where('delivered_at', 'is', null)
          .execute(),
      );
    },

    async outgoing(filter = {}) {
      let query = engine.db
        .selectFrom('outbox')
        .selectAll()
        .orderBy('created_at')
        .orderBy('request_id')
        .orderBy(sql`case channel when 'notification' then 1 when 'confirmation' then 2 else 3 end`);
      if (filter.requestId !== undefined) query = query.where('request_id', '=', filter.requestId);
      if (filter.requestIds) query = query.where('request_id', 'in', filter.requestIds);
      if (filter.waiting) query = query.where('delivered_at', 'is', null);
      return (await query.execute()).map(stateOf);
    },

    async failing(manyAttempts) {
      // Beside the thread that answers: it looks at every row that waits.
      const [row] = await engine.backgroundRows(
        engine.db
          .selectFrom('outbox')
          .selectAll()
          .select(sql<number>`count(*) over ()`.as('all'))
          .where('delivered_at', 'is', null)
          .where('channel', '<>', 'alert')
          .where((row) => row.or([row('admission', 'is', null), row('admission', '=', 'granted')]))
          .orderBy('attempts', 'desc')
          .limit(1)
          .compile(),
      );
      const worst = row && row.attempts >= manyAttempts ? stateOf(row) : null;
      return { worst, waiting: row?.all ?? 0 };
    },

    async backlog(manyAttempts) {
      const waiting = engine.db.selectFrom('outbox').where('delivered_at', 'is', null);
      const many = await waiting.select('channel').limit(1).offset(manyRows).executeTakeFirst();
      const counts = waiting
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
        .groupBy('channel');
      const rows = await (many ? engine.backgroundRows(counts.compile()) : counts.execute());
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
    },

    async resume(channels, now) {
      return engine.write(async (db) => {
        const { numUpdatedRows } = await db
          .updateTable('outbox')
          .set({ next_attempt_at: now.getTime() })
          .where('delivered_at', 'is', null)
          .where('channel', 'in', channels)
          .where('next_attempt_at', '>', now.getTime())
          .executeTakeFirst();
        return Number(numUpdatedRows);
      });
    },

    async resend(requestId, now, options = {}) {
      return engine.write(async (db) => {
        let query = db
          .updateTable('outbox')
          .set({ next_attempt_at: now.getTime(), attempts: 0, delivered_at: null });
        // A confirmation that staff send again by its number is no longer limited.
        query =
          requestId === null
            ? query.where((row) => row.or([row('admission', 'is', null), row('admission', '=', 'granted')]))
            : query.set({ admission: 'granted' }).where('request_id', '=', requestId);
        if (!options.all) query = query.where('delivered_at', 'is', null);
        const { numUpdatedRows } = await query.executeTakeFirst();
        return Number(numUpdatedRows);
      });
    },
  };
}

function stateOf(row: Selectable<Tables['outbox']>): OutgoingState {
  return {
    ...outgoingOf(row),
    nextAttemptAt: dateOrNull(row.next_attempt_at),
    withheld: row.admission === 'granted' ? null : row.admission,
    deliveredAt: dateOrNull(row.delivered_at),
    lastError: row.last_error,
  };
}

function outgoingOf(row: Selectable<Tables['outbox']>): Outgoing {
  return {
    requestId: row.request_id,
    channel: row.channel,
    messageId: row.message_id,
    attempts: row.attempts,
    createdAt: new Date(row.created_at),
  };
}
