import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  writeFileSync,
} from 'node:fs';
import { deletionsFile } from './folder.ts';
import type { Deletion } from './store.ts';

/**
 * Appends to `deletions.jsonl` in `dataDir`, which survives the restore of a backup: one JSON object a line, without
 * personal data. The records are on the disk when it returns.
 */
export function recordDeletions(dataDir: string, deletions: readonly Deletion[]): void {
  const handle = openSync(deletionsFile(dataDir), 'a+');
  try {
    const lines = deletions.map((deletion) => `${JSON.stringify(deletion)}\n`);
    writeFileSync(handle, [endsWithNewline(handle) ? '' : '\n', ...lines].join(''));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** All records of `deletions.jsonl` in `dataDir`. */
export function recordedDeletions(dataDir: string): Deletion[] {
  const file = deletionsFile(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(parseLine) : [];
}

/** The last record of each request. */
export function uniqueDeletions(deletions: readonly Deletion[]): Deletion[] {
  return [...new Map(deletions.map((deletion) => [deletion.requestId, deletion])).values()];
}

/** False when a power failure or a full disk truncated the last line. */
function endsWithNewline(handle: number): boolean {
  const { size } = fstatSync(handle);
  const last = Buffer.alloc(1);
  return size === 0 || (readSync(handle, last, 0, 1, size - 1) === 1 && last.toString() === '\n');
}

/** Skips truncated lines: the deletion starts only after its whole line is written. */
function parseLine(line: string): Deletion[] {
  try {
    const record = JSON.parse(line);
    return [{ ...record, at: new Date(record.at) }];
  } catch {
    return [];
  }
}
