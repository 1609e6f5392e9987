import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const file = new URL('../../docs/figures.md', import.meta.url);

/** A figure beside the mark that docs/quality.md sets. */
export interface Figure {
  /** What was measured; the first column of docs/figures.md. */
  what: string;
  /** The figure with its unit. */
  figure: string;
  wanted: string;
  met: boolean;
}

const { values, positionals } = parseArgs({
  options: { record: { type: 'boolean' }, minutes: { type: 'string' }, beside: { type: 'string' } },
  allowPositionals: true,
});

/** What a benchmark was asked for behind `--`: pages, or parts of names. */
export const named: readonly string[] = positionals;
/** `--minutes 30`: how long a benchmark shall take. */
export const minutes: number | undefined = values.minutes === undefined ? undefined : Number(values.minutes);
/** `--beside http://…`: a page of another site, to compare with. */
export const { beside } = values;

/**
 * Prints each figure beside its mark, and lets the program end with 1 when a mark is missed. With `--record` each
 * figure replaces the one in its row of docs/figures.md; what has no row, such as a part of the pages, is not kept.
 */
export function report(command: string, figures: readonly Figure[]): void {
  for (const { what, figure, wanted, met } of figures) {
    console.log(`${met ? ' ' : '!'} ${what}: ${figure} (wanted ${wanted})`);
    if (!met) process.exitCode = 1;
  }
  if (!values.record) return;
  let table = readFileSync(file, 'utf8');
  const commit = `${git('rev-parse', '--short', 'HEAD')}, ${new Date().toISOString().slice(0, 10)}`;
  for (const { what, figure, wanted } of figures) {
    const row = table.split('\n').find((line) => line.startsWith(`| ${what} |`));
    if (row) table = table.replace(row, `| ${[what, wanted, figure, command, commit].join(' | ')} |`);
    else console.log(`Not recorded, as docs/figures.md has no row for it: ${what}`);
  }
  writeFileSync(file, table);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
