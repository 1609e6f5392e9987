import { on } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { RequestDefinition } from '../../domain/requests/index.ts';
import { type BodyTimeouts, textTimeout, uploadTimeout } from '../http/body-timeouts.ts';
import { orUnavailable, Refusal } from '../http/refusal.ts';
import type { Upload, WrittenFile } from './uploads.ts';

/** One uploaded file as it was sent; it lies on the disk until the request is answered. */
export interface ReceivedFile extends WrittenFile {
  field: string;
  name: string;
}

/** A body, read but not yet checked. */
export interface Body {
  values: Readonly<Record<string, unknown>>;
  files: readonly ReceivedFile[];
}

interface Source {
  stream: Readable;
  headers: Pick<IncomingHttpHeaders, 'content-type' | 'content-length' | 'content-encoding'>;
}

/** What the words of a body may have, which are held in memory: docs/product.md, "Size limits". */
const textBytes = 64 * 1024;
// What a multipart body holds beside its files.
const multipartOverhead = 1024 * 1024;
// More fields and files than any form of ours has.
const maxParts = 40;
// Longer than any name of a field of ours.
const maxNameLength = 64;
// As much as file systems take. Only the end of a name says what kind of file it is.
const maxFileNameLength = 255;
// A boundary has at most 70 characters (RFC 2046, 5.1.1).
const maxContentTypeLength = 200;

/** How many bytes a body of that kind may have: two PDF files and their form make 21 MB. */
function maxBytesOf(definition: RequestDefinition, headers: Source['headers']): number {
  if (mediaTypeOf(headers) !== 'multipart/form-data') return textBytes;
  const files = Object.values(definition.fields).reduce(
    (sum, field) => sum + (field.control === 'pdf' ? field.maxBytes : 0),
    0,
  );
  return files === 0 ? textBytes : files + multipartOverhead;
}

/** How many bytes of a body with files are about to come, 0 when the body can hold only words. */
export function uploadSize(headers: Source['headers'], definition: RequestDefinition): number {
  const limit = maxBytesOf(definition, headers);
  if (limit === textBytes) return 0;
  // Without a length it may be as large as is allowed.
  return Math.min(Number(headers['content-length'] ?? limit), limit);
}

