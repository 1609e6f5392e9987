import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { byLanguage, type Language, languageOf, pathIn } from '../../domain/languages.ts';
import { type Log, loggablePath } from '../log.ts';
import { maxTargetLength } from './bounds.ts';
import { answerWithFile, immutable, readFiles, type ServedFile } from './files.ts';
import {
  bareContentSecurityPolicy,
  contentSecurityPolicy,
  type ExternalOrigins,
  endBare,
  fileHeaders,
  securityHeaders,
} from './security-headers.ts';

/** The prerendered files of the build, answered from memory. */
export interface Pages {
  /** Answers files, pages and unknown paths. Returns false for a path of the app. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /** The not-found page, for answers of the app. */
  notFound(language: Language): Document;
  /** The failure page. It shows no error message, which could quote a visitor. */
  failure(language: Language): Document;
  /** The templates for answers to forms, by `<language>/<form>`. */
  answerTemplates: ReadonlyMap<string, Document>;
}

export interface Document {
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** Documents without an address of their own: error pages and the templates for answers to forms. */
export const answersOnly = /(?:^|\/)(?:404|500)\.html$|^answers\//;
/** Folder in a build for the scripts of the previous build (`scripts/keep-assets.ts`). */
export const previousBuild = '.previous';
const belongsToApp = /^\/(?:functions\/|(?:healthz|livez|readyz)$)/;

/**
 * Reads the build into memory; each page gets a Content-Security-Policy with the hashes of its inline scripts and
 * styles. Throws when there is no build.
 */
export function loadPages(dist: string, origins: ExternalOrigins, log: Log): Pages {
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`There is no built site in ${dist}`);
  const files = new Map<string, ServedFile>();
  const documents = new Map<string, Document>();
  const headersFor = (name: string, body: Buffer) => headersOf(name, body, origins);

  const previous = join(dist, previousBuild);
  const ofPrevious = existsSync(previous) ? readFiles(previous, headersFor) : [];
  for (const [name, file] of [...readFiles(dist, headersFor), ...ofPrevious]) {
    const { body, headers } = file.plain;
    if (answersOnly.test(name)) documents.set(name, { html: body.toString(), headers });
    else files.set(addressOf(name), file);
  }
  const notFound = byLanguage((language) => documentNamed(language, '404.html'));
  const failures = byLanguage((language) => documentNamed(language, '500.html'));
  const answers = [...documents].filter(([name]) => name.startsWith('answers/'));

  return {
    serve(request, response) {
      const { url = '/', method } = request;
      const path = pathOf(url);
      const known = url.length <= maxTargetLength;
      if (known && belongsToApp.test(path)) return false;
      const file = known ? files.get(path) : undefined;
      if (method !== 'GET' && method !== 'HEAD') {
        // The body stays unread, so the connection cannot be reused.
        endBare(response, 405, { Allow: 'GET, HEAD', Connection: 'close' });
      } else if (file) {
        const { status, headers, body } = answerWithFile(file, request.headers);
        response.writeHead(status, headers).end(body);
      } else if (!known || !redirect(url, response)) {
        sendNotFound(url, request, response);
      }
      return true;
    },
    notFound: (language) => notFound[language],
    failure: (language) => failures[language],
    answerTemplates: new Map(
      answers.map(([name, document]) => [name.slice('answers/'.length, -'.html'.length), document]),
    ),
  };

  function documentNamed(language: Language, file: string): Document {
    const document = documents.get(pathIn(language, `/${file}`).slice(1));
    if (!document) throw new Error(`The build lacks ${file} in ${language}`);
    return document;
  }

  function sendNotFound(url: string, request: IncomingMessage, response: ServerResponse): void {
    // A prefetch is not logged: the browser asks again when the visitor opens the page.
    if (!request.headers['sec-purpose']) {
      log.info({ event: 'not_found', path: loggablePath(url) }, 'unknown path');
    }
    const { html, headers } = notFound[languageOf(url)];
    response.writeHead(404, headers).end(html);
  }

  /** Redirects to the canonical address: no trailing slash, no `.html`. Keeps the query. False when there is none. */
  function redirect(url: string, response: ServerResponse): boolean {
    const path = pathOf(url);
    const clean =
      withoutSlashes(path)
        .replace(/\.html$/, '')
        .replace(/\/index$/, '') || '/';
    // Only to a known address: no open redirect to `//another.example`.
    if (clean === path || !files.has(clean)) return false;
    endBare(response, 308, {
      Location: clean + url.slice(path.length),
      'Cache-Control': 'public, max-age=3600',
    });
    return true;
  }
}

/** `index.html` is `/`, `de.html` and `de/index.html` are `/de`, `assets/x.js` is `/assets/x.js`. */
function addressOf(name: string): string {
  return `/${name.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

function headersOf(name: string, body: Buffer, origins: ExternalOrigins): Record<string, string> {
  return {
    ...(/\.(?:avif|ico|jpg|png|webp|woff2)$/.test(name) ? fileHeaders : securityHeaders),
    'Content-Security-Policy': name.endsWith('.html')
      ? contentSecurityPolicy(body.toString(), origins)
      : bareContentSecurityPolicy,
    'Cache-Control': cacheControlOf(name),
  };
}

function cacheControlOf(name: string): string {
  if (answersOnly.test(name)) return 'no-store';
  if (name.endsWith('.html')) return 'no-cache';
  return `public, ${name.startsWith('assets/') ? immutable : 'max-age=3600'}`;
}

function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
