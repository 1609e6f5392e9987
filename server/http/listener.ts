import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { languageOf } from '../../domain/languages.ts';
import { errorFacts, type Log } from '../log.ts';
import { dropLongHeaders, targetOf } from './bounds.ts';
import { type Meter, noMeter } from './meter.ts';
import type { Pages } from './pages.ts';
import { endBare } from './security-headers.ts';

interface Parts {
  pages: Pages;
  /** Answers all paths that `pages` does not. */
  app: { fetch: Parameters<typeof getRequestListener>[0] };
  log: Log;
  meter?: Pick<Meter, 'refusal'>;
}

/**
 * The request listener of the site: checks host and headers, then asks the static pages, then the app. An exception is
 * answered with the failure page and does not end the process.
 */
export function createListener({ pages, app, log, meter = noMeter }: Parts): RequestListener {
  const answerByApp = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // The app itself reads the rest of a refused body, for longer than the adapter's half second.
    autoCleanupIncoming: false,
  });

  return (request, response) => {
    try {
      const target = targetOf(request);
      if (target === null) return refuseHost(response);
      request.url = target;
      dropLongHeaders(request.headers);
      if (!pages.serve(request, response)) void answerByApp(request, response);
    } catch (error) {
      fail(error, request, response);
    }
  };

  function refuseHost(response: ServerResponse): void {
    meter.refusal('host');
    log.warn({ event: 'refused', code: 'host' }, 'request refused');
    endBare(response, 400, { Connection: 'close' });
  }

  function fail(error: unknown, request: IncomingMessage, response: ServerResponse): void {
    meter.refusal('internal');
    log.error({ event: 'failure', ...errorFacts(error) }, 'a page could not be answered');
    // The answer has begun: too late for the failure page.
    if (response.headersSent) return void response.destroy();
    const { html, headers } = pages.failure(languageOf(request.url ?? '/'));
    response.writeHead(500, headers).end(html);
  }
}
