import { randomBytes } from 'node:crypto';
import { minuteMs } from '../../domain/periods.ts';
import type { Store } from './store.ts';
import type { Engine } from './tables.ts';

/** What all processes count together to limit requests, and the salt of the hashes they count by. */
export function rateCounters(engine: Engine): Pick<Store, 'addHits' | 'deleteExpiredCounts' | 'dailySalt'> {
  let sweptMinute = 0;
  let today = { day: '', salt: '' };

  async function deleteHits(before: number): Promise<void> {
    await engine.write((db) => db.deleteFrom('hits').where('minute', '<', before).execute());
  }

  return {
    async addHits(hits, now) {
      const minute = minuteOf(now);
      const sweep = minute > sweptMinute;
      sweptMinute = Math.max(sweptMinute, minute);
      if (sweep) await deleteHits(minute);
      if (hits.length === 0) return [];
      const rows = hits
        .map(({ key, until, amount }) => ({ minute: minuteOf(until) - 1, key, count: amount }))
        // Processes that add the same keys lock them in the same order.
        .sort((one, other) => (one.key < other.key ? -1 : 1));
      const sums = await engine.write((db) =>
        db
          .insertInto('hits')
          .values(rows)
          .onConflict((conflict) =>
            conflict
              .columns(['minute', 'key'])
              .doUpdateSet((row) => ({ count: row('hits.count', '+', row.ref('excluded.count')) })),
          )
          .returning(['key', 'count'])
          .execute(),
      );
      const byKey = new Map(sums.map(({ key, count }) => [key, count]));
      return hits.map(({ key }) => byKey.get(key) as number);
    },

    async deleteExpiredCounts(now) {
      await deleteHits(minuteOf(now));
      await engine.write((db) =>
        db.deleteFrom('confirmations').where('until', '<=', now.getTime()).execute(),
      );
      await engine.write((db) => db.deleteFrom('salts').where('day', '<', dayOf(now)).execute());
    },

    async dailySalt(at) {
      const day = dayOf(at);
      if (today.day === day) return today.salt;
      const salt = await engine.transaction(async (trx) => {
        await trx.deleteFrom('salts').where('day', '<', day).execute();
        await trx
          .insertInto('salts')
          .values({ day, salt: randomBytes(32).toString('base64url') })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const row = await trx
          .selectFrom('salts')
          .select('salt')
          .where('day', '=', day)
          .executeTakeFirstOrThrow();
        return row.salt;
      });
      today = { day, salt };
      return salt;
    },
  };
}

function minuteOf(at: Date): number {
  return Math.floor(at.getTime() / minuteMs);
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
