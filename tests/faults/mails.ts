import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../../server/store/store.ts';
import { MailServer } from '../support/mail-server.ts';
import { exampleFields, exampleRequest } from '../support/requests.ts';
import { RunningServer } from '../support/server.ts';
import { openTestStore } from '../support/store.ts';
import { Visitors } from './visitors.ts';

export interface MailResult {
  mails: number;
  /** By different Message-IDs. */
  delivered: number;
  /** Arrived again with the same Message-ID. */
  repeated: number;
}

/** A mail server that counts mails by Message-ID and discards them. */
export function countingServer(): { server: MailServer; arrived: Map<string, number> } {
  const arrived = new Map<string, number>();
  const server = new MailServer({
    async onData(stream, _, done) {
      const chunks = await stream.toArray().catch(() => null);
      // The sender was killed meanwhile.
      if (!chunks) return;
      const head = Buffer.concat(chunks).toString('latin1');
      const id = /^Message-ID: (<[^>]+>)/im.exec(head)?.[1] ?? '';
      arrived.set(id, (arrived.get(id) ?? 0) + 1);
      done();
    },
  });
  return { server, arrived };
}

function resultOf(mails: number, arrived: Map<string, number>): MailResult {
  const all = arrived.values().reduce((sum, count) => sum + count, 0);
  return { mails, delivered: arrived.size, repeated: all - arrived.size };
}

/** Two servers share one PostgreSQL and its outbox; one is killed when half of the mails have arrived. */
export async function twoProcesses(databaseUrl: string, mails: number): Promise<MailResult> {
  const { server: mail, arrived } = countingServer();
  const environment = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: await mail.start(),
    LOG_LEVEL: 'silent',
    CONFIRMATIONS_PER_HOUR: '0',
  };
  const one = await RunningServer.start(environment);
  const store = await openTestStore(one.dataDir, { databaseUrl });
  const two = await RunningServer.start(environment);
  try {
    for (let index = 0; index < mails / 2; index++) {
      const fields = { ...exampleFields('demo'), email: `visitor${index}@else.example` };
      await store.requests.save(exampleRequest('demo', { fields, receivedAt: new Date() }), [
        'notification',
        'confirmation',
      ]);
      if (arrived.size >= mails / 2) await one.end('SIGKILL');
    }
    while (arrived.size < mails / 2) await sleep(5);
    await one.end('SIGKILL');
    await untilEmpty(store);
    return resultOf(mails, arrived);
  } finally {
    await store.close();
    await one.remove();
    await two.remove();
    await mail.stop();
  }
}

/** Stores requests while the mail server is down, starts it again and waits until the outbox is empty. */
export async function mailServerDown(requests: number): Promise<MailResult & { seconds: number }> {
  const { server: first } = countingServer();
  const url = await first.start();
  await first.stop();
  const site = await RunningServer.start({
    SMTP_URL: url,
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: '127.0.0.1',
    CONFIRMATIONS_PER_HOUR: '0',
  });
  const store = await openTestStore(site.dataDir);
  const { server: mail, arrived } = countingServer();
  try {
    const visitors = new Visitors(site.url);
    await visitors.send(8, () => visitors.acknowledged.size <= requests - 8);
    await visitors.send(1, () => visitors.acknowledged.size < requests);
    await mail.start(Number(new URL(url).port));
    const back = performance.now();
    await untilEmpty(store);
    const seconds = (performance.now() - back) / 1000;
    // The alert mail belongs to no request.
    const alerts = (await store.outbox.outgoing()).filter(({ channel }) => channel === 'alert');
    for (const { messageId } of alerts) arrived.delete(messageId);
    return { ...resultOf(requests * 2, arrived), seconds };
  } finally {
    await store.close();
    await site.remove();
    await mail.stop();
  }
}

async function untilEmpty(store: Store): Promise<void> {
  while ((await store.outbox.outgoing({ waiting: true })).length > 0) await sleep(100);
}
