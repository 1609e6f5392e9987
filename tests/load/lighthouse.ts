/**
 * `npm run bench:lighthouse [-- /path …]`: Lighthouse mobile on every page of both languages, or on those named.
 * Prints the four categories, LCP, TBT, CLS and bytes; ends with 1 when a category is below 100.
 */
import lighthouse from 'lighthouse';
import { languages, pathIn } from '../../domain/languages.ts';
import { pages } from '../../domain/pages.ts';
import { startChromium } from '../support/chromium.ts';
import { RunningServer } from '../support/server.ts';
import { named, record } from './figures.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const addresses = named.length
  ? named
  : languages.flatMap((language) => pages.map((page) => pathIn(language, page.path)));

const server = await RunningServer.start();
const chromium = await startChromium();

let below = 0;
let slowest = 0;
let longestBlocking = 0;
console.log(`${'page'.padEnd(40)}perf a11y best  seo   LCP  TBT   CLS    KB`);
try {
  for (const address of addresses) {
    const result = await lighthouse(server.url + address, {
      port: chromium.port,
      output: 'json',
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
    const { audits, categories: measured } = result.lhr;
    const scores = categories.map((id) => Math.round((measured[id]?.score ?? 0) * 100));
    if (scores.some((score) => score < 100)) below += 1;
    const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    slowest = Math.max(slowest, figure('largest-contentful-paint'));
    longestBlocking = Math.max(longestBlocking, figure('total-blocking-time'));
    console.log(
      address.padEnd(40) +
        scores.map((score) => String(score).padStart(4)).join(' ') +
        figure('largest-contentful-paint').toFixed(0).padStart(6) +
        figure('total-blocking-time').toFixed(0).padStart(5) +
        figure('cumulative-layout-shift').toFixed(3).padStart(6) +
        (figure('total-byte-weight') / 1024).toFixed(1).padStart(6),
    );
    for (const id of categories) {
      for (const { id: name, weight } of measured[id]?.auditRefs ?? []) {
        const audit = audits[name];
        if (weight > 0 && audit && audit.score !== null && audit.score < 0.9) {
          console.log(`  ${name}: ${audit.title}`);
        }
      }
    }
  }
} finally {
  await chromium.stop();
  await server.remove();
}
console.log(
  below ? `${below} of ${addresses.length} pages below 100` : `All ${addresses.length} pages at 100`,
);
record('bench:lighthouse', [
  {
    what: 'pages at 100 in all four categories',
    figure: `${addresses.length - below} of ${addresses.length}`,
    mark: 'all',
  },
  { what: 'slowest LCP', figure: `${slowest.toFixed(0)} ms`, mark: '' },
  { what: 'longest TBT', figure: `${longestBlocking.toFixed(0)} ms`, mark: '≤ 35 ms' },
]);
process.exitCode = below ? 1 : 0;
