import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchChromium } from './chromium.ts';

/** What a visitor's script has: it tells the test something, and waits until another page has told something. */
export interface Visit {
  tell: (what: string, details: object) => void;
  until: (what: string) => Promise<unknown>;
}

interface Options {
  /** Address of the site. */
  site: string;
  /** Runs in every page before its own scripts; it has nothing but what it is given and the browser. */
  visitor: (visit: Visit) => void;
  /** Which page each page has prerendered at once. */
  ahead?: Record<string, string>;
  /** Every page as if `company.yaml` named this analytics script; it tells `measured`. */
  analytics?: string;
}

/**
 * Opens the home page of the site in a Chromium without a debugger: DevTools, and with it Playwright, switches
 * prerendering and the back/forward cache off. A script in every page acts as the visitor, and tells what it sees.
 */
export async function visitUndriven({ site, visitor, ahead = {}, analytics }: Options) {
  const told = new Map<string, PromiseWithResolvers<unknown>>();
  const about = (what: string) => {
    const known = told.get(what) ?? Promise.withResolvers<unknown>();
    told.set(what, known);
    return known;
  };
  const own: Record<string, () => string> = {
    '/visitor.js': () => `(${visitor})({
      tell: (what, details) => navigator.sendBeacon('/tell/' + encodeURIComponent(what), JSON.stringify(details)),
      until: (what) => fetch('/until/' + encodeURIComponent(what)),
    })`,
    ...(analytics && {
      [analytics]: () =>
        `navigator.sendBeacon('/tell/' + encodeURIComponent('measured ' + location.pathname), JSON.stringify({ prerendering: document.prerendering }))`,
    }),
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', site);
    const [, verb, what = ''] = pathname.split('/').map(decodeURIComponent);
    if (verb === 'tell') {
      const chunks = await Array.fromAsync(request);
      about(what).resolve(JSON.parse(Buffer.concat(chunks).toString()));
      response.end();
    } else if (verb === 'until') {
      await about(what).promise;
      response.end();
    } else if (own[pathname]) {
      response.setHeader('content-type', 'text/javascript').end(own[pathname]());
    } else if (verb === 'ahead') {
      const rules = { prerender: [{ urls: [`/${what}`], eagerness: 'immediate' }] };
      response.setHeader('content-type', 'application/speculationrules+json').end(JSON.stringify(rules));
    } else await pass(pathname, response);
  });

  async function pass(pathname: string, response: ServerResponse) {
    const answer = await fetch(site + pathname, { headers: { accept: 'text/html' } });
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'etag'])
      headers.delete(name);
    let body = Buffer.from(await answer.arrayBuffer());
    if (headers.get('content-type')?.startsWith('text/html')) {
      const html = body.toString().replace('<head>', '<head><script src="/visitor.js"></script>');
      body = Buffer.from(analytics ? withAnalytics(html, analytics) : html);
      if (ahead[pathname]) headers.set('speculation-rules', `"/ahead${ahead[pathname]}"`);
    }
    response.writeHead(answer.status, [...headers].flat()).end(body);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const chromium = await launchChromium([`http://127.0.0.1:${(server.address() as AddressInfo).port}/`]);
  return {
    /** What a page has told, as soon as it has. */
    told: (what: string) => about(what).promise,
    async end() {
      await chromium.stop();
      server.close().closeAllConnections();
    },
  };
}

/** A page as it is built when `company.yaml` names an analytics script. */
export function withAnalytics(html: string, script: string): string {
  return html.replace('id="cookie-banner"', `$& data-analytics="${script}"`);
}
