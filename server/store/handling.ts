import { sql } from 'kysely';
import type { RequestState } from '../../domain/requests/index.ts';
import type { Db, Engine } from './tables.ts';

/** Says how far staff are with a request. Writes nothing for one that has been erased, nor for suspected spam. */
export async function setState(
  db: Db,
  id: string,
  state: RequestState,
  person: string,
  now: Date,
): Promise<boolean> {
  const time = now.getTime();
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('handling')
    .columns(['request_id', 'state', 'state_by', 'state_at', 'answered_at', 'note'])
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
          state === 'new' ? null : row.fn.coalesce('handling.answered_at', row.ref('excluded.answered_at')),
      })),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Writes the note of a request, unless somebody has written another one since `seen`. */
export async function setNote(
  { db, name }: Engine,
  id: string,
  note: string,
  seen: Date | null,
  person: string,
  now: Date,
): Promise<'saved' | 'changed' | 'unknown'> {
  return db.transaction().execute(async (trx) => {
    const request = await trx
      .selectFrom('requests')
      .select('id')
      .where('id', '=', id)
      // Two who write the first note of a request meet here; in SQLite the transaction itself is the lock.
      .$if(name === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (!request) return 'unknown';
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
}
