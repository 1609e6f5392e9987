/**
 * `npm run bench:first-paint [-- /path …]`: LCP and FCP of a page beside the same page with every script removed,
 * Lighthouse mobile, median of 5, in turns. docs/quality.md asks for a ratio of at most 1.05.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { startChromium } from '../support/chromium.ts';
import { RunningServer } from '../support/server.ts';
import { serveAltered } from './altered.ts';
import { audit } from './audit.ts';
import { type Figure, named, record } from './figures.ts';
import { median } from './statistics.ts';

const runs = 5;
const metrics = ['largest-contentful-paint', 'first-contentful-paint'] as const;
const addresses = named.length > 0 ? named : ['/', '/de', '/solutions/loyalty-plus'];

const server = await RunningServer.start();
const bare = await serveAltered(server.url, withoutScripts);
const chromium = await startChromium();
const figures: Figure[] = [];
try {
  for (const address of addresses) {
    const measured = { page: [] as number[][], bare: [] as number[][] };
    for (let run = 0; run < runs; run++) {
      measured.page.push(await measure(server.url + address));
      measured.bare.push(await measure(bare.url + address));
    }
    metrics.forEach((metric, index) => {
      const [page, floor] = [medianOf(measured.page, index), medianOf(measured.bare, index)];
      console.log(
        `${address.padEnd(34)}${metric.padEnd(26)}${page.toFixed(0)} ms, without script ${floor.toFixed(0)} ms, ratio ${(page / floor).toFixed(3)}`,
      );
      figures.push({
        what: `${metric} of ${address} beside the page without script`,
        figure: (page / floor).toFixed(3),
        mark: '≤ 1.05',
      });
    });
  }
} finally {
  await chromium.stop();
  bare.stop();
  await server.remove();
}
record('bench:first-paint', figures);

async function measure(url: string): Promise<number[]> {
  const { audits } = await audit(url, chromium.port, 'performance');
  return metrics.map((metric) => audits[metric]?.numericValue ?? Number.NaN);
}

function medianOf(rows: number[][], index: number): number {
  return median(rows.map((row) => row[index] ?? Number.NaN));
}

/** The page without its scripts, compressed alike. */
function withoutScripts(headers: IncomingHttpHeaders, body: Buffer): Buffer {
  if (!headers['content-type']?.includes('text/html')) return body;
  const html = brotliDecompressSync(body).toString();
  return brotliCompressSync(html.replace(/<script\b[\s\S]*?<\/script>/g, ''));
}
