/**
 * `npm run bench:lighthouse [-- /path …]`: Lighthouse mobile on every page of both languages, or on those named, the
 * median of three each, in Chromium as it is installed.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { languages, pathIn } from '../../domain/languages.ts';
import { pages } from '../../domain/pages.ts';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { RunningServer } from '../support/server.ts';
import { type Figure, named, report } from './figures.ts';
import { median } from './statistics.ts';

// Fetched by npx: its 79 packages and 130 MB are needed here alone.
const lighthouse = 'lighthouse@13.5.0';
const runs = 3;
const columns = ['performance', 'accessibility', 'best-practices', 'seo', 'LCP', 'TBT', 'CLS'] as const;

/** Scores from 0 to 100, times in milliseconds. */
type Visit = Record<(typeof columns)[number], number>;

/** The part of Lighthouse's result that is used. */
interface Result {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
}

const every = languages.flatMap((language) => pages.map((page) => pathIn(language, page.path)));
const addresses = named.length > 0 ? named : every;
const server = await RunningServer.start();
const visits = new Map<string, Visit>();
console.log(`${''.padEnd(40)}perf a11y best  seo  LCP  TBT   CLS`);
try {
  for (const address of addresses) {
    const ours: Visit[] = [];
    for (let run = 0; run < runs; run += 1) ours.push(await visit(server.url + address));
    visits.set(address, print(address, ours));
  }
} finally {
  await server.remove();
}

const of = (column: keyof Visit) => [...visits.values()].map((visit) => visit[column]);
const pagesMeasured = named.length > 0 ? named.join(' ') : 'every page';
report('npm run bench:lighthouse', [
  atLeast('performance', 98),
  atLeast('accessibility', 100),
  atLeast('best-practices', 100),
  atLeast('seo', 100),
  atMost('LCP', 1400),
  atMost('TBT', 150),
  atMost('CLS', 0),
]);

function atLeast(column: keyof Visit, wanted: number): Figure {
  const least = Math.min(...of(column));
  return {
    what: `Fast: lowest ${column} of Lighthouse, ${pagesMeasured}`,
    figure: String(least),
    wanted: `≥ ${wanted}`,
    met: least >= wanted,
  };
}

function atMost(column: keyof Visit, wanted: number): Figure {
  const most = Math.max(...of(column));
  const unit = column === 'CLS' ? '' : ' ms';
  return {
    what: `Fast: highest ${column} in Lighthouse, ${pagesMeasured}`,
    figure: `${Number(most.toFixed(unit ? 0 : 3))}${unit}`,
    wanted: `≤ ${wanted}${unit}`,
    met: most <= wanted,
  };
}

/** Prints and returns the medians of the visits to one page. */
function print(address: string, visits: readonly Visit[]): Visit {
  const medians = Object.fromEntries(
    columns.map((column) => [column, median(visits.map((visit) => visit[column]))]),
  ) as Visit;
  const cells = columns.map((column) => medians[column].toFixed(column === 'CLS' ? 3 : 0).padStart(4));
  console.log(`${address.padEnd(40)}${cells.join(' ')}`);
  return medians;
}

async function visit(url: string): Promise<Visit> {
  const args = ['--yes', `--package=${lighthouse}`, 'lighthouse', url, '--output=json', '--quiet'];
  // Chromium has no sandbox for root.
  const run = () =>
    promisify(execFile)('npx', [...args, '--chrome-flags=--headless --no-sandbox'], {
      env: { ...process.env, CHROME_PATH: chromiumPath() },
      maxBuffer: 64 * 1024 * 1024,
    });
  // Now and then Chromium begins to record too late, and Lighthouse asks to be run again.
  const { stdout } = await run().catch(run).catch(run).catch(run);
  const { audits, categories } = JSON.parse(stdout) as Result;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    LCP: figure('largest-contentful-paint'),
    TBT: figure('total-blocking-time'),
    CLS: figure('cumulative-layout-shift'),
  };
}
