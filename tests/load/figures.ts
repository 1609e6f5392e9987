import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const file = new URL('../../docs/figures.md', import.meta.url);

/** A measured figure and its limit in docs/quality.md. */
export interface Figure {
  /** The first column of docs/figures.md. */
  what: string;
  /** With its unit. */
  figure: string;
  wanted: string;
  met: boolean;
}

const { values, positionals } = parseArgs({
  options: { record: { type: 'boolean' }, minutes: { type: 'string' } },
  allowPositionals: true,
});

/** Arguments after `--`: pages, or parts of names. */
export const named: readonly string[] = positionals;
/** `--minutes 30`: the duration of a benchmark. */
export const minutes: number | undefined = values.minutes === undefined ? undefined : Number(values.minutes);

/**
 * Prints each figure with its limit, and sets exit code 1 when a limit is missed. With `--record` each figure replaces
 * the one in its row of docs/figures.md.
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
