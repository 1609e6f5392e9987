import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Deletion } from './store.ts';

/** The records of deletions beside the database, which a restored backup does not set back. */
export interface Journal {
  /** Adds records, on the disk when it returns. */
  add(deletions: readonly Deletion[]): void;
  /** The ids of all requests that were ever deleted. */
  ids(): string[];
  /** Deletes mails of these requests that lie in `mails/` because there is no mail server. */
  removeMails(requestIds: readonly string[]): void;
}

/** The journal `deletions.jsonl` in `dataDir`: one JSON object a line, without personal data. */
export function journal(dataDir: string): Journal {
  const file = path.join(dataDir, 'deletions.jsonl');
  const mails = path.join(dataDir, 'mails');
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
    ids() {
      if (!existsSync(file)) return [];
      // A line cut off by a power failure was never acted upon.
      return readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => /^\{"requestId":"([^"]+)".*\}$/.exec(line)?.[1])
        .filter((id) => id !== undefined);
    },
    removeMails(requestIds) {
      if (!existsSync(mails)) return;
      const gone = new Set(requestIds);
      for (const name of readdirSync(mails)) {
        if (gone.has(requestIdOfMail(name))) rmSync(path.join(mails, name), { force: true });
      }
    },
  };
}

/** False when a power failure or a full disk has cut the last line off: what comes next must not join it. */
function endsLine(handle: number): boolean {
  const { size } = fstatSync(handle);
  const last = Buffer.alloc(1);
  return size === 0 || (readSync(handle, last, 0, 1, size - 1) === 1 && last.toString() === '\n');
}

/** File name of a mail in `mails/`: `KG-7Q2M9F0X-confirmation.eml`. */
export function mailFileName(requestId: string, channel: string): string {
  return `${requestId}-${channel}.eml`;
}

function requestIdOfMail(name: string): string {
  return name.slice(0, name.lastIndexOf('-'));
}
