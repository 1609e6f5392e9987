import { sql } from 'kysely';
import type { StaffStore } from './staff-store.ts';
import type { Engine } from './tables.ts';

/** What staff note about requests: how far they are, and words for each other. */
export function handling(engine: Engine): Pick<StaffStore, 'setState' | 'setNote'> {
  return {
    async setState(id, state, person, now) {
      const time = now.getTime();
      return engine.write(async (db) => {
        const { numInsertedOrUpdatedRows = 0n } = await db
          .insertInto('handling')
          .columns(['request_id', 'state', 'state_by', 'state_at', 'answered_at', 'note'])
          // Nothing is written for a request that has been erased meanwhile, nor for suspected spam.
          .expression((row) =>
            row
              .selectFrom('requests')
              .select((column) => [
                'requests.id',
                column.val(state).as('state'),
                column.val(person).as('state_by'),
                sql<number>`cast(${time} as bigint)`.as('state_at'),
                sql<number | null>`cast(${state === 'answered' ? time : null} as bigint)`.as('answered_at'),
                column.val('').as('note'),
              ])
              .where('requests.id', '=', id)
              .where('requests.spam_reason', 'is', null),
          )
          .onConflict((conflict) =>
            conflict.column('request_id').doUpdateSet((row) => ({
              state,
              state_by: person,
              state_at: time,
              answered_at:
                state === 'new'
                  ? null
                  : row.fn.coalesce('handling.answered_at', row.ref('excluded.answered_at')),
            })),
          )
          .executeTakeFirst();
        return numInsertedOrUpdatedRows > 0n;
      });
    },

    async setNote(id, note, seen, person, now) {
      return engine.transaction(async (trx) => {
        let query = trx.selectFrom('requests').select('id').where('id', '=', id);
        // Two who write the first note of a request meet here.
        if (engine.skipLocked) query = query.forUpdate();
        if (!(await query.executeTakeFirst())) return 'unknown';
        const known = await trx
          .selectFrom('handling')
          .select('note_at')
          .where('request_id', '=', id)
          .executeTakeFirst();
        if ((known?.note_at ?? null) !== (seen?.getTime() ?? null)) return 'changed';
        const written = { note, note_by: person, note_at: now.getTime() };
        await trx
          .insertInto('handling')
          .values({ request_id: id, state: 'new', ...written })
          .onConflict((conflict) => conflict.column('request_id').doUpdateSet(written))
          .execute();
        return 'saved';
      });
    },
  };
}
