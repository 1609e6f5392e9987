import { createHash, randomBytes } from 'node:crypto';
import { dayMs, endOf, hourMs, minuteMs } from '../../domain/periods.ts';
import type { Admission, ConfirmationLimits, Outgoing, Withheld } from './store.ts';
import type { Db } from './tables.ts';

/**
 * Limits confirmations, so that nobody can flood another person's mailbox through the forms. The recipient is stored as
 * a hash with a daily salt.
 */
export async function admit(
  db: Db,
  outgoing: Outgoing,
  recipient: string,
  limits: ConfirmationLimits,
  now: Date,
): Promise<Admission | null> {
  return db.transaction().execute(async (trx) => {
    if (!(await grant(trx, outgoing))) return earlierAdmission(trx, outgoing);
    const withheld = await countUnlessFull(trx, recipient, limits, now);
    if (withheld) await withhold(trx, outgoing, withheld);
    return withheld ?? 'granted';
  });
}

export async function deleteExpiredCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('confirmations').where('until', '<=', now.getTime()).execute();
  await db.deleteFrom('salts').where('day', '<', dayOf(now)).execute();
  // An earlier version counted senders in this table.
  await db
    .deleteFrom('hits')
    .where('minute', '<', Math.floor(now.getTime() / minuteMs))
    .execute();
}

/** False when the confirmation was decided before, or erased. */
async function grant(trx: Db, { requestId, channel }: Outgoing): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ admission: 'granted' })
    .where('request_id', '=', requestId)
    .where('channel', '=', channel)
    .where('admission', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function earlierAdmission(trx: Db, { requestId, channel }: Outgoing): Promise<Admission | null> {
  const row = await trx
    .selectFrom('outbox')
    .select('admission')
    .where('request_id', '=', requestId)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return row?.admission ?? null;
}

async function withhold(trx: Db, { requestId, channel }: Outgoing, admission: Withheld): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ admission, next_attempt_at: null, leased_until: null })
    .where('request_id', '=', requestId)
    .where('channel', '=', channel)
    .execute();
}

/** Counts a confirmation. Returns the limit that it exceeds, or null. */
async function countUnlessFull(
  trx: Db,
  recipient: string,
  { perDay, perHour }: ConfirmationLimits,
  now: Date,
): Promise<'recipient' | 'ceiling' | null> {
  const endOfDay = endOf(dayMs, now);
  const key = saltedHash(await saltOf(trx, dayOf(now)), recipient);
  if ((await add(trx, key, endOfDay, 1)) > perDay) return 'recipient';
  // Against deadlocks, every process locks the row of `all` last.
  if (perHour === 0 || (await add(trx, 'all', endOf(hourMs, now), 1)) <= perHour) return null;
  // A withheld confirmation does not count for its recipient.
  await add(trx, key, endOfDay, -1);
  return 'ceiling';
}

/** Adds to a counter and returns its new value. */
async function add(trx: Db, key: string, until: number, amount: number): Promise<number> {
  const row = await trx
    .insertInto('confirmations')
    .values({ until, key, count: amount })
    .onConflict((conflict) =>
      conflict
        .columns(['until', 'key'])
        .doUpdateSet((row) => ({ count: row('confirmations.count', '+', amount) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The salt of a day, the same in all processes. Older ones are deleted. */
async function saltOf(trx: Db, day: string): Promise<string> {
  await trx.deleteFrom('salts').where('day', '<', day).execute();
  await trx
    .insertInto('salts')
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { salt } = await trx
    .selectFrom('salts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return salt;
}

function saltedHash(salt: string, text: string): string {
  return createHash('sha256').update(`${salt} ${text}`).digest('base64url');
}

/** The day (UTC), `2026-11-20`. */
function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
