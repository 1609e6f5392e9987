import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Language } from '../../domain/languages.ts';
import type { FormId, RequestDefinition, RequestKind } from '../../domain/requests/index.ts';
import type { Content } from '../content.ts';
import { channelsOf, type Delivery } from '../delivery/delivery.ts';
import type { Env } from '../env.ts';
import { clientAddress, networksOf } from '../http/addresses.ts';
import type { BodyTimeouts } from '../http/body-timeouts.ts';
import type { Limits } from '../http/limits.ts';
import { orUnavailable, Refusal } from '../http/refusal.ts';
import type { SaveResult, Store } from '../store/store.ts';
import { refuseCrossSite, wantsPage } from './guard.ts';
import type { InspectPdf } from './inspect-pdf.ts';
import { type Body, receive, uploadSize } from './receive.ts';
import { refuseFullDisk, type Upload, type Uploads } from './uploads.ts';
import { formIn, languageIn, type ValidFile, type ValidRequest, validate } from './validate.ts';

export interface FunctionParts {
  env: Pick<Env, 'siteUrl' | 'allowedOrigins' | 'trustedProxies' | 'webhook' | 'dataDir'>;
  content: Pick<Content, 'offeredJobs'>;
  store: () => Promise<Pick<Store, 'requests'>>;
  delivery: Pick<Delivery, 'wake'>;
  clock: () => Date;
  limits: Limits;
  bodyTimeouts: BodyTimeouts;
  uploads: Uploads;
  inspectPdf: InspectPdf;
}

/** The HTTP request of a function call. */
export interface Call {
  headers: IncomingHttpHeaders;
  stream: Readable;
  /** Remote address of the connection. */
  connection: string;
}

type Saved = { id: string; replayed: boolean; spamReason: string | null };

/** The outcome of a call, with everything that an answer page shows, also after a refusal. */
export interface Outcome {
  language: Language;
  form: FormId;
  body: Body;
  result: Saved | Refusal;
}

type Definition = RequestDefinition & { kind: RequestKind };

// Less than the 20 seconds that the form waits (`site/islands/requests/send.ts`).
const storingWaitMs = 15_000;
const emptyBody: Body = { values: {}, files: [] };

/** Handles one call: admit, receive, validate, save. */
export async function callFunction(
  definition: Definition,
  call: Call,
  parts: FunctionParts,
): Promise<Outcome> {
  const now = parts.clock();
  const { env } = parts;
  const forwarded = call.headers['x-forwarded-for']?.toString();
  const address = clientAddress(call.connection, forwarded, env.trustedProxies);
  let body = emptyBody;
  try {
    refuseCrossSite(call.headers, env);
    await using upload = await admit(definition, call, address, parts).catch(readTextThenRefuse);
    body = await receive(call, definition, upload, parts.bodyTimeouts);
    const request = await validate(definition, body, call.headers, now, parts);
    return outcome(await save(request, address, parts));
  } catch (error) {
    if (error instanceof Refusal) return outcome(error);
    throw error;
  }

  /** Reads the text fields of a form posted without script before it is refused: the answer page shows them again. */
  async function readTextThenRefuse(refusal: unknown): Promise<never> {
    if (refusal instanceof Refusal && wantsPage(call.headers)) {
      body = await receive(call, definition, null, parts.bodyTimeouts);
    }
    throw refusal;
  }

  function outcome(result: Outcome['result']): Outcome {
    return { language: languageIn(body), form: formIn(definition.kind, body), body, result };
  }
}

/**
 * Checks the limits that need no body: requests, uploads, disk space. Returns the place of a body with files. Throws
 * {@link Refusal}.
 */
async function admit(
  definition: Definition,
  { headers }: Call,
  address: string,
  { limits, uploads }: FunctionParts,
): Promise<Upload | null> {
  const size = uploadSize(headers, definition);
  const announced = headers['content-length'] === undefined ? 0 : size;
  limits.takeRequest(address, definition.kind, announced);
  if (size === 0) return null;
  // The largest network of the address counts as one sender: its owner must not block other senders.
  return uploads.begin(networksOf(address).at(-1)?.name ?? address, size);
}

/** Stores a request and wakes the delivery of its mails. */
async function save(request: ValidRequest, address: string, parts: FunctionParts): Promise<Saved> {
  const kept = withinSpamQuota(request, parts.limits);
  const saved = await orUnavailable(() => write(kept, address, parts));
  if (saved.outcome === 'conflict') throw new Refusal('conflict');
  if (saved.outcome === 'saved' && kept.spamReason === null) parts.delivery.wake();
  return { id: saved.id, replayed: saved.outcome === 'replayed', spamReason: kept.spamReason };
}

async function write(
  request: ValidRequest,
  address: string,
  { env, limits, store, uploads }: FunctionParts,
): Promise<SaveResult> {
  const size = sizeOf(request.files);
  using _turn = size > 0 ? await uploads.storing.turn(AbortSignal.timeout(storingWaitMs)) : null;
  // Checked again: other uploads were stored in the meantime.
  if (size > 0) await refuseFullDisk(size, env.dataDir);
  limits.takeFiles(address, size);
  const confirmed = request.spamReason !== null || limits.takeConfirmation(address);
  const files = await Promise.all(
    request.files.map(async ({ field, name, inspected, path }) => {
      return { field, name, inspected, bytes: await readFile(path) };
    }),
  );
  const { requests } = await store();
  return await requests.save({ ...request, files }, channelsOf(env), confirmed ? null : 'sender');
}

/** Drops the files of suspected spam over the daily limit, and notes that in its reason. */
function withinSpamQuota(request: ValidRequest, limits: Pick<Limits, 'takeSpamFiles'>): ValidRequest {
  const { spamReason, files } = request;
  if (spamReason === null || files.length === 0) return request;
  if (limits.takeSpamFiles(sizeOf(files))) return request;
  return { ...request, files: [], spamReason: `${spamReason}, files not kept` };
}

function sizeOf(files: readonly ValidFile[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}
