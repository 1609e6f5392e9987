import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { RequestDefinition } from '../../domain/requests/index.ts';
import { Refusal } from './refusal.ts';

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

export interface Source {
  stream: Readable;
  headers: Pick<IncomingHttpHeaders, 'content-type' | 'content-length' | 'content-encoding'>;
}

// Limit of product.md; for forms and for multipart without files too.
const textBytes = 64 * 1024;
// What a multipart body holds beside its files.
const multipartOverhead = 1024 * 1024;
// More parts than any form of ours has.
const maxParts = 40;

// All bodies that are being read at one moment, in bytes. A flood of uploads is refused before it fills the memory, and
// nobody alone can keep others from sending theirs.
const maxInHand = 256 * 1024 * 1024;
const maxOfSender = maxInHand / 4;
let inHand = 0;
const inHandOf = new Map<string, number>();

/** How many bytes a body of that kind may have: two PDF files and their form make 21 MB. */
function maxBytesOf(definition: RequestDefinition, mediaType: string): number {
  if (mediaType !== 'multipart/form-data') return textBytes;
  const files = Object.values(definition.fields).reduce(
    (sum, field) => sum + (field.control === 'pdf' ? field.maxBytes : 0),
    0,
  );
  return files === 0 ? textBytes : files + multipartOverhead;
}

function mediaTypeOf(contentType: string | undefined): string {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * Reads a JSON, urlencoded or multipart body within hard limits. Throws {@link Refusal}: 415, 413 as soon as the
 * announced or the read size is too large, 408 when nothing comes for `idleMs`, 400 when it is cut off or malformed,
 * 429 when other bodies of the same sender are still being read and all of them are too much.
 */
export async function receive(
  { stream, headers }: Source,
  definition: RequestDefinition,
  sender: string,
  idleMs: number,
): Promise<Body> {
  const mediaType = mediaTypeOf(headers['content-type']);
  const read = readers[mediaType];
  if (!read || (headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new Refusal('unsupported_media_type');
  }
  const limit = maxBytesOf(definition, mediaType);
  if (Number(headers['content-length']) > limit) throw new Refusal('too_large');

  let held = 0;
  try {
    return await read(chunks(), headers['content-type'] as string, definition);
  } finally {
    hold(-held);
  }

  function hold(bytes: number): number {
    held += bytes;
    inHand += bytes;
    const ofSender = (inHandOf.get(sender) ?? 0) + bytes;
    if (ofSender > 0) inHandOf.set(sender, ofSender);
    else inHandOf.delete(sender);
    return ofSender;
  }

  async function* chunks(): AsyncGenerator<Buffer> {
    // Reading stops where a limit is reached; the connection stays, so that the answer arrives.
    const iterator = stream.iterator({ destroyOnReturn: false });
    for (;;) {
      const { value, done } = await nextWithin(iterator, idleMs);
      if (done) return;
      const chunk = Buffer.from(value);
      const ofSender = hold(chunk.length);
      if (held > limit) throw new Refusal('too_large');
      if (ofSender > maxOfSender) throw new Refusal('too_many_requests', { retryAfter: 10 });
      if (inHand > maxInHand) throw new Refusal('unavailable', { retryAfter: 10 });
      yield chunk;
    }
  }
}

type Reader = (
  chunks: AsyncGenerator<Buffer>,
  contentType: string,
  definition: RequestDefinition,
) => Promise<Body>;

const readers: Readonly<Record<string, Reader | undefined>> = Object.assign(Object.create(null), {
  'application/json': readJson,
  'application/x-www-form-urlencoded': readUrlencoded,
  'multipart/form-data': readMultipart,
} satisfies Record<string, Reader>);

async function readJson(chunks: AsyncGenerator<Buffer>): Promise<Body> {
  const text = await readText(chunks);
  const values = orRefuse(() => JSON.parse(text) as unknown);
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    throw new Refusal('invalid_body');
  }
  return { values: values as Record<string, unknown>, files: [] };
}

async function readUrlencoded(chunks: AsyncGenerator<Buffer>): Promise<Body> {
  const text = await readText(chunks);
  const values: Record<string, string> = Object.create(null);
  for (const pair of text.split('&')) {
    const [name = '', ...value] = pair.split('=');
    // URLSearchParams would replace broken UTF-8 silently; here it is refused.
    const [key, decoded] = orRefuse(() =>
      [name, value.join('=')].map((part) => decodeURIComponent(part.replaceAll('+', ' '))),
    ) as [string, string];
    values[key] ??= decoded;
  }
  return { values, files: [] };
}

async function readMultipart(
  chunks: AsyncGenerator<Buffer>,
  contentType: string,
  { fields }: RequestDefinition,
): Promise<Body> {
  const values: Record<string, string> = Object.create(null);
  const files: ReceivedFile[] = [];
  let malformed = false;
  const parser = orRefuse(() =>
    busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: { fieldSize: textBytes, parts: maxParts, headerPairs: 10 },
    }),
  );
  parser.on('field', (name, value, info) => {
    // The parser replaces broken UTF-8; what was sent can no longer be told.
    if (info.valueTruncated || value.includes('\ufffd')) malformed = true;
    else values[name] ??= value;
  });
  parser.on('file', (name, stream, info) => {
    const field = Object.hasOwn(fields, name ?? '') ? fields[name] : undefined;
    const kept: Buffer[] = [];
    let size = 0;
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      // Too large is known; the rest is read for the fields behind it, but not kept.
      if (field?.control === 'pdf' && size <= field.maxBytes) kept.push(chunk);
      else kept.length = 0;
    });
    stream.on('end', () => {
      // A browser sends an empty part without a name for a file that was not chosen.
      if (field?.control !== 'pdf' || (!info.filename && size === 0)) return;
      if (files.some((file) => file.field === name)) malformed = true;
      else files.push({ field: name, name: info.filename ?? '', size, bytes: Buffer.concat(kept) });
    });
    // A cut-off body destroys its file; the error of the parser says so.
    stream.on('error', () => undefined);
  });
  parser.on('partsLimit', () => {
    malformed = true;
  });

  try {
    await writeAll(chunks, parser);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('invalid_body', { cause: error });
  }
  if (malformed) throw new Refusal('invalid_body');
  return { values, files };
}

/** Hands every chunk to the parser and waits until it has seen the end of the form. */
async function writeAll(chunks: AsyncGenerator<Buffer>, parser: busboy.Busboy): Promise<void> {
  const closed = new Promise<void>((resolve, reject) => {
    parser.once('close', resolve);
    parser.once('error', reject);
  });
  // The reading below may fail first. Then nobody waits for this any more, and the parser, thrown away half-way, says
  // once more that the form has no end.
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

async function readText(chunks: AsyncGenerator<Buffer>): Promise<string> {
  const bytes = Buffer.concat(await Array.fromAsync(chunks));
  return orRefuse(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

async function nextWithin(iterator: AsyncIterator<Buffer>, idleMs: number): Promise<IteratorResult<Buffer>> {
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
