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
import { journalFile } from './folder.ts';
import type { Deletion } from './store.ts';

/** The records of deletions beside the database, which a restored backup does not set back. */
export interface Journal {
  /** Adds records, on the disk when it returns. */
  add(deletions: readonly Deletion[]): void;
  /** All records, of every request that was ever deleted. */
  records(): Deletion[];
}

/** The journal `deletions.jsonl` in `dataDir`: one JSON object a line, without personal data. */
export function journal(dataDir: string): Journal {
  const file = journalFile(dataDir);
  return {
    add(deletions) {
      const handle = openSync(file, 'a+');
      try {
        const lines = deletions.map((deletion) => `${JSON.stringify(deletion)}\n`);
        writeFileSync(handle, [endsLine(handle) ? '' : '\n', ...lines].join(''));
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
    },
    records() {
      if (!existsSync(file)) return [];
      return readFileSync(file, 'utf8').split('\n').flatMap(recordOf);
    },
  };
}

/** False when a power failure or a full disk has cut the last line off: what comes next must not join it. */
function endsLine(handle: number): boolean {
  const { size } = fstatSync(handle);
  const last = Buffer.alloc(1);
  return size === 0 || (readSync(handle, last, 0, 1, size - 1) === 1 && last.toString() === '\n');
}

/** None for a line that a power failure has cut off: it was never acted upon. */
function recordOf(line: string): Deletion[] {
  try {
    const record = JSON.parse(line);
    return [{ ...record, at: new Date(record.at) }];
  } catch {
    return [];
  }
}
