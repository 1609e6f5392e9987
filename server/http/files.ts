import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { extname, join, relative } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

type Headers = Readonly<Record<string, string>>;

/** A file in one content encoding. */
interface Variant {
  body: Buffer<ArrayBuffer>;
  headers: Headers;
  etag: string;
}

/** A file of a build, in memory. */
export interface ServedFile {
  plain: Variant;
  /** The compressed variants, best encoding first. */
  compressed: readonly (readonly [encoding: string, variant: Variant])[];
  /** Whether range requests are answered (RFC 9110, 14), for seeking in a video. */
  ranges: boolean;
}

/** An HTTP answer with a file. */
interface FileAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer> | null;
}

// Hono's table has no .vtt, and gives .svg a charset.
const contentTypes: Headers = { '.svg': 'image/svg+xml', '.vtt': 'text/vtt; charset=utf-8' };

const encodings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
];

/** Cache-Control of files with a content hash in their name. */
export const immutable = 'max-age=31536000, immutable';

/**
 * Reads a build folder into memory, by relative path: each file with its compressed siblings (`scripts/compress.ts`)
 * and the headers of `headersFor`. Dotfiles are left out, except `.well-known` (RFC 8615).
 */
export function readFiles(
  folder: string,
  headersFor: (name: string, body: Buffer) => Headers,
): Map<string, ServedFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !encodings.some(({ ending }) => entry.name.endsWith(ending)))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => !/(?:^|\/)\./.test(name.replace(/^\.well-known\//, '')));
  return new Map(names.map((name) => [name, readServedFile(folder, name, headersFor)]));
}

function readServedFile(
  folder: string,
  name: string,
  headersFor: (name: string, body: Buffer) => Headers,
): ServedFile {
  const body = readFileSync(join(folder, name));
  const type = contentTypes[extname(name)] ?? getMimeType(name) ?? 'application/octet-stream';
  const ranges = type.startsWith('video/');
  const headers = {
    ...headersFor(name, body),
    'Content-Type': type,
    ...(ranges ? { 'Accept-Ranges': 'bytes' } : { Vary: 'Accept-Encoding' }),
  };
  // The hash covers the headers too: a browser with the page in its cache must get a changed policy.
  const hash = createHash('sha256').update(body).update(JSON.stringify(headers)).digest('base64url');
  const variant = (body: Buffer<ArrayBuffer>, suffix = '', more = {}): Variant => {
    return { body, etag: `"${hash.slice(0, 22)}${suffix}"`, headers: { ...headers, ...more } };
  };
  const compressed = encodings
    .map(({ encoding, ending }) => ({ encoding, file: join(folder, name + ending) }))
    .filter(({ file }) => existsSync(file))
    .map(({ encoding, file }) => {
      const sibling = variant(readFileSync(file), `-${encoding}`, { 'Content-Encoding': encoding });
      return [encoding, sibling] as const;
    });
  return { plain: variant(body), compressed, ranges };
}

/** The answer to GET or HEAD: 304 when the client has the file, 206 or 416 for a range of a video, otherwise 200. */
export function answerWithFile(file: ServedFile, request: IncomingHttpHeaders): FileAnswer {
  const { body, etag, headers: ofVariant } = variantFor(file, request['accept-encoding'] ?? '');
  const headers = { ...ofVariant, ETag: etag };
  if (isFresh(etag, request['if-none-match'])) return { status: 304, headers, body: null };
  const { range } = request;
  if (file.ranges && range && (request['if-range'] ?? etag) === etag) {
    const part = rangeOf(range, body.length);
    if (part === 'beyond') {
      return { status: 416, headers: { ...headers, 'Content-Range': `bytes */${body.length}` }, body: null };
    }
    if (part) {
      const { start, end } = part;
      return withBody(206, body.subarray(start, end + 1), {
        ...headers,
        'Content-Range': `bytes ${start}-${end}/${body.length}`,
      });
    }
  }
  return withBody(200, body, headers);
}

function withBody(status: number, body: Buffer<ArrayBuffer>, headers: Headers): FileAnswer {
  return { status, headers: { ...headers, 'Content-Length': String(body.length) }, body };
}

function variantFor({ compressed, plain }: ServedFile, accepted: string): Variant {
  const best = compressed.find(([encoding]) => accepts(accepted, encoding));
  return best ? best[1] : plain;
}

/** Whether Accept-Encoding lists the encoding with a quality above 0. */
function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((item) => {
    const [name = '', quality = ''] = item.split(';');
    return name.trim() === encoding && !/^\s*q=0(?:\.0*)?\s*$/.test(quality);
  });
}

/** Weak comparison (RFC 9110, 13.1.2): a proxy may have turned our ETag into a weak one. */
function isFresh(etag: string, noneMatch = ''): boolean {
  return noneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

/** First and last byte of a range; null for several ranges, other units or invalid values: the whole file is sent. */
function rangeOf(range: string, size: number): { start: number; end: number } | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  if (first === '' && last === '') return null;
  // "-500": the last 500 bytes.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start < size ? { start, end } : 'beyond';
}
