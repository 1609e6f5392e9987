import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type Context, Hono } from 'hono';
import { defaultLanguage, isLanguage, type Language, languageOf } from '../domain/languages.ts';
import { definitionByFunction, type RequestKind } from '../domain/requests/index.ts';
import type { Content } from './content.ts';
import type { Delivery } from './delivery/delivery.ts';
import type { Env } from './env.ts';
import type { HealthReport } from './health/check.ts';
import { type BodyTimeouts, defaultBodyTimeouts } from './http/body-timeouts.ts';
import { BytesInFlight } from './http/bytes-in-flight.ts';
import { createLimits } from './http/limits.ts';
import { type Meter, noMeter } from './http/meter.ts';
import type { Pages } from './http/pages.ts';
import { Refusal, type RefusalCode, statuses } from './http/refusal.ts';
import { bareContentSecurityPolicy, securityHeaders } from './http/security-headers.ts';
import { errorFacts, type Log, loggablePath } from './log.ts';
import { fillAnswerPage } from './requests/answer-page.ts';
import { prepareTemplate } from './requests/answer-template.ts';
import { callFunction, type FunctionParts, type Outcome } from './requests/function.ts';
import { wantsHtml, wantsPage } from './requests/guard.ts';
import { refusalMessage } from './requests/messages.ts';
import { createPdfPool } from './requests/pdf-pool.ts';
import type { Store } from './store/store.ts';

export interface AppParts {
  env: Env;
  content: Content;
  /** Rejects while the database is away. */
  store: () => Promise<Store>;
  delivery: Pick<Delivery, 'wake'>;
  pages: Pages;
  log: Log;
  /** What `/readyz` tells; null while the program stops. */
  health: () => HealthReport | null;
  meter?: Meter;
  clock?: () => Date;
  /** How slowly a body may come, {@link defaultBodyTimeouts} unless told. */
  bodyTimeouts?: BodyTimeouts;
}

/** On a socket the raw request; none when a test calls `app.request()`. */
type Bindings = { incoming?: IncomingMessage };
/** `call` names the call of a function in its answer (X-Request-Id) and in the log, for those who have no number of a request. */
type AppEnv = { Bindings: Bindings; Variables: { call?: string } };
type AppContext = Context<AppEnv>;

// What official clients of hosted function platforms send along.
const corsHeaders = 'authorization, apikey, content-type, idempotency-key, x-client-info';
// A refused upload is read on and thrown away, so that its sender gets the answer; within these bounds.
const discardBytes = 32 * 1024 * 1024;
const discardMs = 15_000;

/** Everything that is not a file: the functions, and what asks whether the site is well (docs/operate.md). */
export function createApp(parts: AppParts): Hono<AppEnv> {
  const { env, content, store, pages, log, health, meter = noMeter } = parts;
  const clock = parts.clock ?? (() => new Date());
  const functionParts: FunctionParts = {
    bodyTimeouts: defaultBodyTimeouts,
    ...parts,
    clock,
    bytesInFlight: new BytesInFlight(),
    inspectPdf: createPdfPool(),
    limits: createLimits({
      clock,
      perMinute: env.rateLimitPerMinute,
      confirmationsPerHour: env.confirmationsPerHour,
    }),
  };
  const templates = new Map(
    [...pages.answers].map(([name, document]) => [name, prepareTemplate(name, document)]),
  );
  const app = new Hono<AppEnv>();

  app.use(async (context, next) => {
    const call = context.req.method === 'POST' ? randomUUID() : undefined;
    context.set('call', call);
    await next();
    const { headers } = context.res;
    if (call) headers.set('X-Request-Id', call);
    for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', bareContentSecurityPolicy);
    }
    headers.set('Cache-Control', 'no-store');
    const { origin } = headersOf(context);
    if (env.allowedOrigins.length > 0) headers.append('Vary', 'Origin');
    if (origin && env.allowedOrigins.includes(origin)) {
      headers.set('Access-Control-Allow-Origin', origin);
      headers.set('Access-Control-Expose-Headers', 'Retry-After');
    }
  });

  app.get('/livez', (context) => context.json({ status: 'ok' }));

  // Ready means that pages are served, which needs no store and no mail.
  app.get('/readyz', (context) => {
    const checks = health();
    if (!checks) return context.json({ status: 'stopping' }, 503);
    const failing = Object.values(checks).some(({ status }) => status === 'failing');
    return context.json({ status: failing ? 'failing' : 'ok', checks });
  });

  app.get('/healthz', async (context) => {
    try {
      await (await store()).ping();
      return context.json({ status: 'ok' });
    } catch {
      return context.json({ status: 'unavailable' }, 503);
    }
  });

  app.all('/functions/v1/:name', async (context) => {
    const name = context.req.param('name');
    const definition = definitionByFunction(name);
    if (!definition) return notFound(context);
    if (context.req.method === 'OPTIONS') return preflight(context);
    if (context.req.method !== 'POST') return wrongMethod(context, definition);

    const started = performance.now();
    const call = callOf(context);
    const outcome = await callFunction(definition, call, functionParts);
    if (!call.stream.readableEnded) discard(call.stream);
    const facts = {
      call: context.get('call'),
      kind: definition.kind,
      form: outcome.form,
      language: outcome.language,
      ms: Math.round(performance.now() - started),
    };
    logOutcome(outcome.result, facts);
    return answer(context, outcome, call.headers);
  });

  app.notFound(notFound);

  app.onError((error, context) => {
    meter.refusal('internal');
    log.error(
      { event: 'failure', call: context.get('call'), ...errorFacts(error) },
      'a request failed inside the program',
    );
    const language = languageWanted(context);
    if (wantsHtml(headersOf(context))) {
      const { html, headers } = pages.failure(language);
      return context.body(html, 500, headers);
    }
    return context.json(
      { error: { code: 'internal', message: refusalMessage(content, language, 'unavailable', 0) } },
      500,
    );
  });

  return app;

  function answer(context: AppContext, outcome: Outcome, headers: IncomingHttpHeaders): Response {
    const { language, form, result } = outcome;
    const refusal = result instanceof Refusal ? result : null;
    const template = wantsPage(headers) && templates.get(`${language}/${form}`);
    if (!template) {
      return result instanceof Refusal
        ? refused(context, content, language, result)
        : context.json({ success: true, id: result.id });
    }
    const html = fillAnswerPage(template, content, { language, form, ...outcome.body, refusal });
    return context.body(html, refusal ? statuses[refusal.code] : 200, {
      ...template.headers,
      ...headersFor(refusal),
    });
  }

  function logOutcome(result: Outcome['result'], facts: { kind: RequestKind; ms: number }): void {
    const { kind, ms } = facts;
    if (!(result instanceof Refusal)) {
      const { id, replayed, spamReason } = result;
      const outcome = replayed ? 'replayed' : spamReason ? 'spam' : 'saved';
      meter.request(kind, outcome, ms);
      log.info(
        { event: 'request', outcome, request: id, ...(spamReason ? { spamReason } : {}), ...facts },
        'request',
      );
      return;
    }
    meter.request(kind, 'refused', ms);
    meter.refusal(result.code);
    const { code, fields, cause } = result;
    const why = cause === undefined ? {} : { cause: errorFacts(cause) };
    const level = code === 'unavailable' ? 'error' : 'warn';
    log[level]({ event: 'refused', code, fields, ...facts, ...why }, 'request refused');
  }

  function notFound(context: AppContext): Response {
    meter.refusal('not_found');
    log.info(
      { event: 'not_found', call: context.get('call'), path: loggablePath(context.req.path) },
      'unknown path',
    );
    return answerWithErrorPage(context, new Refusal('not_found'));
  }

  function wrongMethod(context: AppContext, { kind }: { kind: RequestKind }): Response {
    meter.refusal('method_not_allowed');
    log.warn({ event: 'refused', code: 'method_not_allowed', kind }, 'request refused');
    return answerWithErrorPage(context, new Refusal('method_not_allowed'));
  }

  /** A browser that opens the address of a function gets the not-found page; everybody else gets JSON. */
  function answerWithErrorPage(context: AppContext, refusal: Refusal): Response {
    if (!wantsHtml(headersOf(context))) return refused(context, content, defaultLanguage, refusal);
    const { html, headers } = pages.notFound(languageWanted(context));
    return context.body(html, statuses[refusal.code], { ...headers, ...headersFor(refusal) });
  }
}

