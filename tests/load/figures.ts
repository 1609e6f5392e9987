import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { findChromium } from '../../scripts/chromium.mjs';

const file = new URL('../../docs/figures.md', import.meta.url);

export interface Figure {
  /** What was measured. */
  what: string;
  /** The figure with its unit. */
  figure: string;
  /** What docs/quality.md asks for. */
  mark: string;
}

const { values, positionals } = parseArgs({
  options: { record: { type: 'boolean' }, minutes: { type: 'string' } },
  allowPositionals: true,
});

/** What a benchmark was asked for behind `--`: pages, or parts of names. */
export const named: readonly string[] = positionals;
/** How long a benchmark that goes on and on was asked to, `--minutes 30`. */
export const minutes: number | undefined = values.minutes === undefined ? undefined : Number(values.minutes);

/** With `--record` adds a row for each figure of `npm run <command>` to docs/figures.md; without it does nothing. */
export function record(command: string, figures: readonly Figure[]): void {
  if (!values.record) return;
  const where = [new Date().toISOString().slice(0, 10), commit(), machine(), command];
  const rows = figures.map(({ what, figure, mark }) => `| ${[...where, what, figure, mark].join(' | ')} |\n`);
  appendFileSync(file, rows.join(''));
}

function commit(): string {
  return (
    output('git', 'rev-parse', '--short', 'HEAD') +
    (output('git', 'status', '--porcelain', '--', ':!docs/figures.md') && ' and changes')
  );
}

function machine(): string {
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const parts = [`${availableParallelism()} cores`, `load ${load}`, `Node ${process.versions.node}`];
  const chromium = findChromium();
  // "Chromium 156.0.8078.79 built on Debian …"
  if (chromium) parts.push(...output(chromium, '--version').split(' built', 1));
  return parts.join(', ');
}

function output(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
