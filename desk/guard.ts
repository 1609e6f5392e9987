import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { securityHeaders } from '../server/http/security-headers.ts';
import type { Log } from '../server/log.ts';

/** Content-Security-Policy: scripts and styles only from this origin, nothing inline, no frames. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // The stylesheets contain arrows as data URLs.
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Refuses foreign host names (421, DNS rebinding) and cross-site requests for data (403). */
export function guard(origins: readonly string[], log: Log): MiddlewareHandler {
  const refuse = (code: string, status: 403 | 421): never => {
    log.warn({ event: 'refused', code }, 'request refused');
    throw new HTTPException(status, { message: code });
  };
  return async (context, next) => {
    const { method, path } = context.req;
    const host = context.req.header('host');
    const own = origins.find((origin) => new URL(origin).host === host);
    if (!own) return refuse('host', 421);
    const writes = method !== 'GET' && method !== 'HEAD';
    if (writes && context.req.header('origin') !== own) return refuse('cross_site', 403);
    const sameSite = ['same-origin', 'none'].includes(context.req.header('sec-fetch-site') ?? 'none');
    if (!sameSite && (writes || path.startsWith('/api/'))) return refuse('cross_site', 403);
    await next();
  };
}

/** Sets the security headers of every response; a response with its own policy or caching keeps it. */
export const headers: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers } = context.res;
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  // Other sites must not learn addresses of the desk.
  headers.set('Referrer-Policy', 'no-referrer');
  headers.set('X-Robots-Tag', 'noindex');
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policy);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
};
