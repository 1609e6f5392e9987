/**
 * `npm run bench:lighthouse [-- /path …]`: Lighthouse mobile on every page of both languages, or on those named.
 * Prints the four categories, LCP, TBT, CLS and bytes; ends with 1 when a category is below 100.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { languages, pathIn } from '../../domain/languages.ts';
import { pages } from '../../domain/pages.ts';
import { freePort, RunningServer } from '../support/server.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const named = process.argv.slice(2);
const addresses = named.length
  ? named
  : languages.flatMap((language) => pages.map((page) => pathIn(language, page.path)));

const server = await RunningServer.start();
const port = await freePort();
const profile = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
const chromium = spawn('/usr/bin/chromium', [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--remote-debugging-port=${port}`,
  `--user-data-dir=${profile}`,
]);
await waitForBrowser();

let below = 0;
console.log(`${'page'.padEnd(40)}perf a11y best  seo   LCP  TBT   CLS    KB`);
try {
  for (const address of addresses) {
    const result = await lighthouse(server.url + address, { port, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
    const { lhr } = result;
    const scores = categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100));
    if (scores.some((score) => score < 100)) below += 1;
    const figure = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
    console.log(
      address.padEnd(40) +
        scores.map((score) => String(score).padStart(4)).join(' ') +
        figure('largest-contentful-paint').toFixed(0).padStart(6) +
        figure('total-blocking-time').toFixed(0).padStart(5) +
        figure('cumulative-layout-shift').toFixed(3).padStart(6) +
        (figure('total-byte-weight') / 1024).toFixed(1).padStart(6),
    );
    for (const id of categories) {
      for (const { id: audit } of lhr.categories[id]?.auditRefs ?? []) {
        const { score, scoreDisplayMode, title } = lhr.audits[audit] ?? {};
        if (score !== null && score !== undefined && score < 1 && scoreDisplayMode === 'binary') {
          console.log(`  ${audit}: ${title}`);
        }
      }
    }
  }
} finally {
  chromium.kill();
  await server.remove();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
}
console.log(
  below ? `${below} of ${addresses.length} pages below 100` : `All ${addresses.length} pages at 100`,
);
process.exitCode = below ? 1 : 0;

async function waitForBrowser(): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('Chromium did not start');
}
