import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { AppEnv } from './context.ts';
import { bareContentSecurityPolicy, securityHeaders } from './security-headers.ts';

// Headers sent by the official clients of hosted function platforms.
const allowHeaders = ['authorization', 'apikey', 'content-type', 'idempotency-key', 'x-client-info'];

/** Sets the security headers of every answer of the app, and forbids caching. */
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

/** Gives each function call an id, for X-Request-Id and the log. */
export function assignCallIds(): MiddlewareHandler<AppEnv> {
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
