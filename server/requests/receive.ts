import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { RequestDefinition } from '../../domain/requests/index.ts';
import { type BodyTimeouts, textTimeout, uploadTimeout } from '../http/body-timeouts.ts';
import { type Reservation, textBytes } from '../http/bytes-in-flight.ts';
import { Refusal } from '../http/refusal.ts';
import { GrowingBuffer } from './growing-buffer.ts';

/** One uploaded file; `bytes` are left out when there are more than its field allows. */
export interface ReceivedFile {
  field: string;
  name: string;
  size: number;
  bytes: Buffer;
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

/** How many bytes of files may be about to come, 0 when the body can hold only words. */
export function uploadSize(headers: Source['headers'], definition: RequestDefinition): number {
  const limit = maxBytesOf(definition, headers);
  // Without a length it may be as large as is allowed.
  const announced = Math.min(Number(headers['content-length'] ?? limit), limit);
  return announced > textBytes ? announced : 0;
}

function mediaTypeOf(headers: Source['headers']): string {
  return headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * Reads a JSON, urlencoded or multipart body within hard limits. Throws {@link Refusal}: 415, 413 as soon as the
 * announced or the read size is too large, 408 when it comes slower than `bodyTimeouts`, 400 when it is cut off or malformed,
 * and what `reservation` throws when this and other bodies are too much.
 */
export async function receive(
  { stream, headers }: Source,
  definition: RequestDefinition,
  reservation: Reservation,
  bodyTimeouts: BodyTimeouts,
): Promise<Body> {
  const read = readers[mediaTypeOf(headers)];
  if (!read || (headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new Refusal('unsupported_media_type');
  }
  const limit = maxBytesOf(definition, headers);
  if (Number(headers['content-length']) > limit) throw new Refusal('too_large');
  return await read(chunks(), headers['content-type'] as string, definition);

  async function* chunks(): AsyncGenerator<Buffer> {
    // Reading stops where a limit is reached; the connection stays, so that the answer arrives.
    const iterator = stream.iterator({ destroyOnReturn: false });
    const checkTimeout = limit > textBytes ? uploadTimeout(bodyTimeouts) : textTimeout(bodyTimeouts);
    let size = 0;
    for (;;) {
      const { value, done } = await nextChunk(iterator, bodyTimeouts.idleMs);
      if (done) return;
      const chunk = Buffer.from(value);
      size += chunk.length;
      if (size > limit) throw new Refusal('too_large');
      reservation.add(chunk.length);
      checkTimeout(chunk.length);
      yield chunk;
    }
  }
}

type Reader = (
  chunks: AsyncIterable<Buffer>,
  contentType: string,
  definition: RequestDefinition,
) => Promise<Body>;

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
  contentType: string,
  { fields }: RequestDefinition,
): Promise<Body> {
  if (contentType.length > maxContentTypeLength) throw new Refusal('invalid_body');
  const values: Record<string, string> = Object.create(null);
  const files = new Map<string, ReceivedFile>();
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
    // The parser replaces broken UTF-8; what was sent can no longer be told.
    if (info.valueTruncated || value.includes('\ufffd') || !isName(name)) malformed = true;
    else values[name] ??= value;
  });
  parser.on('file', (name: string | undefined, stream, info) => {
    if (!isName(name)) malformed = true;
    const field = isName(name) && Object.hasOwn(fields, name) ? fields[name] : undefined;
    const buffer = new GrowingBuffer();
    let size = 0;
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      // The rest of a file that is too large is read for the fields behind it, but not kept.
      if (field?.control === 'pdf' && size <= field.maxBytes) buffer.add(chunk);
      else buffer.clear();
    });
    stream.on('end', () => {
      // A browser sends an empty part without a name for a file that was not chosen.
      if (!isName(name) || field?.control !== 'pdf' || (!info.filename && size === 0)) return;
      if (files.has(name)) malformed = true;
      const fileName = (info.filename ?? '').slice(-maxFileNameLength);
      files.set(name, { field: name, name: fileName, size, bytes: buffer.bytes });
    });
    // A cut-off body destroys its file; the error of the parser says so.
    stream.on('error', () => undefined);
  });
  parser.on('partsLimit', () => {
    malformed = true;
  });

  try {
    await feedParser(chunks, parser);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('invalid_body', { cause: error });
  }
  if (malformed) throw new Refusal('invalid_body');
  return { values, files: [...files.values()] };
}

function isName(name: string | undefined): name is string {
  return name !== undefined && name.length <= maxNameLength;
}

/** Hands every chunk to the parser and waits until it has seen the end of the form. */
async function feedParser(chunks: AsyncIterable<Buffer>, parser: busboy.Busboy): Promise<void> {
  const closed = new Promise<void>((resolve, reject) => {
    parser.once('close', resolve);
    parser.once('error', reject);
  });
  // Reading may fail first. Then nobody awaits `closed`, and the destroyed parser emits another error.
  closed.catch(() => undefined);
  parser.on('error', () => undefined);
  try {
    for await (const chunk of chunks) {
      await Promise.race([
        new Promise<void>((resolve) => parser.write(chunk, () => resolve())),
        closed, // Fails with the parser, so that a broken body is not read to its end.
      ]);
    }
    parser.end();
    await closed;
  } finally {
    parser.destroy();
  }
}

async function readText(chunks: AsyncIterable<Buffer>): Promise<string> {
  const read = new GrowingBuffer();
  for await (const chunk of chunks) read.add(chunk);
  return orRefuse(() => new TextDecoder('utf-8', { fatal: true }).decode(read.bytes));
}

async function nextChunk(iterator: AsyncIterator<Buffer>, idleMs: number): Promise<IteratorResult<Buffer>> {
  let timer: NodeJS.Timeout | undefined;
  const idle = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('timed_out')), idleMs);
  });
  const next = iterator.next();
  // After a timeout nobody waits for it any more, and the connection ends with an error.
  next.catch(() => undefined);
  try {
    return await Promise.race([next, idle]);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('invalid_body', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function orRefuse<Value>(make: () => Value): Value {
  try {
    return make();
  } catch (cause) {
    throw new Refusal('invalid_body', { cause });
  }
}
