import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.mjs';

/** How a script in a page reports to the test and waits for reports of other pages. */
export interface Visit {
  report: (what: string, details: object) => void;
  waitFor: (what: string) => Promise<unknown>;
}

interface Options {
  /** Address of the site. */
  site: string;
  /** Runs in every page before its own scripts; it sees only its argument and the page. */
  visitor: (visit: Visit) => void;
  /** The page that each page prerenders at once. */
  prerender?: Record<string, string>;
  /** Adds this analytics script to every page; it reports `measured`. */
  analytics?: string;
}

/**
 * Opens the home page in a Chromium without DevTools (and Playwright), which would switch off prerendering and the
 * back/forward cache. A script in every page acts as the visitor and reports.
 */
export async function visitWithoutDevtools({ site, visitor, prerender = {}, analytics }: Options) {
  const reported = new Map<string, PromiseWithResolvers<unknown>>();
  const messageOf = (what: string) => {
    const known = reported.get(what) ?? Promise.withResolvers<unknown>();
    reported.set(what, known);
    return known;
  };
  const own: Record<string, () => string> = {
    '/visitor.js': () => `(${visitor})({
      report: (what, details) => navigator.sendBeacon('/report/' + encodeURIComponent(what), JSON.stringify(details)),
      waitFor: (what) => fetch('/wait-for/' + encodeURIComponent(what)),
    })`,
    ...(analytics && {
      [analytics]: () =>
        `navigator.sendBeacon('/report/' + encodeURIComponent('measured ' + location.pathname), JSON.stringify({ prerendering: document.prerendering }))`,
    }),
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', site);
    const [, verb, what = ''] = pathname.split('/').map(decodeURIComponent);
    if (verb === 'report') {
      const chunks = await Array.fromAsync(request);
      messageOf(what).resolve(JSON.parse(Buffer.concat(chunks).toString()));
      response.end();
    } else if (verb === 'wait-for') {
      await messageOf(what).promise;
      response.end();
    } else if (own[pathname]) {
      response.setHeader('content-type', 'text/javascript').end(own[pathname]());
    } else if (verb === 'prerender') {
      const rules = { prerender: [{ urls: [`/${what}`], eagerness: 'immediate' }] };
      response.setHeader('content-type', 'application/speculationrules+json').end(JSON.stringify(rules));
    } else await forward(pathname, response);
  });

  async function forward(pathname: string, response: ServerResponse) {
    const answer = await fetch(site + pathname, { headers: { accept: 'text/html' } });
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'etag'])
      headers.delete(name);
    let body = Buffer.from(await answer.arrayBuffer());
    if (headers.get('content-type')?.startsWith('text/html')) {
      const html = body.toString().replace('<head>', '<head><script src="/visitor.js"></script>');
      body = Buffer.from(analytics ? withAnalytics(html, analytics) : html);
      if (prerender[pathname]) headers.set('speculation-rules', `"/prerender${prerender[pathname]}"`);
    }
    response.writeHead(answer.status, [...headers].flat()).end(body);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const profile = await mkdtemp(path.join(tmpdir(), 'chromium-'));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const args = ['--headless', ...chromiumArguments, `--user-data-dir=${profile}`, address];
  const chromium = spawn(chromiumPath(), args);
  return {
    /** Waits for a report. */
    reported: (what: string) => messageOf(what).promise,
    async end() {
      chromium.kill();
      await once(chromium, 'exit');
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
      server.close().closeAllConnections();
    },
  };
}

/** A page as it is built when `company.yaml` names an analytics script. */
export function withAnalytics(html: string, script: string): string {
  return html.replace('id="cookie-banner"', `$& data-analytics="${script}"`);
}
