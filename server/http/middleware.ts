import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { AppEnv } from './context.ts';
import { bareContentSecurityPolicy, securityHeaders } from './security-headers.ts';

// Headers that the official clients of hosted function platforms send.
const allowHeaders = ['authorization', 'apikey', 'content-type', 'idempotency-key', 'x-client-info'];

/** Gives every answer of the app the security headers; none is cached. */
export function answerHeaders(): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', bareContentSecurityPolicy);
    }
    headers.set('Cache-Control', 'no-store');
  };
}

/** Gives each call of a function an id, which stands in its answer (X-Request-Id) and in its log lines. */
export function nameCalls(): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    if (context.req.method !== 'POST') return next();
    const call = randomUUID();
    context.set('call', call);
    await next();
    context.res.headers.set('X-Request-Id', call);
  };
}

/** Lets the pages of these origins call the functions. */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: [...origins],
    allowMethods: ['POST'],
    allowHeaders,
    exposeHeaders: ['Retry-After'],
    maxAge: 86_400,
  });
}
