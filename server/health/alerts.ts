import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { failureOf } from '../delivery/failure.ts';
import { postSigned } from '../delivery/webhook.ts';
import type { SignedTarget } from '../env.ts';
import { errorFacts, type Log } from '../log.ts';
import type { CheckName, CheckState } from './check.ts';

/** Webhook to the people on call, independent of mail. */
export interface Alerts {
  /** Posts a state of a check if it is new. A failed post is repeated with the next state. */
  report(check: CheckName, state: CheckState): Promise<void>;
}

interface AlertOptions {
  /** Null: no webhook. */
  target: SignedTarget | null;
  /** Folder of `alerts.json`, which remembers posted alerts over a restart. */
  dataDir: string;
  siteUrl: string;
  log: Log;
}

/** Code of the last problem of each check; null when it has ended. */
type Codes = Map<string, string | null>;

interface Saved {
  /** Hash of the target. */
  to: string;
  told: Record<string, string | null>;
}

/**
 * Posts `alert.failing` when a check has failed twice in a row or its cause has changed, `alert.resolved` when it passes
 * again. Signed like the webhook of requests.
 */
export function createAlerts({ target, dataDir, siteUrl, log }: AlertOptions): Alerts {
  // A file: the database may be the problem, and each machine has its own.
  const file = path.join(dataDir, 'alerts.json');
  const posted: Codes = target ? readPosted(file, target) : new Map();
  const seen: Codes = new Map();

  async function post(check: CheckName, state: CheckState, to: SignedTarget): Promise<void> {
    const code = state.status === 'failing' ? state.code : null;
    const type = code === null ? 'alert.resolved' : 'alert.failing';
    const now = new Date();
    const data = { site: siteUrl, check, ...state };
    try {
      await postSigned(to, `msg_${check}_${now.getTime()}`, now, { type, timestamp: now, data });
      posted.set(check, code);
      savePosted(to);
      log.info({ event: 'alerted', check, code }, 'alert sent');
    } catch (error) {
      log.error({ event: 'not_alerted', check, ...failureOf(error).facts }, 'alert not sent, tries again');
    }
  }

  /** When this fails, alerts are posted again after a restart. */
  function savePosted(to: SignedTarget): void {
    try {
      writePosted(file, to, posted);
    } catch (error) {
      log.error({ event: 'alerts_not_kept', ...errorFacts(error) }, 'what was told is not kept');
    }
  }

  return {
    async report(check, state) {
      if (!target || state.status === 'unknown') return;
      const code = state.status === 'failing' ? state.code : null;
      const before = seen.get(check) ?? null;
      const known = posted.get(check) ?? null;
      seen.set(check, code);
      if (known === code) return;
      // A second failure in a row; until the first is posted, its cause may differ.
      const again = before === code || (before !== null && known === null);
      if (again || code === null) await post(check, state, target);
    },
  };
}

/** Empty when the file is unreadable or of another target: failing checks are then posted again. */
function readPosted(file: string, target: SignedTarget): Codes {
  try {
    const { to, told }: Saved = JSON.parse(readFileSync(file, 'utf8'));
    if (to !== hashOf(target)) return new Map();
    return new Map(Object.entries(told));
  } catch {
    return new Map();
  }
}

function writePosted(file: string, target: SignedTarget, posted: Codes): void {
  const saved: Saved = { to: hashOf(target), told: Object.fromEntries(posted) };
  writeFileSync(`${file}.part`, JSON.stringify(saved));
  renameSync(`${file}.part`, file);
}

/** The URL may contain a secret. */
function hashOf({ url }: SignedTarget): string {
  return createHash('sha256').update(url).digest('base64url');
}
