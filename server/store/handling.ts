import type { RequestState } from '../../domain/requests/index.ts';
import type { Db, Engine } from './tables.ts';

export async function setState(
  engine: Engine,
  id: string,
  state: RequestState,
  person: string,
  now: Date,
): Promise<boolean> {
  return engine.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, engine.name, id);
    if (!request || request.spam_reason !== null) return false;
    const written = { state, state_by: person, state_at: now.getTime() };
    const answeredAt = state === 'answered' ? now.getTime() : null;
    await trx
      .insertInto('handling')
      .values({ request_id: id, ...written, answered_at: answeredAt, note: '' })
      .onConflict((conflict) =>
        conflict.column('request_id').doUpdateSet(({ fn, ref }) => ({
          ...written,
          answered_at:
            state === 'new' ? null : fn.coalesce('handling.answered_at', ref('excluded.answered_at')),
        })),
      )
      .execute();
    return true;
  });
}

export async function setNote(
  engine: Engine,
  id: string,
  note: string,
  seen: Date | null,
  person: string,
  now: Date,
): Promise<'saved' | 'changed' | 'unknown'> {
  return engine.db.transaction().execute(async (trx) => {
    if (!(await lockRequest(trx, engine.name, id))) return 'unknown';
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

/** Locks the request's row in PostgreSQL against concurrent changes; in SQLite the transaction itself is the lock. */
function lockRequest(trx: Db, engine: Engine['name'], id: string) {
  return trx
    .selectFrom('requests')
    .select('spam_reason')
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}
