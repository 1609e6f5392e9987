import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { Alerts } from './alerts.ts';
import {
  type CheckName,
  checkNames,
  type HealthReport,
  type Look,
  lookEveryMs,
  nothingSeen,
  type Problem,
} from './check.ts';

export interface Health {
  /** What was seen last, at most two times `everyMs` ago. */
  report(): HealthReport;
  /** Looks no more. Waits for an alert on its way, so that the next process knows that it was told. */
  stop(): Promise<void>;
}

interface HealthOptions {
  looks: Readonly<Record<CheckName, Look>>;
  alerts: Alerts;
  log: Log;
  clock?: () => Date;
  /** How often each thing is looked at, and how long a look may take. */
  everyMs?: number;
}

/** Looks at everything again and again, logs what changes, and tells it where ALERT_URL says. */
export function startHealth({
  looks,
  alerts,
  log,
  clock = () => new Date(),
  everyMs = lookEveryMs,
}: HealthOptions): Health {
  const states = { ...nothingSeen };
  const stopping = new AbortController();
  // Each by itself: a mail server or a disk that is silent holds up no other.
  const watches = Promise.all(checkNames.map(watch));

  async function watch(name: CheckName): Promise<void> {
    let running: Promise<Problem | null | undefined> | undefined;
    while (!stopping.signal.aborted) {
      // From its start, so that a look that takes long is not followed by a pause as well.
      const pause = sleep(everyMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
      const late = pause.then(() => ({
        code: 'no_answer',
        reason: `Looking at ${name} has not ended within ${everyMs / 1000} s.`,
      }));
      // One that does not end is asked no second time: it might hold a thread each time.
      running ??= looks[name]().finally(() => {
        running = undefined;
      });
      const problem = await Promise.race([running, late]);
      if (stopping.signal.aborted) return;
      note(name, problem);
      await alerts.tell(name, states[name]);
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
    states[name] = { status: 'failing', ...problem, since: known?.since ?? clock() };
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
