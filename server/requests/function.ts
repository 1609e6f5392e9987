import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { defaultLanguage, isLanguage, type Language } from '../../domain/languages.ts';
import { dayMs } from '../../domain/periods.ts';
import {
  asChecked,
  check,
  consentNames,
  type FormId,
  formOf,
  forms,
  type KindAndFields,
  type RequestDefinition,
  type RequestKind,
} from '../../domain/requests/index.ts';
import type { Content } from '../content.ts';
import { channelsOf, type Delivery } from '../delivery/delivery.ts';
import type { Env } from '../env.ts';
import { clientAddress, networksOf } from '../http/addresses.ts';
import type { BodyTimeouts } from '../http/body-timeouts.ts';
import type { BytesInFlight, Reservation } from '../http/bytes-in-flight.ts';
import type { Limits } from '../http/limits.ts';
import { type FieldProblems, Refusal } from '../http/refusal.ts';
import { copiesWritten, spaceAboveFloor, writesFiles } from '../store/free-space.ts';
import type { Consent, IncomingRequest, Store, StoredFile } from '../store/store.ts';
import { refuseCrossSite, spamReasonOf, wantsPage } from './guard.ts';
import { problemOfPdf, safeFileName } from './pdf.ts';
import type { InspectPdf } from './pdf-pool.ts';
import { type Body, receive, uploadSize } from './receive.ts';

export interface FunctionParts {
  env: Pick<
    Env,
    'siteUrl' | 'allowedOrigins' | 'trustedProxies' | 'webhook' | 'dataDir' | 'databaseUrl' | 'smtpUrl'
  >;
  content: Pick<Content, 'offeredJobs'>;
  store: () => Promise<Pick<Store, 'requests'>>;
  delivery: Pick<Delivery, 'wake'>;
  clock: () => Date;
  limits: Limits;
  bytesInFlight: BytesInFlight;
  bodyTimeouts: BodyTimeouts;
  inspectPdf: InspectPdf;
}

/** A call of a function, as HTTP brings it. */
export interface Call {
  headers: IncomingHttpHeaders;
  stream: Readable;
  /** Address at the other end of the connection. */
  connection: string;
}

/** What became of a call. Everything a page needs to show it is known even when it was refused. */
export interface Outcome {
  language: Language;
  form: FormId;
  body: Body;
  result: { id: string; replayed: boolean; spamReason: string | null } | Refusal;
}

const emptyBody: Body = { values: {}, files: [] };
// "2026-11-20T10:00:00.000+01:00", and room.
const maxTimeLength = 40;

/** One request from its first byte to its place in the store: receive, guard, validate, store, wake the delivery. */
export async function callFunction(
  definition: RequestDefinition & { kind: RequestKind },
  call: Call,
  parts: FunctionParts,
): Promise<Outcome> {
  const now = parts.clock();
  let body = emptyBody;
  const address = clientAddress(
    call.connection,
    call.headers['x-forwarded-for']?.toString(),
    parts.env.trustedProxies,
  );
  // The largest network of the address counts as one sender, so that who owns a network cannot keep others from
  // sending.
  const network = networksOf(address).at(-1)?.name ?? address;
  using reservation = parts.bytesInFlight.reserve(network);
  try {
    refuseCrossSite(call.headers, parts.env);
    const upload = uploadSize(call.headers, definition);
    const refusal = await catchRefusal(() =>
      refuseOverLimit(definition, call, address, upload, reservation, parts),
    );
    // The words of a form that was posted without script come back with the refusal, so they are read first.
    if (refusal && !wantsPage(call.headers)) throw refusal;
    body = await receive(call, definition, reservation, parts.bodyTimeouts);
    if (refusal) throw refusal;
    const request = withinSpamQuota(
      await validate(definition, body, call, network, now, parts),
      parts.limits,
    );
    // Others were stored while this body came. What others have only announced does not count: it may never come.
    if (upload > 0) await refuseFullDisk(reservation.total, parts.env);
    parts.limits.takeFiles(address, sizeOf(request.files));
    const confirmed = request.spamReason !== null || parts.limits.takeConfirmation(address);
    const saved = await orUnavailable(async () => {
      const { requests } = await parts.store();
      return requests.save(request, channelsOf(parts.env), confirmed ? null : 'sender');
    });
    if (saved.outcome === 'conflict') throw new Refusal('conflict');
    if (saved.outcome === 'saved' && request.spamReason === null) parts.delivery.wake();
    const replayed = saved.outcome === 'replayed';
    return outcome({ id: saved.id, replayed, spamReason: request.spamReason });
  } catch (error) {
    if (error instanceof Refusal) return outcome(error);
    throw error;
  }

  function outcome(result: Outcome['result']): Outcome {
    return { language: languageIn(body), form: formIn(definition.kind, body), body, result };
  }
}

/**
 * Refuses what can be refused before the body is read: too many requests, too many uploads, too little room for one.
 */
async function refuseOverLimit(
  definition: RequestDefinition & { kind: RequestKind },
  call: Call,
  address: string,
  upload: number,
  reservation: Reservation,
  { env, limits }: FunctionParts,
): Promise<void> {
  const announced = call.headers['content-length'] === undefined ? 0 : upload;
  limits.takeRequest(address, definition.kind, announced);
  if (upload > 0) await refuseFullDisk(reservation.total + upload, env);
}

/** Refuses uploads (503) that would not leave the floor of free space, together with all others in flight. */
async function refuseFullDisk(bytes: number, env: FunctionParts['env']): Promise<void> {
  if (!writesFiles(env)) return;
  const space = await orUnavailable(() => spaceAboveFloor(env.dataDir));
  if (copiesWritten * bytes <= space) return;
  const cause = Object.assign(new Error('The disk of DATA_DIR is nearly full'), { code: 'DISK_FLOOR' });
  throw new Refusal('unavailable', { retryAfter: 300, cause });
}

