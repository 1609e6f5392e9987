import type { Channel } from '../../domain/requests/index.ts';
import type { Content } from '../content.ts';
import type { SignedTarget } from '../env.ts';
import { type Meter, noMeter } from '../http/meter.ts';
import type { Log } from '../log.ts';
import type { Outgoing, Store } from '../store/store.ts';
import { createAdmission } from './admission.ts';
import { createAttempt } from './attempt.ts';
import type { MailConfig } from './mail.ts';
import { openMailTransport } from './mail-transport.ts';
import { type MailWatch, watchMailServer } from './mail-watch.ts';
import { createPersistence } from './persistence.ts';
import { Recovery } from './recovery.ts';
import { createSend } from './send.ts';

/** The loop that sends the rows of the outbox. `wake` makes it poll at once; `stop` waits for rows in flight. */
export interface Delivery {
  wake(): void;
  stop(): Promise<void>;
}

interface DeliveryOptions {
  store: Store;
  content: Content;
  mail: MailConfig;
  /** Null: webhook rows wait until one is configured. */
  webhook: SignedTarget | null;
  /** Limit for all processes together; 0 = no limit. */
  confirmationsPerHour: number;
  log: Log;
  clock?: () => Date;
  /** State of the mail server, shared with the health checks. */
  mailWatch?: MailWatch;
  meter?: Pick<Meter, 'delivery'>;
  /** How long the mail server may be silent before an attempt fails. */
  socketTimeoutMs?: number;
}

// Rows sent at the same time. Mail servers dislike many connections from one client.
const maxConcurrent = 4;
// A running process extends its leases; the rows of a dead one are free after this time.
const leaseMs = 30_000;
// How often the outbox is polled for rows that are due or stored by another process.
const pollMs = 1000;

/** The channels of a request that is not spam. */
export function channelsOf({ webhook }: { webhook: SignedTarget | null }): Channel[] {
  return ['notification', 'confirmation', ...(webhook ? (['webhook'] as const) : [])];
}

/** Starts sending the rows of the outbox. Several processes share the work through leases. */
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
  const stopping = new AbortController();
  const { logUnavailable, persist } = createPersistence(log, stopping.signal);
  const transport = openMailTransport(mail, maxConcurrent, socketTimeoutMs);
  const webhookRecovery = new Recovery(clock);
  const shared = { store, log, meter, clock };
  const admit = createAdmission({ ...shared, confirmationsPerHour });
  const send = createSend({ ...shared, content, mail, transport, webhook, admit });
  const attempt = createAttempt({ ...shared, mail, send, persist, mailWatch, webhookRecovery });
  const sending = new Map<string, { row: Outgoing; done: Promise<void> }>();
  let wakeSignal = Promise.withResolvers<void>();
  const wake = () => wakeSignal.resolve();

  const heartbeat = setInterval(() => {
    const rows = [...sending.values()].map(({ row }) => row);
    // The next heartbeat tries again. If the lease expires first, a mail is sent twice with the same Message-ID.
    store.outbox.extendLease(rows, clock(), leaseMs).catch(logUnavailable);
  }, leaseMs / 3);
  const loop = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (mailWatch.takeRecovery()) await resume(['notification', 'alert', 'confirmation']);
      if (webhookRecovery.takeRecovery()) await resume(['webhook']);
      const rows = await lease(maxConcurrent - sending.size);
      for (const row of rows) begin(row);
      if (rows.length === 0) await pause();
    }
  }

  async function lease(limit: number): Promise<Outgoing[]> {
    if (limit === 0) return [];
    try {
      const rows = await store.outbox.lease(limit, clock(), leaseMs);
      // After a pause longer than the lease, rows still in flight here are leased again.
      return rows.filter(({ messageId }) => !sending.has(messageId));
    } catch (error) {
      logUnavailable(error);
      return [];
    }
  }

  function begin(row: Outgoing): void {
    const done = attempt(row).finally(() => {
      sending.delete(row.messageId);
      wake();
    });
    sending.set(row.messageId, { row, done });
  }

  /** Waits for `wake` or the next poll. */
  async function pause(): Promise<void> {
    const timer = setTimeout(wake, pollMs);
    await wakeSignal.promise;
    clearTimeout(timer);
    wakeSignal = Promise.withResolvers();
  }

  /** Makes all waiting rows due after an outage: their next attempt may be a day away. */
  async function resume(channels: Channel[]): Promise<void> {
    await persist(async () => {
      const rows = await store.outbox.resume(channels, clock());
      if (rows > 0) log.info({ event: 'resumed', channels, rows }, 'what waited is sent now');
    });
  }

  return {
    wake,
    async stop() {
      stopping.abort();
      wake();
      await loop;
      await Promise.all([...sending.values()].map(({ done }) => done));
      clearInterval(heartbeat);
      transport.close();
    },
  };
}
