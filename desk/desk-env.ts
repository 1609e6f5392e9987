import type { IncomingMessage } from 'node:http';

/** Hono's environment: what a request to the desk carries. */
export interface DeskEnv {
  /** The raw request; absent when a test calls `app.request()`. */
  Bindings: { incoming?: IncomingMessage };
  /** Who is signed in; set before every route that needs it. */
  Variables: { person: string };
}
