import type { Channel } from '../../domain/requests/index.ts';
import { fixedTextOf } from './about.ts';
import { newOutgoing, newRequestId } from './ids.ts';
import type { IncomingRequest, SaveResult, Withheld } from './store.ts';
import type { Db } from './tables.ts';

export async function saveRequest(
  db: Db,
  mailDomain: string,
  request: IncomingRequest,
  channels: readonly Channel[],
  withheld: Withheld | null = null,
): Promise<SaveResult> {
  for (;;) {
    const id = newRequestId();
    const rows = rowsOf(id, request, request.spamReason === null ? channels : [], withheld, mailDomain);
    if (await insert(db, rows)) return { outcome: 'saved', id };
    const known = request.idempotency && (await findByIdempotencyKey(db, request.idempotency));
    if (known) return known;
    // Another request has the number: try the next one.
  }
}

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
      subject: fixedTextOf(request),
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

/** False, with nothing stored, when the id or the idempotency key exists already. */
function insert(db: Db, { request, files, outgoing }: ReturnType<typeof rowsOf>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('requests')
      .values(request)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return false;
    for (const file of files) await trx.insertInto('files').values(file).execute();
    if (outgoing.length > 0) await trx.insertInto('outbox').values(outgoing).execute();
    return true;
  });
}

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
