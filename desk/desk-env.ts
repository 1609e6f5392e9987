import type { IncomingMessage } from 'node:http';

/** What goes with each request to the desk. */
export interface DeskEnv {
  /** On a socket the raw request; none when a test calls `app.request()`. */
  Bindings: { incoming?: IncomingMessage };
  /** Who is signed in, set before every route that needs it. */
  Variables: { person: string };
}
