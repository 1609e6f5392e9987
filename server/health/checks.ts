import { alertAfterFailures } from '../delivery/backoff.ts';
import type { MailWatch } from '../delivery/mail-watch.ts';
import type { Env } from '../env.ts';
import { largestUpload } from '../requests/receive.ts';
import { copiesWritten, spaceAboveFloor } from '../store/free-space.ts';
import type { Retention } from '../store/retention.ts';
import type { Store } from '../store/store.ts';
import { storeProblem } from '../store/store-problem.ts';
import { type Check, type CheckName, checkEveryMs } from './check.ts';

interface CheckOptions {
  env: Pick<Env, 'dataDir' | 'databaseUrl'>;
  store: () => Promise<Pick<Store, 'ping' | 'outbox'>>;
  mailWatch: MailWatch;
  /** Undefined until the store is open. */
  retention: () => Pick<Retention, 'failed'> | undefined;
}

/** The checks by name. They do not throw. */
export function createChecks({ env, store, mailWatch, retention }: CheckOptions): Record<CheckName, Check> {
  return {
    async store() {
      try {
        await (await store()).ping();
        return null;
      } catch (error) {
        return storeProblem(env.databaseUrl, error);
      }
    },
    async disk() {
      try {
        if ((await spaceAboveFloor(env.dataDir)) >= copiesWritten * largestUpload) return null;
        return { code: 'full', reason: 'The disk of DATA_DIR is nearly full: applications are refused.' };
      } catch {
        return { code: 'unreadable', reason: 'The disk of DATA_DIR cannot be looked at.' };
      }
    },
    async mail() {
      await mailWatch.attempt(checkEveryMs);
      return mailWatch.problem();
    },
    async outbox() {
      try {
        const failing = (await (await store()).outbox.backlog(alertAfterFailures))
          // Visitors mistype and invent addresses.
          .filter(({ channel }) => channel !== 'confirmation')
          .reduce((sum, row) => sum + row.failing, 0);
        if (failing === 0) return null;
        const reason =
          'Mails or webhooks keep failing: npm run requests -- list --waiting says which and why.';
        return { code: 'keeps_failing', reason };
      } catch {
        return undefined;
      }
    },
    async retention() {
      const failed = retention()?.failed();
      if (!failed) return failed === false ? null : undefined;
      return {
        code: 'failed',
        reason: 'What is due for deletion could not be deleted, tries again in an hour.',
      };
    },
  };
}
