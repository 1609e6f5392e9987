import { on } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { pdfBytes, type RequestDefinition, requestDefinitions } from '../../domain/requests/index.ts';
import { type BodyTimeouts, textTimeout, uploadTimeout } from '../http/body-timeouts.ts';
import { orUnavailable, Refusal } from '../http/refusal.ts';
import type { Upload, WrittenFile } from './uploads.ts';

/** An uploaded file. It stays on disk until the request is answered. */
export interface ReceivedFile extends WrittenFile {
  field: string;
  name: string;
}

/** A parsed body, not yet validated. */
export interface Body {
  values: Readonly<Record<string, unknown>>;
  files: readonly ReceivedFile[];
}

interface Source {
  stream: Readable;
  headers: Pick<IncomingHttpHeaders, 'content-type' | 'content-length' | 'content-encoding'>;
}

/** Limit of the text of a body, which is held in memory (docs/product.md, "Size limits"). */
const textBytes = 64 * 1024;
// Room in a multipart body beside its files.
const multipartOverhead = 1024 * 1024;
// Fields and files of a body; no form has more.
const maxParts = 40;
// No field has a longer name.
const maxNameLength = 64;
// The limit of file systems. The end of the name is kept, for its extension.
const maxFileNameLength = 255;
// A boundary has at most 70 characters (RFC 2046, 5.1.1).
const maxContentTypeLength = 200;

function pdfFieldsOf({ fields }: RequestDefinition): number {
  return Object.values(fields).filter(({ control }) => control === 'pdf').length;
}

function takesFiles(headers: Source['headers'], definition: RequestDefinition): boolean {
  return mediaTypeOf(headers) === 'multipart/form-data' && pdfFieldsOf(definition) > 0;
}

function maxUploadBytes(definition: RequestDefinition): number {
  return pdfFieldsOf(definition) * pdfBytes + multipartOverhead;
}

/** Limit of the largest body, an application, in bytes. */
export const largestUpload = Math.max(...requestDefinitions.map(maxUploadBytes));

/** Limit of a body in bytes: 21 MB for a form with two PDF files, 64 KB for all others. */
function maxBytesOf(headers: Source['headers'], definition: RequestDefinition): number {
  return takesFiles(headers, definition) ? maxUploadBytes(definition) : textBytes;
}

/** Expected bytes of a body with files; 0 when the body cannot have files. */
export function uploadSize(headers: Source['headers'], definition: RequestDefinition): number {
  if (!takesFiles(headers, definition)) return 0;
  const limit = maxBytesOf(headers, definition);
  // Without Content-Length the largest body is assumed.
  return Math.min(Number(headers['content-length'] ?? limit), limit);
}

function mediaTypeOf(headers: Source['headers']): string {
  return headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * Reads a JSON, urlencoded or multipart body. Streams its files to disk, or skips them without `upload`. Throws
 * {@link Refusal}: 415; 413 as soon as the announced or the read size is too large; 408 when it is slower than
 * `bodyTimeouts` or its upload is cut; 400 when it is incomplete or malformed; 503 when files cannot be written.
 */
export async function receive(
  { stream, headers }: Source,
  definition: RequestDefinition,
  upload: Upload | null,
  bodyTimeouts: BodyTimeouts,
): Promise<Body> {
  const read = readers.get(mediaTypeOf(headers));
  if (!read || (headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new Refusal('unsupported_media_type');
  }
  const limit = maxBytesOf(headers, definition);
  if (Number(headers['content-length']) > limit) throw new Refusal('too_large');
  const checkTimeout = takesFiles(headers, definition)
    ? uploadTimeout(bodyTimeouts)
    : textTimeout(bodyTimeouts);
  const body = await read(checkedChunks(), {
    contentType: headers['content-type'] as string,
    definition,
    upload,
  });
  upload?.complete();
  return body;

  async function* checkedChunks(): AsyncGenerator<Buffer> {
    let size = 0;
    for await (const chunk of chunksBeforeIdle(stream, bodyTimeouts.idleMs, upload)) {
      size += chunk.length;
      if (size > limit) throw new Refusal('too_large');
      checkTimeout(chunk.length);
      await upload?.receive(chunk.length);
      yield chunk;
    }
  }
}

/**
 * The chunks of a stream. Throws {@link Refusal} (408) after `idleMs` without data or when `upload` is cut. Leaves the
 * stream open, because destroying it would close the connection before the answer.
 */
async function* chunksBeforeIdle(
  stream: Readable,
  idleMs: number,
  upload: Upload | null,
): AsyncGenerator<Buffer> {
  if (stream.destroyed) throw new Refusal('invalid_body');
  const idle = new AbortController();
  const idleTimer = setTimeout(() => idle.abort(new Refusal('timed_out')), idleMs);
  const signal = upload ? AbortSignal.any([idle.signal, upload.signal]) : idle.signal;
  try {
    // highWaterMark 1 pauses the stream while a chunk is handled.
    for await (const [chunk] of on(stream, 'data', { signal, close: ['end'], highWaterMark: 1 })) {
      yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
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

const readers = new Map<string, Reader>([
  ['application/json', readJson],
  ['application/x-www-form-urlencoded', readUrlencoded],
  ['multipart/form-data', readMultipart],
]);

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
  // Without a prototype `__proto__` is a name like any other; with `??=` the first value of a name wins.
  const values: Record<string, string> = Object.create(null);
  for (const pair of pairs) {
    const [name] = pair.split('=', 1) as [string];
    values[decodeFormText(name)] ??= decodeFormText(pair.slice(name.length + 1));
  }
  return { values, files: [] };
}

/** Unlike URLSearchParams, refuses invalid UTF-8. */
function decodeFormText(text: string): string {
  return orRefuse(() => decodeURIComponent(text.replaceAll('+', ' ')));
}

async function readMultipart(
  chunks: AsyncIterable<Buffer>,
  { contentType, definition, upload }: Form,
): Promise<Body> {
  if (contentType.length > maxContentTypeLength) throw new Refusal('invalid_body');
  const { fields } = definition;
  // As in `readUrlencoded`.
  const values: Record<string, string> = Object.create(null);
  const files = new Map<string, ReceivedFile>();
  const writing: Promise<void>[] = [];
  let textSize = 0;
  let malformed = false;
  // busboy itself limits the headers of a part to 16 KB.
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
    // busboy replaces invalid UTF-8 with U+FFFD.
    if (tooLong || value.includes('\ufffd') || !isName(name)) malformed = true;
    else values[name] ??= value;
  });
  parser.on('file', (name: string | undefined, stream, info) => {
    if (!isName(name)) malformed = true;
    const field = isName(name) && Object.hasOwn(fields, name) ? fields[name] : undefined;
    // After an error busboy still emits files of the same chunk, but never ends them.
    if (parser.destroyed || !upload || !isName(name) || field?.control !== 'pdf') {
      // An incomplete body destroys the file stream; the parser reports the error.
      stream.on('error', () => undefined).resume();
      return;
    }
    const written = orUnavailable(() => upload.write(stream, pdfBytes)).then((file) => {
      // Browsers send an empty part without a file name when no file was chosen.
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
    // All writes must end before the folder of the upload is deleted.
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
