import { once } from 'node:events';
import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { errorFacts, type Log } from '../log.ts';

/** Keeps what was erased from living on in the write-ahead log. */
export interface Checkpoints {
  /** Empties the log now. False while another process that reads, such as a backup, keeps it from that. */
  run(): Promise<boolean>;
  stop(): Promise<void>;
}

const everyMs = 5_000;
// A backup may read that long without anybody being told.
const warnAfterMs = 60_000;
const remindAfterMs = 600_000;

/**
 * Empties the write-ahead log of an SQLite file every few seconds, whatever stands in it and whoever has written it:
 * erased words stay there until the log is cut off. Beside the main thread, because 64 MB take a tenth of a second.
 * https://www.sqlite.org/wal.html#ckpt
 */
export function startCheckpoints(file: string, log?: Pick<Log, 'info' | 'warn'>): Checkpoints {
  let worker: Worker | undefined;
  // One at a time, and each begins after it was asked for, so that it covers what was deleted before.
  let last: Promise<unknown> = Promise.resolve();
  let ticking = false;
  let blockedSince: number | null = null;
  let warnedAt: number | null = null;
  const timer = setInterval(tick, everyMs);
  timer.unref();

  function run(): Promise<boolean> {
    const next = last.then(checkpoint);
    last = next.catch(() => undefined);
    return next;
  }

  async function checkpoint(): Promise<boolean> {
    worker ??= started();
    worker.ref();
    worker.postMessage(null);
    const [emptied] = await once(worker, 'message');
    worker.unref();
    return emptied;
  }

  function started(): Worker {
    const fresh = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { workerData: file });
    // Whoever waits for an answer is told; the next one gets a new worker.
    fresh.on('error', () => {
      worker = undefined;
    });
    return fresh;
  }

  async function tick(): Promise<void> {
    if (ticking || walBytes() === 0) return;
    ticking = true;
    try {
      if (await run()) unblocked();
      else blocked(warnAfterMs, 'another process reads the database and keeps the write-ahead log');
    } catch (error) {
      blocked(0, 'the write-ahead log cannot be emptied', { error: errorFacts(error) });
    }
    ticking = false;
  }

  function blocked(patienceMs: number, why: string, facts: object = {}): void {
    const now = Date.now();
    blockedSince ??= now;
    if (now - blockedSince < patienceMs || now - (warnedAt ?? 0) < remindAfterMs) return;
    warnedAt = now;
    const since = new Date(blockedSince);
    log?.warn(
      { event: 'checkpoint', since, bytes: walBytes(), ...facts },
      `${why}: what was erased is still in it`,
    );
  }

  function unblocked(): void {
    if (warnedAt !== null) log?.info({ event: 'checkpoint' }, 'write-ahead log is empty again');
    blockedSince = null;
    warnedAt = null;
  }

  function walBytes(): number {
    return statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  }

  return {
    run,
    async stop() {
      clearInterval(timer);
      await last;
      await worker?.terminate();
    },
  };
}
