import { randomBytes } from 'node:crypto';
import { groupCommit } from './group-commit.ts';
import { newOutgoing, newRequestId } from './ids.ts';
import type { Channel, IncomingRequest, SaveResult, Store, Withheld } from './store.ts';
import type { Db, Engine } from './tables.ts';

/** What the functions need while a request comes in. */
export function intake(
  engine: Engine,
  mailDomain: string,
): Pick<Store, 'save' | 'addHits' | 'forgetHits' | 'dailySalt'> {
  let sweptMinute = 0;
  let today = { day: '', salt: '' };
  const insertInGroup = groupCommit(engine.together);

  async function deleteHits(before: number): Promise<void> {
    await engine.write((db) => db.deleteFrom('hits').where('minute', '<', before).execute());
  }

  return {
    async save(request, channels, withheld = null) {
      for (;;) {
        const id = newRequestId();
        const rows = rowsOf(id, request, request.spamReason === null ? channels : [], withheld, mailDomain);
        const inserted =
          rows.files.length > 0 ? await insertWithFiles(engine, rows) : await insertInGroup(rows);
        if (inserted) return { outcome: 'saved', id };
        const known = request.idempotency && (await earlier(engine.db, request.idempotency));
        if (known) return known;
        // The number was taken by another request: with forty random bits the next one is free.
      }
    },

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

    async forgetHits(now) {
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
  return Math.floor(at.getTime() / 60_000);
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** A request as it lies in the tables. */
function rowsOf(
  id: string,
  request: IncomingRequest,
  channels: readonly Channel[],
  withheld: Withheld | null,
  mailDomain: string,
) {
  const receivedAt = request.receivedAt.getTime();
  return {
    request: {
      id,
      kind: request.kind,
      form: request.form,
      language: request.language,
      fields: JSON.stringify(request.fields),
      email: request.fields.email.toLowerCase(),
      job_title: request.kind === 'application' ? request.fields.jobTitle : null,
      job_closed_at: request.jobClosedAt?.getTime() ?? null,
      consent_version: request.consent?.version ?? null,
      consent_at: request.consent?.at.getTime() ?? null,
      received_at: receivedAt,
      spam_reason: request.spamReason,
      idempotency_key: request.idempotency?.key ?? null,
      body_digest: request.idempotency?.digest ?? null,
    },
    files: request.files.map(({ field, name, bytes }) => ({
      request_id: id,
      field,
      name,
      size: bytes.byteLength,
      bytes,
    })),
    outgoing: channels.map((channel) => ({
      ...newOutgoing(id, channel, mailDomain, receivedAt),
      ...(withheld && channel === 'confirmation' ? { admission: withheld, next_attempt_at: null } : {}),
    })),
  };
}

/** A request with its files. False when the id or the idempotency key is there already. */
function insertWithFiles(
  engine: Engine,
  { request, files, outgoing }: ReturnType<typeof rowsOf>,
): Promise<boolean> {
  const { db } = engine;
  return engine.large([
    db
      .insertInto('requests')
      .values(request)
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
    db.insertInto('files').values(files).compile(),
    ...(outgoing.length > 0 ? [db.insertInto('outbox').values(outgoing).compile()] : []),
  ]);
}

/** The request that came before with the same key, if that is what stood in the way. */
async function earlier(db: Db, idempotency: { key: string; digest: string }): Promise<SaveResult | null> {
  const known = await db
    .selectFrom('requests')
    .select(['id', 'body_digest'])
    .where('idempotency_key', '=', idempotency.key)
    .executeTakeFirst();
  if (!known) return null;
  return known.body_digest === idempotency.digest
    ? { outcome: 'replayed', id: known.id }
    : { outcome: 'conflict' };
}
