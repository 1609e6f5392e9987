import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { failureOf } from '../delivery/failure.ts';
import { postSigned } from '../delivery/webhook.ts';
import type { SignedTarget } from '../env.ts';
import { errorFacts, type Log } from '../log.ts';
import { type CheckName, type CheckState, checkNames } from './check.ts';

/** The way on which the people on call hear of problems when no mail leaves. */
export interface Alerts {
  /** Posts what is not told yet of a check; what cannot be posted is tried again with its next state. */
  tell(check: CheckName, state: CheckState): Promise<void>;
}

interface AlertOptions {
  /** Null: nobody is told, the log and `/readyz` say it alone. */
  target: SignedTarget | null;
  /** Where `alerts.json` keeps what was told, for the time after a restart. */
  dataDir: string;
  /** Which site it is about. */
  siteUrl: string;
  log: Log;
  clock?: () => Date;
}

/** What was told of a check, or nothing is wrong: the code of its problem, or null. */
type Told = Map<CheckName, string | null>;

/**
 * Posts `alert.failing` when a check has failed twice in a row or for another reason than was told, `alert.resolved` when
 * it works again. Signed as the webhook of requests is.
 */
export function createAlerts({
  target,
  dataDir,
  siteUrl,
  log,
  clock = () => new Date(),
}: AlertOptions): Alerts {
  // Not in the database, which is what may be away, and by machine, because each tells what it sees.
  const file = path.join(dataDir, 'alerts.json');
  const told: Told = target ? readTold(file, target) : new Map();
  const seen: Told = new Map();

  async function post(check: CheckName, state: CheckState, to: SignedTarget): Promise<void> {
    const code = state.status === 'failing' ? state.code : null;
    const type = code === null ? 'alert.resolved' : 'alert.failing';
    const now = clock();
    const data = { site: siteUrl, check, ...state };
    try {
      await postSigned(to, `msg_${check}_${now.getTime()}`, now, { type, timestamp: now, data });
      told.set(check, code);
      keep(to);
      log.info({ event: 'alerted', check, code }, 'alert sent');
    } catch (error) {
      log.error({ event: 'not_alerted', check, ...failureOf(error).facts }, 'alert not sent, tries again');
    }
  }

  /** Where that fails, this process knows what it has told, the next one does not. */
  function keep(to: SignedTarget): void {
    try {
      writeTold(file, to, told);
    } catch (error) {
      log.error({ event: 'alerts_not_kept', ...errorFacts(error) }, 'what was told is not kept');
    }
  }

  return {
    async tell(check, state) {
      if (!target || state.status === 'unknown') return;
      const code = state.status === 'failing' ? state.code : null;
      const before = seen.get(check) ?? null;
      const known = told.get(check) ?? null;
      // Of a failure that nobody knows, the cause may change from look to look.
      const again = before === code || (before !== null && known === null);
      seen.set(check, code);
      if (known === code) return;
      // What comes and goes within one look wakes nobody.
      if (again || code === null) await post(check, state, target);
    },
  };
}

/** Nothing when it cannot be read, or another target was told: what fails is then told again. */
function readTold(file: string, target: SignedTarget): Told {
  try {
    const { to, told } = JSON.parse(readFileSync(file, 'utf8'));
    if (to !== nameOf(target)) return new Map();
    return new Map(
      checkNames.flatMap((check) => (typeof told[check] === 'string' ? [[check, told[check]]] : [])),
    );
  } catch {
    return new Map();
  }
}

function writeTold(file: string, target: SignedTarget, told: Told): void {
  writeFileSync(`${file}.part`, JSON.stringify({ to: nameOf(target), told: Object.fromEntries(told) }));
  renameSync(`${file}.part`, file);
}

/** Its address may hold a secret, which is not written down a second time. */
function nameOf({ url }: SignedTarget): string {
  return createHash('sha256').update(url).digest('base64url');
}
