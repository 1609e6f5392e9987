import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel } from '../../domain/requests/index.ts';
import type { Content } from '../content.ts';
import type { SignedTarget } from '../env.ts';
import { type Meter, noMeter } from '../http/meter.ts';
import type { Log } from '../log.ts';
import { filesByRequest, mailsFolder } from '../store/request-files.ts';
import type { Outgoing, Store, StoredRequest } from '../store/store.ts';
import { giveUpAfter, retryDelay } from './backoff.ts';
import { canonicalAddress } from './canonical-address.ts';
import { Failure, failureOf, isTooLarge } from './failure.ts';
import { compose, type MailConfig } from './mail.ts';
import { openMailTransport } from './mail-transport.ts';
import { type MailWatch, watchMailServer } from './mail-watch.ts';
import { createRecovery } from './recovery.ts';
import { postRequest } from './webhook.ts';

/** The loop that sends what waits in the outbox. `wake` makes it poll at once; `stop` lets what is in flight finish. */
export interface Delivery {
  wake(): void;
  stop(): Promise<void>;
}

interface DeliveryOptions {
  store: Store;
  content: Content;
  mail: MailConfig;
  /** Null: rows of the webhook wait until there is one. */
  webhook: SignedTarget | null;
  /** Ceiling for all processes together; 0 = no limit. */
  confirmationsPerHour: number;
  log: Log;
  clock?: () => Date;
  /** What is known of the mail server; its own unless told. */
  mailWatch?: MailWatch;
  /** Counts what is sent. */
  meter?: Pick<Meter, 'delivery'>;
  /** How long a mail server may be silent before a sending has failed. */
  socketTimeoutMs?: number;
}

// Sendings at the same time. Mail servers dislike many connections from one sender.
const maxConcurrent = 4;
// A process that dies holds its rows no longer than this; a living one extends the lease while it sends.
const leaseMs = 30_000;
// How often it looks for rows that came due or that another process has stored.
const pollMs = 1000;
// After so many failed attempts of a row the company gets an alert.
export const alertAfterFailures = 3;
// The store may be away for hours: its log line comes once in this time.
const logAgainMs = 60_000;
// For one recipient, whoever sends the requests: a stranger may have typed this address (docs/product.md, "One
// recipient").
const confirmationsPerDay = 3;

/** What an ordinary request sends in this environment. */
export function channelsOf({ webhook }: { webhook: SignedTarget | null }): Channel[] {
  return ['notification', 'confirmation', ...(webhook ? (['webhook'] as const) : [])];
}

