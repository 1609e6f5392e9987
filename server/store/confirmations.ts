import { dayMs, endOf, hourMs } from '../../domain/periods.ts';
import type { Store, Withheld } from './store.ts';
import type { Db, Engine } from './tables.ts';

/** Limits confirmations, so that nobody can flood somebody else's mail box by typing their address into forms. */
export function confirmations(engine: Engine): Pick<Store, 'admit'> {
  return {
    async admit({ requestId, channel }, recipient, { perDay, perHour }, now) {
      const endOfDay = endOf(dayMs, now);
      return engine.transaction(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('outbox')
          .set({ admission: 'granted' })
          .where('request_id', '=', requestId)
          .where('channel', '=', channel)
          .where('admission', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) {
          const row = await trx
            .selectFrom('outbox')
            .select('admission')
            .where('request_id', '=', requestId)
            .where('channel', '=', channel)
            .executeTakeFirst();
          return row?.admission ?? null;
        }
        if ((await count(trx, recipient, endOfDay)) > perDay) return withhold('recipient');
        // Every process locks the row of `all` last, so that none waits for the row of a recipient while holding it.
        if (perHour === 0 || (await count(trx, 'all', endOf(hourMs, now))) <= perHour) return 'granted';
        // A withheld confirmation does not count for its recipient.
        await trx
          .updateTable('confirmations')
          .set((row) => ({ count: row('count', '-', 1) }))
          .where('until', '=', endOfDay)
          .where('key', '=', recipient)
          .execute();
        return withhold('ceiling');

        async function withhold(admission: Withheld): Promise<Withheld> {
          await trx
            .updateTable('outbox')
            .set({ admission, next_attempt_at: null, leased_until: null })
            .where('request_id', '=', requestId)
            .where('channel', '=', channel)
            .execute();
          return admission;
        }
      });
    },
  };
}

/** Adds one to what is counted for `key` until then, and returns the sum. */
async function count(db: Db, key: string, until: number): Promise<number> {
  const row = await db
    .insertInto('confirmations')
    .values({ until, key, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['until', 'key'])
        .doUpdateSet((row) => ({ count: row('confirmations.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}