async function catchRefusal(work: () => Promise<void>): Promise<Refusal | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Suspected spam keeps its words, but not its files when there were too many today; the reason says so. */
function withinSpamQuota(request: IncomingRequest, limits: Pick<Limits, 'takeSpamFiles'>): IncomingRequest {
  const { spamReason, files } = request;
  if (spamReason === null || files.length === 0) return request;
  if (limits.takeSpamFiles(sizeOf(files))) return request;
  return { ...request, files: [], spamReason: `${spamReason}, files not kept` };
}

/** Reports everything that is wrong at once; a missing consent alone has a code of its own. */
async function validate(
  definition: RequestDefinition & { kind: RequestKind },
  body: Body,
  call: Call,
  network: string,
  now: Date,
  { content, inspectPdf }: Pick<FunctionParts, 'content' | 'inspectPdf'>,
): Promise<IncomingRequest> {
  const { kind, fields } = definition;
  const { values, problems } = check(definition, body.values);
  const fileProblems: Record<string, FieldProblems[string]> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.control !== 'pdf') continue;
    const file = body.files.find((each) => each.field === name);
    const problem = await problemOfPdf(inspectPdf, field, file, network);
    if (problem) fileProblems[name] = problem;
  }
  const { form } = body.values;
  if (form !== undefined && !isFormOf(kind, form)) throw new Refusal('invalid_body');
  const consent = consentIn(definition, body, now);
  // A page's form asks for its consents; a bare body has none (docs/product.md, "Function bodies").
  const missing = form === undefined ? [] : consent.missing;
  const found = inFormOrder(definition, { ...problems, ...fileProblems });
  const all = { ...found, ...Object.fromEntries(missing.map((name) => [name, 'missing' as const])) };
  if (Object.keys(found).length > 0) throw new Refusal('invalid_fields', { fields: all });
  if (missing.length > 0) throw new Refusal('consent_missing', { fields: all });

  const texts = asChecked(kind, values);
  const files = body.files.map((file) => ({
    field: file.field,
    name: safeFileName(file),
    bytes: file.bytes,
  }));
  const spamReason = spamReasonOf(body.values, call.headers);
  return {
    ...texts,
    form: formIn(kind, body),
    language: languageIn(body),
    files,
    consent: consent.given,
    receivedAt: now,
    // An application for a job that is not offered counts from its receipt (docs/product.md, "Retention").
    jobClosedAt:
      texts.kind === 'application' && !content.offeredJobs.includes(texts.fields.jobTitle) ? now : null,
    idempotency: idempotencyOf(call.headers, digestOf(texts, files, spamReason), now),
    spamReason,
  };
}

/** Turns any error of the store into a refusal with 503, so that success is never claimed for what is not stored. */
async function orUnavailable<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw new Refusal('unavailable', { retryAfter: 30, cause });
  }
}

function sizeOf(files: readonly StoredFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
}

function languageIn({ values }: Body): Language {
  return isLanguage(values.language) ? values.language : defaultLanguage;
}

function formIn(kind: RequestKind, { values }: Body): FormId {
  return isFormOf(kind, values.form) ? values.form : formOf(kind, values);
}

function isFormOf(kind: RequestKind, form: unknown): form is FormId {
  return typeof form === 'string' && Object.hasOwn(forms, form) && forms[form as FormId] === kind;
}

function inFormOrder({ fields }: RequestDefinition, problems: FieldProblems): FieldProblems {
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => (problems[name] ? [[name, problems[name]]] : [])),
  );
}

/** The consents of a body: JSON carries `{ version, time }`, a form the version as the value of each checkbox. */
function consentIn(definition: RequestDefinition, { values }: Body, now: Date) {
  const versions: string[] = [];
  const missing: string[] = [];
  let at = now;
  for (const consent of definition.consents) {
    const name = consentNames[consent];
    const value = values[name];
    const { version, time } =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : { version: value };
    if (typeof version !== 'string' || !/^[\w.:-]{1,64}$/.test(version)) {
      missing.push(name);
      continue;
    }
    versions.push(version);
    const given = typeof time === 'string' ? new Date(time.slice(0, maxTimeLength)) : now;
    // A time in the future, or more than a day ago, counts as now.
    if (given < at && given.getTime() > now.getTime() - dayMs) at = given;
  }
  const given: Consent | null =
    versions.length > 0 && missing.length === 0 ? { version: versions.join('+'), at } : null;
  return { given, missing };
}

/** Null when the caller sends no key. A key may hold what a header can carry visibly, at most 200 characters. */
function idempotencyOf(
  headers: IncomingHttpHeaders,
  digest: string,
  now: Date,
): IncomingRequest['idempotency'] {
  const key = headers['idempotency-key']?.toString();
  // A form without script sends none. The same words again within the hour are a second click or a reload.
  if (key === undefined) {
    return wantsPage(headers) ? { key: `form ${now.toISOString().slice(0, 13)} ${digest}`, digest } : null;
  }
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal('invalid_body');
  return { key, digest };
}

/** What makes two bodies the same request: its words and files, not when or how fast it was sent. */
function digestOf(
  { kind, fields }: KindAndFields,
  files: readonly StoredFile[],
  spamReason: string | null,
): string {
  const hash = createHash('sha256').update(JSON.stringify([kind, spamReason, Object.entries(fields).sort()]));
  for (const { field, bytes } of files) hash.update(`\n${field} ${bytes.byteLength}\n`).update(bytes);
  return hash.digest('base64url');
}
