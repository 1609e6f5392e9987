import type { Channel } from '../../domain/requests/index.ts';
import { groupCommit } from './group-commit.ts';
import { newOutgoing, newRequestId } from './ids.ts';
import type { IncomingRequest, SaveResult, Store, Withheld } from './store.ts';
import type { Db, Engine } from './tables.ts';

/** Stores the requests that functions receive. */
export function requestWriter(engine: Engine, mailDomain: string): Pick<Store, 'save'> {
  const insertInGroup = groupCommit(engine.insertBatch);

  return {
    async save(request, channels, withheld = null) {
      for (;;) {
        const id = newRequestId();
        const rows = rowsOf(id, request, request.spamReason === null ? channels : [], withheld, mailDomain);
        const inserted =
          rows.files.length > 0 ? await insertWithFiles(engine, rows) : await insertInGroup(rows);
        if (inserted) return { outcome: 'saved', id };
        const known = request.idempotency && (await findByIdempotencyKey(engine.db, request.idempotency));
        if (known) return known;
        // The number was taken by another request: with forty random bits the next one is free.
      }
    },
  };
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
    files: request.files.map(({ field, name, inspected, bytes }) => ({
      request_id: id,
      field,
      name,
      size: bytes.byteLength,
      bytes,
      inspected: inspected ? 1 : 0,
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
  return engine.backgroundTransaction([
    db
      .insertInto('requests')
      .values(request)
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
    db.insertInto('files').values(files).compile(),
    ...(outgoing.length > 0 ? [db.insertInto('outbox').values(outgoing).compile()] : []),
  ]);
}

/** The earlier request with the same key, if that is why nothing was inserted. */
async function findByIdempotencyKey(
  db: Db,
  idempotency: { key: string; digest: string },
): Promise<SaveResult | null> {
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