function mediaTypeOf(headers: Source['headers']): string {
  return headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * Reads a JSON, urlencoded or multipart body within hard limits. Its files are written to the disk while they come;
 * without `upload` they are left out. Throws {@link Refusal}: 415, 413 as soon as the announced or the read size is too
 * large, 408 when it comes slower than `bodyTimeouts` or has to give way to others, 400 when it is cut off or malformed,
 * 503 when its files cannot be written.
 */
export async function receive(
  { stream, headers }: Source,
  definition: RequestDefinition,
  upload: Upload | null,
  bodyTimeouts: BodyTimeouts,
): Promise<Body> {
  const read = readers[mediaTypeOf(headers)];
  if (!read || (headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new Refusal('unsupported_media_type');
  }
  const limit = maxBytesOf(definition, headers);
  if (Number(headers['content-length']) > limit) throw new Refusal('too_large');
  const checkTimeout = limit > textBytes ? uploadTimeout(bodyTimeouts) : textTimeout(bodyTimeouts);
  const body = await read(chunks(), { contentType: headers['content-type'] as string, definition, upload });
  upload?.complete();
  return body;

  async function* chunks(): AsyncGenerator<Buffer> {
    let size = 0;
    for await (const chunk of chunksOf(stream, bodyTimeouts.idleMs, upload)) {
      size += chunk.length;
      if (size > limit) throw new Refusal('too_large');
      checkTimeout(chunk.length);
      await upload?.receive(chunk.length);
      yield chunk;
    }
  }
}

/**
 * The chunks of a stream, until it stands still for too long or `upload` has to give way. Whoever stops reading leaves
 * the stream open, so that the answer arrives.
 */
async function* chunksOf(stream: Readable, idleMs: number, upload: Upload | null): AsyncGenerator<Buffer> {
  if (stream.destroyed) throw new Refusal('invalid_body');
  const idle = new AbortController();
  const idleTimer = setTimeout(() => idle.abort(new Refusal('timed_out')), idleMs);
  const signal = upload ? AbortSignal.any([idle.signal, upload.signal]) : idle.signal;
  try {
    // With the smallest mark the stream is paused while a chunk is worked on.
    for await (const [chunk] of on(stream, 'data', { signal, close: ['end'], highWaterMark: 1 })) {
      yield Buffer.from(chunk);
      idleTimer.refresh();
    }
  } catch (error) {
    throw signal.aborted ? signal.reason : new Refusal('invalid_body', { cause: error });
  } finally {
    clearTimeout(idleTimer);
  }
}

interface Form {
  contentType: string;
  definition: RequestDefinition;
  upload: Upload | null;
}

type Reader = (chunks: AsyncIterable<Buffer>, form: Form) => Promise<Body>;

const readers: Readonly<Record<string, Reader | undefined>> = Object.assign(Object.create(null), {
  'application/json': readJson,
  'application/x-www-form-urlencoded': readUrlencoded,
  'multipart/form-data': readMultipart,
} satisfies Record<string, Reader>);

async function readJson(chunks: AsyncIterable<Buffer>): Promise<Body> {
  const text = await readText(chunks);
  const values = orRefuse(() => JSON.parse(text) as unknown);
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    throw new Refusal('invalid_body');
  }
  if (Object.keys(values).length > maxParts) throw new Refusal('invalid_body');
  return { values: values as Record<string, unknown>, files: [] };
}

async function readUrlencoded(chunks: AsyncIterable<Buffer>): Promise<Body> {
  const pairs = (await readText(chunks)).split('&', maxParts + 1);
  if (pairs.length > maxParts) throw new Refusal('invalid_body');
  const values: Record<string, string> = Object.create(null);
  for (const pair of pairs) {
    const [name] = pair.split('=', 1) as [string];
    values[decodeFormText(name)] ??= decodeFormText(pair.slice(name.length + 1));
  }
  return { values, files: [] };
}

/** URLSearchParams would replace broken UTF-8 silently; here it is refused. */
function decodeFormText(text: string): string {
  return orRefuse(() => decodeURIComponent(text.replaceAll('+', ' ')));
}

async function readMultipart(
  chunks: AsyncIterable<Buffer>,
  { contentType, definition, upload }: Form,
): Promise<Body> {
  if (contentType.length > maxContentTypeLength) throw new Refusal('invalid_body');
  const { fields } = definition;
  const values: Record<string, string> = Object.create(null);
  const files = new Map<string, ReceivedFile>();
  const writing: Promise<void>[] = [];
  let textSize = 0;
  let malformed = false;
  // The headers of a part are at most 16 KB, whatever is told to the parser.
  const parser = orRefuse(() =>
    busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: { fieldSize: textBytes, parts: maxParts },
    }),
  );
  parser.on('field', (name: string | undefined, value, info) => {
    textSize += value.length;
    const tooLong = info.valueTruncated || textSize > textBytes;
    // The parser replaces broken UTF-8; what was sent can no longer be told.
    if (tooLong || value.includes('\ufffd') || !isName(name)) malformed = true;
    else values[name] ??= value;
  });
  parser.on('file', (name: string | undefined, stream, info) => {
    if (!isName(name)) malformed = true;
    const field = isName(name) && Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!upload || !isName(name) || field?.control !== 'pdf') {
      // A cut-off body destroys its file; the error of the parser says so.
      stream.on('error', () => undefined).resume();
      return;
    }
    const written = orUnavailable(() => upload.write(stream, field.maxBytes)).then((file) => {
      // A browser sends an empty part without a name for a file that was not chosen.
      if (!info.filename && file.size === 0) return;
      if (files.has(name)) malformed = true;
      files.set(name, { ...file, field: name, name: (info.filename ?? '').slice(-maxFileNameLength) });
    });
    writing.push(written);
    written.catch((error) => parser.destroy(error));
  });
  parser.on('partsLimit', () => {
    malformed = true;
  });

  try {
    await pipeline(chunks, parser);
    await Promise.all(writing);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('invalid_body', { cause: error });
  } finally {
    // Nothing is written any more when the folder of the upload is deleted.
    await Promise.allSettled(writing);
  }
  if (malformed) throw new Refusal('invalid_body');
  return { values, files: [...files.values()] };
}

function isName(name: string | undefined): name is string {
  return name !== undefined && name.length <= maxNameLength;
}

async function readText(chunks: AsyncIterable<Buffer>): Promise<string> {
  const bytes = Buffer.alloc(textBytes);
  let length = 0;
  for await (const chunk of chunks) length += chunk.copy(bytes, length);
  return orRefuse(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length)));
}

function orRefuse<Value>(make: () => Value): Value {
  try {
    return make();
  } catch (cause) {
    throw new Refusal('invalid_body', { cause });
  }
}