/** Starts sending what waits in the outbox, until it is stopped. Several processes share the work. */
export function startDelivery({
  store,
  content,
  mail,
  webhook,
  confirmationsPerHour,
  log,
  clock = () => new Date(),
  mailWatch = watchMailServer(mail, clock),
  meter = noMeter,
  socketTimeoutMs = 30_000,
}: DeliveryOptions): Delivery {
  const transport = openMailTransport(mail, maxConcurrent, socketTimeoutMs);
  const sending = new Map<string, { row: Outgoing; work: Promise<void> }>();
  let stopped = false;
  let ceilingLoggedHour = '';
  let storeLoggedAt = Number.NEGATIVE_INFINITY;
  const webhookRecovery = createRecovery(clock);
  let wakeSignal = Promise.withResolvers<void>();

  const wake = () => wakeSignal.resolve();
  const heartbeat = setInterval(() => {
    const rows = [...sending.values()].map(({ row }) => row);
    // The next beat tries again. A lease that ends meanwhile means a mail sent twice, with the same Message-ID.
    store.outbox.extendLease(rows, clock(), leaseMs).catch(logStoreAway);
  }, leaseMs / 3);
  const loop = run();

  async function run(): Promise<void> {
    while (!stopped) {
      if (mailWatch.hasRecovered()) await resume(['notification', 'alert', 'confirmation']);
      if (webhookRecovery.take()) await resume(['webhook']);
      const free = maxConcurrent - sending.size;
      const rows = free > 0 ? await lease(free) : [];
      for (const row of rows) {
        const work = deliver(row).finally(() => {
          sending.delete(row.messageId);
          wake();
        });
        sending.set(row.messageId, { row, work });
      }
      if (rows.length === 0) {
        const timer = setTimeout(wake, pollMs);
        await wakeSignal.promise;
        clearTimeout(timer);
        wakeSignal = Promise.withResolvers();
      }
    }
  }

  async function lease(limit: number): Promise<Outgoing[]> {
    try {
      const rows = await store.outbox.lease(limit, clock(), leaseMs);
      // When this process has hung for longer than the lease, it leases again what it is still sending.
      return rows.filter(({ messageId }) => !sending.has(messageId));
    } catch (error) {
      // The next round asks again.
      logStoreAway(error);
      return [];
    }
  }

  /** After an outage nothing waits for its next attempt, which may be a day away. */
  async function resume(channels: Channel[]): Promise<void> {
    await retryUntilSaved(async () => {
      const rows = await store.outbox.resume(channels, clock());
      if (rows > 0) log.info({ event: 'resumed', channels, rows }, 'what waited is sent now');
    });
  }

  function logStoreAway(error: unknown): void {
    const now = Date.now();
    if (now - storeLoggedAt < logAgainMs) return;
    storeLoggedAt = now;
    log.warn({ event: 'outbox_away', ...failureOf(error).facts }, 'the outbox cannot be used');
  }

  async function deliver(row: Outgoing): Promise<void> {
    const facts = { request: row.requestId, channel: row.channel };
    try {
      if (!(await send(row))) return;
      // The request was erased while its mail was written to a file.
      if (!mail.smtpUrl && !(await store.requests.get(row.requestId))) {
        filesByRequest(mailsFolder(mail.dataDir)).remove([row.requestId]);
      }
    } catch (error) {
      const failure = failureOf(error);
      const attempts = row.attempts + 1;
      // A sender may have mistyped the address. The company's own box comes back, whatever its server says today.
      if (row.channel === 'webhook') webhookRecovery.failed();
      else mailWatch.failed(failure);
      const givenUp = failure.permanent && row.channel === 'confirmation' && attempts >= giveUpAfter;
      const next = givenUp ? null : new Date(clock().getTime() + retryDelay(attempts));
      log.warn({ event: 'not_delivered', ...facts, attempts, next, ...failure.facts }, 'not delivered');
      meter.delivery(row.channel, givenUp ? 'given_up' : 'failed');
      await retryUntilSaved(() => store.outbox.markFailed(row, failure.message, next));
      if (attempts === alertAfterFailures && row.channel !== 'alert') {
        log.error({ event: 'keeps_failing', ...facts, attempts, ...failure.facts }, 'delivery keeps failing');
        await retryUntilSaved(() => store.outbox.alert(row, clock()));
      }
      return;
    }
    if (row.channel === 'webhook') webhookRecovery.succeeded();
    else mailWatch.sent();
    meter.delivery(row.channel, 'delivered');
    await retryUntilSaved(() => store.outbox.markDelivered(row, clock()));
    log.info({ event: 'delivered', ...facts }, 'delivered');
  }

  /** False when there is nothing to send any more. */
  async function send(row: Outgoing): Promise<boolean> {
    const request = await store.requests.get(row.requestId);
    // Erased while it waited: its row is gone as well.
    if (!request) return false;
    if (row.channel === 'webhook') {
      if (!webhook) throw new Failure('WEBHOOK_URL is not set', { code: 'NO_WEBHOOK' });
      await postRequest(webhook, row, request, clock());
      return true;
    }
    if (row.channel === 'confirmation' && !(await isAdmitted(row, request))) return false;
    const files = row.channel === 'notification' ? await store.requests.files(row.requestId) : [];
    const { worst, waiting } =
      row.channel === 'alert' ? await store.outbox.failing(alertAfterFailures) : { worst: null, waiting: 0 };
    // Nothing fails three times any more: without this alert, the next delivery that does raises a new one.
    if (row.channel === 'alert' && !worst) {
      await store.outbox.withdrawAlert(row);
      return false;
    }
    const mailData = { files, failing: worst, waiting };
    try {
      await transport.send(row, compose(content, row, request, mailData, mail));
    } catch (error) {
      if (files.length === 0 || !isTooLarge(error)) throw error;
      // Retrying would not make it smaller: it goes without files, and its text says how to get them.
      await transport.send(row, compose(content, row, request, { ...mailData, files: [] }, mail));
    }
    return true;
  }

  /** Whether a confirmation may be sent. One that may not is withheld in the store, where staff see it. */
  async function isAdmitted(row: Outgoing, { fields }: StoredRequest): Promise<boolean> {
    const now = clock();
    const recipient = canonicalAddress(fields.email);
    const limits = { perDay: confirmationsPerDay, perHour: confirmationsPerHour };
    const admission = await store.outbox.admit(row, recipient, limits, now);
    if (admission === 'granted') return true;
    log.info(
      { event: 'withheld', request: row.requestId, channel: row.channel, limit: admission },
      'withheld',
    );
    meter.delivery(row.channel, 'withheld');
    const hour = now.toISOString().slice(0, 13);
    if (admission === 'ceiling' && hour !== ceilingLoggedHour) {
      ceilingLoggedHour = hour;
      log.warn({ event: 'ceiling', confirmationsPerHour }, 'no more confirmations in this hour');
    }
    return false;
  }

  /** What was sent must be noted, or it would be sent twice: the row stays leased until the store takes it. */
  async function retryUntilSaved(note: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await note();
        return;
      } catch (error) {
        logStoreAway(error);
        if (stopped) return;
        await sleep(pollMs);
      }
    }
  }

  return {
    wake,
    async stop() {
      stopped = true;
      wake();
      await loop;
      await Promise.all([...sending.values()].map(({ work }) => work));
      clearInterval(heartbeat);
      transport.close();
    },
  };
}
