import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { byLanguage, type Language, languageOf, pathIn } from '../../domain/languages.ts';
import { type Log, loggablePath } from '../log.ts';
import { maxTargetLength } from './bounds.ts';
import {
  bareContentSecurityPolicy,
  contentSecurityPolicy,
  type ExternalOrigins,
  endBare,
  fileHeaders,
  securityHeaders,
} from './security-headers.ts';
import { type Entry, sendFile, type Variant } from './send-file.ts';

/** The prerendered files of the build, answered from memory. */
export interface Pages {
  /** Answers files, pages and unknown paths; false when the path belongs to the app. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** The not-found page of a language, for answers that the app gives. */
  notFound(language: Language): Document;
  /** The generic failure screen of a language. It never shows the message of the error, which may quote a visitor. */
  failure(language: Language): Document;
  /** The templates of the answers to forms, by `<language>/<form>`. */
  answers: ReadonlyMap<string, Document>;
}

export interface Document {
  html: string;
  headers: Readonly<Record<string, string>>;
}

const contentTypes: Readonly<Record<string, string>> = {
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

/** Documents that are sent in answer to other addresses, filled in before: they have no address of their own. */
export const answersOnly = /(?:^|\/)(?:404|500)\.html$|^answers\//;
/** Folder in a build for scripts of the one before (`scripts/keep-assets.ts`). */
export const previousBuild = '.previous';
const belongsToApp = /^\/(?:functions\/|(?:healthz|livez|readyz)(?:[/?]|$))/;

/**
 * Reads the build into memory: each file with its compressed siblings (`scripts/compress.ts`), each page with the
 * policy for exactly its inline scripts and styles. Throws when there is no build.
 */
export function loadPages(dist: string, origins: ExternalOrigins, log: Log): Pages {
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`There is no built site in ${dist}`);
  const entries = new Map<string, Entry>();
  const documents = new Map<string, Document>();

  for (const file of filesIn(dist)) {
    const bytes = readFileSync(join(dist, file));
    if (answersOnly.test(file)) documents.set(file, documentOf(bytes.toString(), origins));
    else entries.set(addressOf(file), entryOf(file, bytes, dist, origins));
  }

  const previous = join(dist, previousBuild);
  for (const file of existsSync(previous) ? filesIn(previous) : []) {
    entries.set(addressOf(file), entryOf(file, readFileSync(join(previous, file)), previous, origins));
  }

  const notFoundEntries = byLanguage((language) => {
    const document = documentNamed(language, '404.html');
    return variantOf(Buffer.from(document.html), document.headers, '');
  });

  const failures = byLanguage((language) => documentNamed(language, '500.html'));

  return {
    answer(request, response) {
      const url = request.url ?? '/';
      const tooLong = url.length > maxTargetLength;
      const entry = tooLong ? undefined : (entries.get(url) ?? entries.get(pathOf(url)));
      if (!entry && !tooLong && belongsToApp.test(url)) return false;
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        // The body is not read, so the connection cannot be reused.
        endBare(response, 405, { Allow: 'GET, HEAD', Connection: 'close' });
      } else if (entry) sendFile(entry, request, response);
      else if (tooLong || !redirect(url, response)) sendNotFound(url, request, response);
      return true;
    },
    notFound: (language) => documentNamed(language, '404.html'),
    failure: (language) => failures[language],
    answers: new Map(
      [...documents]
        .filter(([file]) => file.startsWith('answers/'))
        .map(([file, document]) => [file.slice('answers/'.length, -'.html'.length), document]),
    ),
  };

  function documentNamed(language: Language, file: string): Document {
    const document = documents.get(pathIn(language, `/${file}`).slice(1));
    if (!document) throw new Error(`The build lacks ${file} in ${language}`);
    return document;
  }

  function sendNotFound(url: string, request: IncomingMessage, response: ServerResponse): void {
    // A prefetch is not logged: the browser asks again when the visitor goes there.
    if (!request.headers['sec-purpose']) {
      log.info({ event: 'not_found', path: loggablePath(url) }, 'unknown path');
    }
    const { header, body } = notFoundEntries[languageOf(url)];
    response.writeHead(404, header as string[]).end(request.method === 'HEAD' ? undefined : body);
  }

  /** One address for each page: without slash at the end, without `.html`. The query stays. */
  function redirect(url: string, response: ServerResponse): boolean {
    const path = pathOf(url);
    const clean =
      withoutSlashes(path)
        .replace(/\.html$/, '')
        .replace(/\/index$/, '') || '/';
    // Only to an address that exists: nobody can make us lead to `//another.example`.
    if (clean === path || !entries.has(clean)) return false;
    endBare(response, 308, {
      Location: clean + url.slice(path.length),
      'Cache-Control': 'public, max-age=3600',
    });
    return true;
  }
}

/** Every file that has an address; what begins with a dot has none, but for `.well-known` (RFC 8615). */
function filesIn(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
    .filter((file) => !/(?:^|\/)\./.test(file.replace(/^\.well-known\//, '')));
}

/** `index.html` is `/`, `de.html` and `de/index.html` are `/de`, `assets/x.js` is `/assets/x.js`. */
function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

function documentOf(html: string, origins: ExternalOrigins): Document {
  return {
    html,
    headers: {
      ...securityHeaders,
      'Content-Security-Policy': contentSecurityPolicy(html, origins),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  };
}

function entryOf(file: string, bytes: Buffer, dist: string, origins: ExternalOrigins): Entry {
  const type = contentTypes[extname(file)] ?? 'application/octet-stream';
  const page = file.endsWith('.html');
  const ranges = type.startsWith('video/');
  const bare = /^(?:font|image)\/(?!svg)/.test(type);
  const headers = {
    ...(bare ? fileHeaders : securityHeaders),
    'Content-Security-Policy': page
      ? contentSecurityPolicy(bytes.toString(), origins)
      : bareContentSecurityPolicy,
    'Content-Type': type,
    'Cache-Control': page
      ? 'no-cache'
      : file.startsWith('assets/') // The build names them by their content.
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
    ...(ranges ? { 'Accept-Ranges': 'bytes' } : { Vary: 'Accept-Encoding' }),
  };
  const compressed = (ending: string, encoding: string) => {
    const path = join(dist, `${file}.${ending}`);
    if (!existsSync(path)) return undefined;
    return variantOf(readFileSync(path), { ...headers, 'Content-Encoding': encoding }, `-${ending}`, bytes);
  };
  return {
    plain: variantOf(bytes, headers, ''),
    brotli: compressed('br', 'br'),
    gzip: compressed('gz', 'gzip'),
    ranges,
  };
}

/** The ETag stands for content and header, so that a changed policy reaches browsers that have the page. */
function variantOf(body: Buffer, headers: Record<string, string>, suffix: string, content = body): Variant {
  const hash = createHash('sha256').update(content).update(JSON.stringify(headers)).digest('base64url');
  const etag = `"${hash.slice(0, 22)}${suffix}"`;
  const header = Object.entries({ ...headers, ETag: etag, 'Content-Length': String(body.length) }).flat();
  return { body, etag, header };
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}

function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
