import { statSync } from 'node:fs';
import { errorFacts, type Log } from '../log.ts';

const everyMs = 5_000;
// As long as a backup may take.
const warnAfterMs = 60_000;
const remindAfterMs = 600_000;

/**
 * Truncates the write-ahead log of an SQLite file every few seconds, because it still contains erased data.
 * `run` truncates it once; false while another process that reads, such as a backup, prevents it.
 * https://www.sqlite.org/wal.html#ckpt
 */
export function startCheckpoints(
  file: string,
  run: () => Promise<boolean>,
  log?: Pick<Log, 'info' | 'warn'>,
): { stop(): void } {
  let ticking = false;
  let blockedSince: number | null = null;
  let warnedAt: number | null = null;
  const timer = setInterval(tick, everyMs);
  timer.unref();

  async function tick(): Promise<void> {
    if (ticking) return;
    ticking = true;
    try {
      const bytes = walBytes();
      if (bytes === 0 || (await run())) unblocked();
      else
        blocked(warnAfterMs, 'another process reads the database and keeps the write-ahead log', { bytes });
    } catch (error) {
      blocked(0, 'the write-ahead log cannot be emptied', errorFacts(error));
    }
    ticking = false;
  }

  function blocked(toleratedMs: number, why: string, facts: object): void {
    const now = Date.now();
    blockedSince ??= now;
    if (now - blockedSince < toleratedMs || now - (warnedAt ?? 0) < remindAfterMs) return;
    warnedAt = now;
    const since = new Date(blockedSince);
    log?.warn({ event: 'checkpoint', since, ...facts }, `${why}: what was erased is still in it`);
  }

  function unblocked(): void {
    if (warnedAt !== null) log?.info({ event: 'checkpoint' }, 'write-ahead log is empty again');
    blockedSince = null;
    warnedAt = null;
  }

  function walBytes(): number {
    return statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  }

  return { stop: () => clearInterval(timer) };
}
