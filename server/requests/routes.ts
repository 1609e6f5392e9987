import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Hono } from 'hono';
import { definitionByFunction, type RequestKind } from '../../domain/requests/index.ts';
import { type AppContext, type AppEnv, headersOf } from '../http/context.ts';
import { discard } from '../http/discard.ts';
import type { Meter } from '../http/meter.ts';
import { Refusal } from '../http/refusal.ts';
import { errorFacts, type Log } from '../log.ts';
import type { Answers } from './answers.ts';
import { type Call, callFunction, type FunctionParts, type Outcome } from './function.ts';

interface Parts {
  functions: FunctionParts;
  answers: Answers;
  meter: Meter;
  log: Log;
}

/** The functions: one path for each kind of request. */
export function functionRoutes({ functions, answers, meter, log }: Parts): Hono<AppEnv> {
  return new Hono<AppEnv>().all('/:name', async (context, next) => {
    const definition = definitionByFunction(context.req.param('name'));
    if (!definition) return next();
    const { kind } = definition;
    if (context.req.method !== 'POST') {
      meter.refusal('method_not_allowed');
      log.warn({ event: 'refused', code: 'method_not_allowed', kind }, 'request refused');
      return answers.refusal(context, new Refusal('method_not_allowed'));
    }
    const started = performance.now();
    const call = callOf(context);
    const outcome = await callFunction(definition, call, functions);
    discard(call.stream);
    recordOutcome(context, kind, outcome, performance.now() - started);
    return answers.outcome(context, outcome);
  });

  function recordOutcome(context: AppContext, kind: RequestKind, outcome: Outcome, ms: number): void {
    const { form, language, result } = outcome;
    const facts = { call: context.get('call'), kind, form, language, ms: Math.round(ms) };
    if (result instanceof Refusal) {
      const { code, fields, cause } = result;
      meter.request(kind, 'refused', ms);
      meter.refusal(code);
      const why = cause === undefined ? {} : { cause: errorFacts(cause) };
      const level = code === 'unavailable' ? 'error' : 'warn';
      log[level]({ event: 'refused', code, fields, ...facts, ...why }, 'request refused');
      return;
    }
    const { id, replayed, spamReason } = result;
    const became = replayed ? 'replayed' : spamReason ? 'spam' : 'saved';
    meter.request(kind, became, ms);
    const reason = spamReason ? { spamReason } : {};
    log.info({ event: 'request', outcome: became, request: id, ...reason, ...facts }, 'request');
  }
}

function callOf(context: AppContext): Call {
  const incoming = context.env?.incoming;
  const { body } = incoming ? {} : context.req.raw;
  return {
    headers: headersOf(context),
    stream: incoming ?? (body ? Readable.fromWeb(body as ReadableStream) : Readable.from([])),
    connection: incoming?.socket.remoteAddress ?? '127.0.0.1',
  };
}
