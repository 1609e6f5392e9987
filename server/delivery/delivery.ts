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
import { createRecovery } from './recovery.ts';
import { createSend } from './send.ts';

/** The loop that sends the rows of the outbox. `wake` makes it poll at once; `stop` lets sendings in flight finish. */
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
  /** State of the mail server, shared with the health checks; a new one by default. */
  mailWatch?: MailWatch;
  /** Counts deliveries. */
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

/** The channels of an ordinary request in this environment. */
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
  const stopping = new AbortController();
  const { logAway, persist } = createPersistence(log, stopping.signal);
  const transport = openMailTransport(mail, maxConcurrent, socketTimeoutMs);
  const webhookRecovery = createRecovery(clock);
  const shared = { store, log, meter, clock };
  const admit = createAdmission({ ...shared, confirmationsPerHour });
  const send = createSend({ ...shared, content, mail, transport, webhook, admit });
  const attempt = createAttempt({ ...shared, mail, send, persist, mailWatch, webhookRecovery });
  const sending = new Map<string, { row: Outgoing; done: Promise<void> }>();
  let wakeSignal = Promise.withResolvers<void>();
  const wake = () => wakeSignal.resolve();

  const heartbeat = setInterval(() => {
    const rows = [...sending.values()].map(({ row }) => row);
    // The next beat tries again. A lease that ends meanwhile means a mail sent twice, with the same Message-ID.
    store.outbox.extendLease(rows, clock(), leaseMs).catch(logAway);
  }, leaseMs / 3);
  const loop = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (mailWatch.hasRecovered()) await resume(['notification', 'alert', 'confirmation']);
      if (webhookRecovery.take()) await resume(['webhook']);
      const rows = await lease(maxConcurrent - sending.size);
      for (const row of rows) begin(row);
      if (rows.length === 0) await pause();
    }
  }

  async function lease(limit: number): Promise<Outgoing[]> {
    if (limit === 0) return [];
    try {
      const rows = await store.outbox.lease(limit, clock(), leaseMs);
      // A process that has hung for longer than the lease gets rows again that it is still sending.
      return rows.filter(({ messageId }) => !sending.has(messageId));
    } catch (error) {
      // The next round asks again.
      logAway(error);
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

  /** Until something may have changed. */
  async function pause(): Promise<void> {
    const timer = setTimeout(wake, pollMs);
    await wakeSignal.promise;
    clearTimeout(timer);
    wakeSignal = Promise.withResolvers();
  }

  /** After an outage nothing waits for its next attempt, which may be a day away. */
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
