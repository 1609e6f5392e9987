import type { Content } from '../content.ts';
import type { SignedTarget } from '../env.ts';
import type { Outgoing, Store, StoredRequest } from '../store/store.ts';
import type { Admission } from './admission.ts';
import { alertAfterFailures } from './backoff.ts';
import { Failure, isTooLarge } from './failure.ts';
import { compose, type MailConfig, type MailData } from './mail.ts';
import type { MailTransport } from './mail-transport.ts';
import { postRequest } from './webhook.ts';

interface Parts {
  store: Pick<Store, 'outbox' | 'requests'>;
  content: Content;
  mail: MailConfig;
  transport: MailTransport;
  /** Null: webhook rows wait until one is configured. */
  webhook: SignedTarget | null;
  admit: Admission;
  clock: () => Date;
}

/** Sends a row of the outbox. False when there is nothing to send any more. Throws when sending fails. */
export type Send = (row: Outgoing) => Promise<boolean>;

export function createSend({ store, content, mail, transport, webhook, admit, clock }: Parts): Send {
  return async (row) => {
    const request = await store.requests.get(row.requestId);
    // Erased in the meantime, with its rows.
    if (!request) return false;
    switch (row.channel) {
      case 'webhook':
        if (!webhook) throw new Failure('WEBHOOK_URL is not set', { code: 'NO_WEBHOOK' });
        await postRequest(webhook, row, request, clock());
        return true;
      case 'confirmation':
        if (!(await admit(row, request))) return false;
        await sendMail(row, request, {});
        return true;
      case 'notification':
        await sendNotification(row, request);
        return true;
      case 'alert':
        return sendAlert(row, request);
    }
  };

  async function sendMail(row: Outgoing, request: StoredRequest, data: MailData): Promise<void> {
    await transport.send(row, compose(content, row, request, data, mail));
  }

  async function sendNotification(row: Outgoing, request: StoredRequest): Promise<void> {
    const files = await store.requests.files(row.requestId);
    try {
      await sendMail(row, request, { files });
    } catch (error) {
      if (files.length === 0 || !isTooLarge(error)) throw error;
      // Sent without files; its text says where to get them.
      await sendMail(row, request, {});
    }
  }

  async function sendAlert(row: Outgoing, request: StoredRequest): Promise<boolean> {
    const { worst, waiting } = await store.outbox.failing(alertAfterFailures);
    if (!worst) {
      // All delivered in the meantime. The next row that fails this often raises a new alert.
      await store.outbox.withdrawAlert(row);
      return false;
    }
    await sendMail(row, request, { failing: worst, waiting });
    return true;
  }
}
