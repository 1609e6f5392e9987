import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { extname, join, relative } from 'node:path';

type Headers = Readonly<Record<string, string>>;

/** A file in one encoding. */
interface Variant {
  body: Buffer<ArrayBuffer>;
  headers: Headers;
  etag: string;
}

/** A file of a build, in memory. */
export interface ServedFile {
  plain: Variant;
  /** The compressed ones by the name of their encoding, the best first. */
  compressed: readonly (readonly [encoding: string, variant: Variant])[];
  /** Answers range requests (RFC 9110, 14): visitors seek in a video. */
  ranges: boolean;
}

/** An HTTP answer with a file. */
interface FileAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer> | null;
}

const contentTypes: Headers = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const encodings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
];

/** Cache-Control of files whose name holds a hash of their content. */
export const immutable = 'max-age=31536000, immutable';

/**
 * Reads a folder of a build into memory: each file by its path in it, with its compressed siblings
 * (`scripts/compress.ts`) and the headers that `headersFor` gives it. What begins with a dot is left out, but for
 * `.well-known` (RFC 8615).
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
  const type = contentTypes[extname(name)] ?? 'application/octet-stream';
  const ranges = type.startsWith('video/');
  const headers = {
    ...headersFor(name, body),
    'Content-Type': type,
    ...(ranges ? { 'Accept-Ranges': 'bytes' } : { Vary: 'Accept-Encoding' }),
  };
  // The hash covers the headers too, so that a changed policy reaches browsers that have the page cached.
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

/** Answers GET or HEAD with a file: 304 when the client has it, a range of a video, or the whole. */
export function answerWithFile(file: ServedFile, request: IncomingHttpHeaders): FileAnswer {
  const { body, etag, headers: ofVariant } = variantFor(file, request['accept-encoding'] ?? '');
  const headers = { ...ofVariant, ETag: etag };
  if (isKnown(etag, request['if-none-match'])) return { status: 304, headers, body: null };
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

/** Whether Accept-Encoding names this one, and not with the quality 0. */
function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((item) => {
    const [name = '', quality = ''] = item.split(';');
    return name.trim() === encoding && !/^\s*q=0(?:\.0*)?\s*$/.test(quality);
  });
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2): a proxy may have made our ETag a weak one. */
function isKnown(etag: string, noneMatch = ''): boolean {
  return noneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

/** First and last byte of a range; null where the whole file is answered: several ranges, another unit, nonsense. */
function rangeOf(range: string, size: number): { start: number; end: number } | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  if (first === '' && last === '') return null;
  // "-500": the last 500 bytes.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start < size ? { start, end } : 'beyond';
}
