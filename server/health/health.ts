import type { Log } from '../log.ts';
import type { Alerts } from './alerts.ts';
import {
  type CheckName,
  checkNames,
  type HealthReport,
  type Look,
  lookEveryMs,
  nothingSeen,
} from './check.ts';

export interface Health {
  /** What was seen last, at most `everyMs` and one look ago. */
  report(): HealthReport;
  stop(): void;
}

interface HealthOptions {
  looks: Readonly<Record<CheckName, Look>>;
  alerts: Alerts;
  log: Log;
  clock?: () => Date;
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
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  void run();

  async function run(): Promise<void> {
    // Each by itself: a mail server that is silent holds up no other.
    await Promise.all(checkNames.map(look));
    await alerts.tell(states);
    if (stopped) return;
    timer = setTimeout(run, everyMs).unref();
  }

  async function look(name: CheckName): Promise<void> {
    const problem = await looks[name]();
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

  return {
    report: () => states,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
