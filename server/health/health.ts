import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { Alerts } from './alerts.ts';
import {
  type Check,
  type CheckName,
  checkEveryMs,
  checkNames,
  type HealthReport,
  nothingSeen,
  type Problem,
} from './check.ts';

export interface Health {
  /** The latest states, at most `2 * everyMs` old. */
  report(): HealthReport;
  /** Ends the checks. Waits until an alert in progress is posted and remembered for the next process. */
  stop(): Promise<void>;
}

interface HealthOptions {
  checks: Readonly<Record<CheckName, Check>>;
  alerts: Alerts;
  log: Log;
  everyMs?: number;
}

/** Runs all checks periodically, logs changes and posts them to ALERT_URL. */
export function startHealth({ checks, alerts, log, everyMs = checkEveryMs }: HealthOptions): Health {
  const states = { ...nothingSeen };
  const stopping = new AbortController();
  // One loop for each check, so that a hanging one delays no other.
  const watches = Promise.all(checkNames.map(watch));

  async function watch(name: CheckName): Promise<void> {
    let running: Promise<Problem | null | undefined> | undefined;
    while (!stopping.signal.aborted) {
      const pause = sleep(everyMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
      const late = pause.then(() => ({
        code: 'no_answer',
        reason: `Looking at ${name} has not ended within ${everyMs / 1000} s.`,
      }));
      // A hanging check is not started again: each could occupy a thread.
      running ??= checks[name]().finally(() => {
        running = undefined;
      });
      const problem = await Promise.race([running, late]);
      if (stopping.signal.aborted) return;
      note(name, problem);
      await alerts.report(name, states[name]);
      await pause;
    }
  }

  function note(name: CheckName, problem: Problem | null | undefined): void {
    const before = states[name];
    if (!problem) {
      states[name] = { status: problem === null ? 'ok' : 'unknown' };
      if (before.status === 'failing') log.info({ event: 'works', check: name }, `${name} works again`);
      return;
    }
    const known = before.status === 'failing' ? before : null;
    states[name] = { status: 'failing', ...problem, since: known?.since ?? new Date() };
    if (known?.code !== problem.code) {
      log.error({ event: 'fails', check: name, code: problem.code }, problem.reason);
    }
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await watches;
  }

  return { report: () => states, stop };
}