function refused(context: AppContext, content: Content, language: Language, refusal: Refusal): Response {
  const { code, fields, retryAfter } = refusal;
  const error = {
    code,
    message: refusalMessage(content, language, code, retryAfter ?? 0),
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
  };
  return context.json({ error }, statuses[code], headersFor(refusal));
}

function headersFor(refusal: Refusal | null): Record<string, string> {
  if (!refusal) return {};
  const { code, retryAfter } = refusal;
  const more: Partial<Record<RefusalCode, Record<string, string>>> = {
    method_not_allowed: { Allow: 'POST, OPTIONS' },
    // The body has stopped coming, so the connection cannot carry another request.
    timed_out: { Connection: 'close' },
  };
  return { ...more[code], ...(retryAfter === null ? {} : { 'Retry-After': String(retryAfter) }) };
}

/** The CORS preflight; the middleware above adds Access-Control-Allow-Origin to every answer. */
function preflight(context: AppContext): Response {
  return context.body(null, 204, {
    Allow: 'POST, OPTIONS',
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': corsHeaders,
    'Access-Control-Max-Age': '86400',
  });
}

function callOf(context: AppContext) {
  const incoming = context.env?.incoming;
  const { body } = incoming ? {} : context.req.raw;
  return {
    headers: headersOf(context),
    stream: incoming ?? (body ? Readable.fromWeb(body as ReadableStream) : Readable.from([])),
    connection: incoming?.socket.remoteAddress ?? '127.0.0.1',
  };
}

/** The headers as `dropLongHeaders` has left them; Hono's own are those of the socket, long ones included. */
function headersOf(context: AppContext): IncomingHttpHeaders {
  return context.env?.incoming?.headers ?? Object.fromEntries(context.req.raw.headers);
}

/** The language of the page that was left, or what the browser asks for when it does not say. */
function languageWanted(context: AppContext): Language {
  const { referer = '', 'accept-language': wanted = '' } = headersOf(context);
  const left = URL.parse(referer);
  if (left) return languageOf(left.pathname);
  const first = /^[a-z]+/i.exec(wanted)?.[0].toLowerCase();
  return isLanguage(first) ? first : defaultLanguage;
}

function discard(stream: Readable): void {
  let bytes = 0;
  const timer = setTimeout(() => stream.destroy(), discardMs).unref();
  // The `readable` listener of the reader that gave up would keep the stream paused.
  stream.removeAllListeners('readable');
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > discardBytes) stream.destroy();
  });
  stream.resume();
  stream.once('close', () => clearTimeout(timer));
  // The sender may have disconnected.
  stream.on('error', () => undefined);
}
