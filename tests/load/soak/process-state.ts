import { statSync } from 'node:fs';
import path from 'node:path';

/** What a server holds at one moment; bytes, but for `handles`, open file descriptors, and `waiting`, rows of the outbox. */
export interface ProcessState {
  resident: number;
  heap: number;
  handles: number;
  database: number;
  log: number;
  waiting: number;
}

const series = {
  resident: /^process_resident_memory_bytes (\S+)/gm,
  heap: /^nodejs_heap_size_used_bytes (\S+)/gm,
  handles: /^process_open_fds (\S+)/gm,
  waiting: /^kogge_outbox_waiting\{\S+\} (\S+)/gm,
} as const;

/** Reads the metrics of a server, and how large its SQLite file and write-ahead log are. */
export async function stateOf(metricsUrl: string, dataDir: string): Promise<ProcessState> {
  // On a connection of its own: one that is kept may be closed in the moment in which it is used again.
  const text = await (await fetch(metricsUrl, { headers: { connection: 'close' } })).text();
  const sum = (name: keyof typeof series) =>
    [...text.matchAll(series[name])].reduce((total, [, value]) => total + Number(value), 0);
  const size = (file: string) => statSync(path.join(dataDir, file), { throwIfNoEntry: false })?.size ?? 0;
  return {
    resident: sum('resident'),
    heap: sum('heap'),
    handles: sum('handles'),
    waiting: sum('waiting'),
    database: size('kogge.sqlite'),
    log: size('kogge.sqlite-wal'),
  };
}
