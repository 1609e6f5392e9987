import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { failureOf } from '../delivery/failure.ts';
import { postSigned } from '../delivery/webhook.ts';
import type { SignedTarget } from '../env.ts';
import { errorFacts, type Log } from '../log.ts';
import { type CheckName, type CheckState, checkNames } from './check.ts';

/** Webhook by which the people on call hear of problems, also when no mail leaves. */
export interface Alerts {
  /** Posts a state of a check that was not posted yet; after a failure it is tried again with the next state. */
  tell(check: CheckName, state: CheckState): Promise<void>;
}

interface AlertOptions {
  /** Null: no webhook; log and `/readyz` tell it alone. */
  target: SignedTarget | null;
  /** Folder of `alerts.json`, which remembers what was posted over a restart. */
  dataDir: string;
  /** Which site it is about. */
  siteUrl: string;
  log: Log;
  clock?: () => Date;
}

/** For each check the code of the problem that was posted last, null after its end. */
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
  // A file, because the database may be what is away, and each machine tells its own problems.
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

  /** When it cannot be written, a restart posts again. */
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
      // The cause of a failure that was not posted yet may change from look to look.
      const again = before === code || (before !== null && known === null);
      seen.set(check, code);
      if (known === code) return;
      // A problem that is gone at the next look is not posted.
      if (again || code === null) await post(check, state, target);
    },
  };
}

/** Empty when it cannot be read, or belongs to another target: failing checks are then posted again. */
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

/** A hash: the address may hold a secret. */
function nameOf({ url }: SignedTarget): string {
  return createHash('sha256').update(url).digest('base64url');
}
