import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { securityHeaders } from '../server/http/security-headers.ts';
import type { Log } from '../server/log.ts';

/** As strict as the site's: scripts and styles from this origin alone, nothing inline, no frames. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // The arrows of the design are written into its styles.
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/**
 * Refuses foreign host names (421, DNS rebinding) and cross-site requests (403): only pages of this desk may change or
 * read data.
 */
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
    const site = context.req.header('sec-fetch-site') ?? 'none';
    if (method !== 'GET' && method !== 'HEAD') {
      if (context.req.header('origin') !== own || !['same-origin', 'none'].includes(site)) {
        return refuse('cross_site', 403);
      }
    } else if (path.startsWith('/api/') && !['same-origin', 'none'].includes(site)) {
      return refuse('cross_site', 403);
    }
    await next();
  };
}

/** On every answer; one that has a policy of its own keeps it. */
export function headers(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    setHeaders(context);
  };
}

function setHeaders({ res }: Context): void {
  for (const [name, value] of Object.entries(securityHeaders)) res.headers.set(name, value);
  // Other sites do not learn addresses of the desk.
  res.headers.set('Referrer-Policy', 'no-referrer');
  res.headers.set('X-Robots-Tag', 'noindex');
  if (!res.headers.has('Content-Security-Policy')) res.headers.set('Content-Security-Policy', policy);
  if (!res.headers.has('Cache-Control')) res.headers.set('Cache-Control', 'no-store');
}
