import { setTimeout as sleep } from 'node:timers/promises';
import { MailServer } from '../support/mail-server.ts';
import { RunningServer } from '../support/server.ts';
import { openTestStore } from '../support/store.ts';
import { pdfOf, Visitors } from './visitors.ts';

interface KillResult {
  acknowledged: number;
  /** Acknowledged, but missing in the store or stored with other words. */
  lost: number;
  /** Stored without all of its files or outgoing rows. */
  half: number;
  twice: number;
}

/** Kills the server with SIGKILL at random moments while eight visitors send, and inspects the store. */
export async function killUnderLoad(databaseUrl: string | null, kills: number): Promise<KillResult> {
  // Discards every mail.
  const mail = new MailServer({ onData: (stream, _, done) => stream.on('end', done).resume() });
  const server = await RunningServer.start({
    SMTP_URL: await mail.start(),
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: '127.0.0.1',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  try {
    const visitors = new Visitors(server.url);
    for (let kill = 0; kill < kills; kill++) {
      let running = true;
      const visit = visitors.send(8, () => running);
      await sleep(50 + Math.random() * 450);
      await server.end('SIGKILL');
      running = false;
      await visit;
      await server.start();
    }
    // Unanswered requests are sent again and must not be stored twice.
    let left = 32;
    await visitors.send(8, () => left-- > 0);
    await server.end('SIGTERM');
    return await inspect(databaseUrl, server.dataDir, visitors);
  } finally {
    await server.remove();
    await mail.stop();
  }
}

async function inspect(
  databaseUrl: string | null,
  dataDir: string,
  { acknowledged }: Visitors,
): Promise<KillResult> {
  const store = await openTestStore(dataDir, { databaseUrl });
  const rows = Map.groupBy(await store.outbox.outgoing(), ({ requestId }) => requestId);
  const found = new Map<string, string>();
  let half = 0;
  let twice = 0;
  for (let after: { id: string; receivedAt: Date } | undefined; ; ) {
    const requests = await store.requests.find({ after, limit: 500 });
    for (const { id, kind, fields, files } of requests) {
      const marker = fields.name ?? '';
      if (found.has(marker)) twice += 1;
      found.set(marker, id);
      const wantedFiles = kind === 'application' ? [pdfOf(marker).length] : [];
      const whole =
        rows.get(id)?.length === 2 && String(files.map(({ size }) => size)) === String(wantedFiles);
      if (!whole) half += 1;
    }
    if (requests.length < 500) break;
    after = requests.at(-1);
  }
  let lost = 0;
  for (const [marker, id] of acknowledged) {
    const request = found.get(marker) === id ? await store.requests.get(id) : null;
    const [file] = request?.kind === 'application' ? await store.requests.files(id) : [];
    const words =
      request?.kind === 'application' || (request?.kind === 'demo' && request.fields.message === marker);
    const bytes = request?.kind !== 'application' || pdfOf(marker).equals(Buffer.from(file?.bytes ?? []));
    if (!request || !words || !bytes) lost += 1;
  }
  await store.close();
  return { acknowledged: acknowledged.size, lost, half, twice };
}
