/**
 * `npm run bench:lighthouse [-- /path …]`: Lighthouse mobile on every page of both languages, or on those named, the
 * median of three each. Prints the four categories, LCP, TBT, CLS and bytes; ends with 1 when a category is below 100.
 */
import { languages, pathIn } from '../../domain/languages.ts';
import { pages } from '../../domain/pages.ts';
import { startChromium } from '../support/chromium.ts';
import { RunningServer } from '../support/server.ts';
import { audit } from './audit.ts';
import { named, record } from './figures.ts';
import { median } from './statistics.ts';

const runs = 3;
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
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(address));
    const of = (figure: (visit: (typeof visits)[number]) => number) => median(visits.map(figure));
    const scores = categories.map((id) => of(({ scores }) => scores[id]));
    const [lcp, tbt] = [of(({ lcp }) => lcp), of(({ tbt }) => tbt)];
    if (scores.some((score) => score < 100)) below += 1;
    slowest = Math.max(slowest, lcp);
    longestBlocking = Math.max(longestBlocking, tbt);
    console.log(
      address.padEnd(40) +
        scores.map((score) => String(score).padStart(4)).join(' ') +
        lcp.toFixed(0).padStart(6) +
        tbt.toFixed(0).padStart(5) +
        of(({ cls }) => cls)
          .toFixed(3)
          .padStart(6) +
        of(({ kilobytes }) => kilobytes)
          .toFixed(1)
          .padStart(6),
    );
    for (const missed of new Set(visits.flatMap(({ missed }) => missed))) console.log(`  ${missed}`);
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
    what: 'pages at 100 in all four categories, median of 3',
    figure: `${addresses.length - below} of ${addresses.length}`,
    mark: 'all',
  },
  { what: 'slowest LCP', figure: `${slowest.toFixed(0)} ms`, mark: '' },
  { what: 'longest TBT', figure: `${longestBlocking.toFixed(0)} ms`, mark: '≤ 35 ms' },
]);
process.exitCode = below ? 1 : 0;

async function visit(address: string) {
  const { audits, categories: measured } = await audit(server.url + address, chromium.port);
  const score = (id: (typeof categories)[number]) => Math.round((measured[id]?.score ?? 0) * 100);
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const weighed = categories
    .flatMap((id) => measured[id]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0);
  return {
    scores: Object.fromEntries(categories.map((id) => [id, score(id)])) as Record<
      (typeof categories)[number],
      number
    >,
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    kilobytes: figure('total-byte-weight') / 1024,
    /** What cost points. */
    missed: weighed
      .map(({ id }) => audits[id])
      .filter((audit) => audit && audit.score !== null && audit.score < 0.9)
      .map((audit) => `${audit?.id}: ${audit?.title}`),
  };
}
