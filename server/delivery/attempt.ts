import type { Meter } from '../http/meter.ts';
import type { Log } from '../log.ts';
import { removeRequestFiles } from '../store/request-files.ts';
import type { Outgoing, Store } from '../store/store.ts';
import { alertAfterFailures, giveUpAfter, retryDelay } from './backoff.ts';
import { failureOf } from './failure.ts';
import type { MailConfig } from './mail.ts';
import type { MailWatch } from './mail-watch.ts';
import type { Persistence } from './persistence.ts';
import type { Recovery } from './recovery.ts';
import type { Send } from './send.ts';

interface Parts {
  store: Pick<Store, 'outbox' | 'requests'>;
  mail: MailConfig;
  send: Send;
  persist: Persistence['persist'];
  mailWatch: MailWatch;
  webhookRecovery: Recovery;
  log: Log;
  meter: Pick<Meter, 'delivery'>;
  clock: () => Date;
}

/** Tries once to deliver a row and stores the result. Never throws. */
export type Attempt = (row: Outgoing) => Promise<void>;

export function createAttempt(parts: Parts): Attempt {
  const { store, mail, send, persist, mailWatch, webhookRecovery, log, meter, clock } = parts;

  async function recordDelivered(row: Outgoing): Promise<void> {
    if (row.channel === 'webhook') webhookRecovery.succeeded();
    else mailWatch.sent();
    meter.delivery(row.channel, 'delivered');
    await persist(() => store.outbox.markDelivered(row, clock()));
    log.info({ event: 'delivered', request: row.requestId, channel: row.channel }, 'delivered');
  }

  async function recordFailed(row: Outgoing, error: unknown): Promise<void> {
    const failure = failureOf(error);
    if (row.channel === 'webhook') webhookRecovery.failed();
    else mailWatch.failed(failure);
    const attempts = row.attempts + 1;
    // Only a visitor's address can be mistyped. Mails to the company are retried for ever.
    const givenUp = failure.permanent && row.channel === 'confirmation' && attempts >= giveUpAfter;
    const next = givenUp ? null : new Date(clock().getTime() + retryDelay(attempts));
    const facts = { request: row.requestId, channel: row.channel, attempts, ...failure.facts };
    log.warn({ event: 'not_delivered', ...facts, next }, 'not delivered');
    meter.delivery(row.channel, givenUp ? 'given_up' : 'failed');
    await persist(() => store.outbox.markFailed(row, failure.message, next));
    if (attempts === alertAfterFailures && row.channel !== 'alert') {
      log.error({ event: 'keeps_failing', ...facts }, 'delivery keeps failing');
      await persist(() => store.outbox.alert(row, clock()));
    }
  }

  /** Deletes the mail file of a request that was erased while the file was written. */
  async function removeErased({ requestId }: Outgoing): Promise<void> {
    if (mail.smtpUrl || (await store.requests.get(requestId))) return;
    removeRequestFiles(mail.dataDir, [requestId]);
  }

  return async (row) => {
    try {
      if (!(await send(row))) return;
      await removeErased(row);
    } catch (error) {
      await recordFailed(row, error);
      return;
    }
    await recordDelivered(row);
  };
}
