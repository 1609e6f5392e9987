/**
 * `npm run bench:lighthouse [-- /path …] [http://…]`: Lighthouse mobile on every page of both languages, or on those
 * named, the median of three each. Prints the four categories, LCP, TBT, CLS, bytes, style and layout; ends with 1 when
 * a category is below 100. A page of one word with the same headers is visited once for each page: what it blocks is the
 * machine's and Chromium's. The page of another site, by its whole address, is visited in turn with each of ours, and
 * its style and layout are what ours are compared with.
 */
import { languages, pathIn } from '../../domain/languages.ts';
import { pages } from '../../domain/pages.ts';
import { startChromium } from '../support/chromium.ts';
import { RunningServer } from '../support/server.ts';
import { serveAltered } from './altered.ts';
import { audit } from './audit.ts';
import { type Figure, named, record } from './figures.ts';
import { median } from './statistics.ts';

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const other = named.find((name) => URL.canParse(name));
const ours = named.filter((name) => name !== other);
const addresses = ours.length
  ? ours
  : languages.flatMap((language) => pages.map((page) => pathIn(language, page.path)));

const server = await RunningServer.start();
const word = await serveAltered(server.url, (headers) => {
  delete headers['content-encoding'];
  return Buffer.from('<!doctype html><meta name="viewport" content="width=device-width"><p>word</p>');
});
const chromium = await startChromium();

let below = 0;
let slowest = 0;
let longestBlocking = 0;
const wordBlocking: number[] = [];
const compared: Figure[] = [];
console.log(`${'page'.padEnd(40)}perf a11y best  seo   LCP  TBT   CLS    KB  style and layout`);
try {
  for (const address of addresses) {
    const visits: Visit[] = [];
    const otherVisits: Visit[] = [];
    for (let run = 0; run < runs; run += 1) {
      visits.push(await visit(server.url + address));
      if (other) otherVisits.push(await visit(other));
    }
    wordBlocking.push((await visit(word.url, 'performance')).tbt);
    const { scores, lcp, tbt, styleAndLayout } = printed(address, visits);
    if (scores.some((score) => score < 100)) below += 1;
    slowest = Math.max(slowest, lcp);
    longestBlocking = Math.max(longestBlocking, tbt);
    for (const missed of new Set(visits.flatMap(({ missed }) => missed))) console.log(`  ${missed}`);
    if (!other) continue;
    const theirs = printed(other, otherVisits).styleAndLayout;
    compared.push({
      what: `style and layout of ${address} beside ${other}, median of ${runs}`,
      figure: `${styleAndLayout.toFixed(0)} ms, ${theirs.toFixed(0)} ms`,
      mark: address === '/' ? '≤ 1 ×' : '',
    });
  }
} finally {
  await chromium.stop();
  word.stop();
  await server.remove();
}
console.log(
  `TBT of a page of one word, median of ${wordBlocking.length}: ${median(wordBlocking).toFixed(0)} ms`,
);
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
  {
    what: `TBT of a page of one word, median of ${wordBlocking.length}`,
    figure: `${median(wordBlocking).toFixed(0)} ms`,
    mark: '',
  },
  ...compared,
]);
process.exitCode = below ? 1 : 0;

/** Prints the medians of the visits to one page as one line. */
function printed(address: string, visits: readonly Visit[]) {
  const of = (figure: (visit: Visit) => number) => median(visits.map(figure));
  const scores = categories.map((id) => of(({ scores }) => scores[id]));
  const [lcp, tbt] = [of(({ lcp }) => lcp), of(({ tbt }) => tbt)];
  const styleAndLayout = of(({ styleAndLayout }) => styleAndLayout);
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
        .padStart(6) +
      styleAndLayout.toFixed(0).padStart(8),
  );
  return { scores, lcp, tbt, styleAndLayout };
}

type Visit = Awaited<ReturnType<typeof visit>>;

/** Times in milliseconds. */
async function visit(url: string, only?: string) {
  const { audits, categories: measured } = await audit(url, chromium.port, only);
  const score = (id: (typeof categories)[number]) => Math.round((measured[id]?.score ?? 0) * 100);
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const weighed = categories
    .flatMap((id) => measured[id]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0);
  const work = audits['mainthread-work-breakdown']?.details?.items ?? [];
  return {
    scores: Object.fromEntries(categories.map((id) => [id, score(id)])) as Record<
      (typeof categories)[number],
      number
    >,
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    kilobytes: figure('total-byte-weight') / 1024,
    styleAndLayout: work.find(({ group }) => group === 'styleLayout')?.duration ?? Number.NaN,
    /** What cost points. */
    missed: weighed
      .map(({ id }) => audits[id])
      .filter((audit) => audit && audit.score !== null && audit.score < 0.9)
      .map((audit) => `${audit?.id}: ${audit?.title}`),
  };
}
