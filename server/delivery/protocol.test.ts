import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { content } from '../../tests/support/content.ts';
import { type Fault, FaultyProxy, type Step } from '../../tests/support/faulty-proxy.ts';
import { mailConfig } from '../../tests/support/mail-config.ts';
import { MailServer } from '../../tests/support/mail-server.ts';
import { exampleRequest } from '../../tests/support/requests.ts';
import { freePort } from '../../tests/support/server.ts';
import { openTestStore } from '../../tests/support/store.ts';
import type { OutgoingState } from '../store/store.ts';
import { startDelivery } from './delivery.ts';

// Socket timeouts for the fault "silence" and for all others, where a busy machine must not cause a timeout.
const impatientMs = 6000;
const patientMs = 30_000;
const silent = /timeout|Timed out|Greeting never received/i;
const broken = /closed|ECONNRESET|EPIPE/i;

// The refusals at each step: temporary and permanent.
const steps: [Step, ...number[]][] = [
  ['greeting', 421, 554],
  ['EHLO', 451, 550],
  ['MAIL FROM', 451, 550],
  ['RCPT TO', 450, 550],
  ['DATA', 451, 554],
  ['content'],
  ['final dot', 451, 554],
];
// Step and fault, then the error that the operator reads.
const faults = steps.flatMap(([step, ...codes]): [Step, Fault, RegExp][] => [
  ...codes.map((code): [Step, Fault, RegExp] => [step, code, new RegExp(`${code} Not today`)]),
  [step, 'silence', silent],
  [step, 'break', broken],
]);

// In parallel: they mostly wait.
describe('a mail server that fails', { concurrency: 8 }, () => {
  /** Stores a request, waits for a failed attempt, repairs the server and waits for the mails. */
  async function failThenRepair(
    smtpUrl: string,
    why: RegExp,
    socketTimeoutMs: number,
    repair: () => unknown,
  ): Promise<OutgoingState[]> {
    let ahead = 0;
    const clock = () => new Date(Date.now() + ahead);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'kogge-protocol-'));
    const store = await openTestStore(dataDir);
    const saved = await store.requests.save(exampleRequest('demo', { receivedAt: clock() }), [
      'notification',
      'confirmation',
    ]);
    assert(saved.outcome === 'saved');
    const delivery = startDelivery({
      content,
      store,
      mail: { ...mailConfig, smtpUrl, dataDir },
      webhook: null,
      confirmationsPerHour: 0,
      log: pino({ level: 'silent' }),
      clock,
      socketTimeoutMs,
    });
    const waiting = () => store.outbox.outgoing({ requestId: saved.id, waiting: true });
    try {
      while (!(await waiting()).every(({ attempts }) => attempts > 0)) await sleep(10);
      const failed = await waiting();
      assert.equal(failed.length, 2);
      for (const { lastError, nextAttemptAt } of failed) {
        assert.match(lastError ?? '', why);
        assert(nextAttemptAt);
      }
      await repair();
      while ((await waiting()).length > 0) {
        ahead += 3_600_000;
        delivery.wake();
        await sleep(10);
      }
      return failed;
    } finally {
      await delivery.stop();
      await store.close();
      await rm(dataDir, { recursive: true });
    }
  }

  const messageIds = (mails: readonly { messageId?: string | undefined }[]) =>
    mails.map(({ messageId }) => messageId).sort();

  for (const [step, fault, why] of faults) {
    const what =
      typeof fault === 'number' ? `answers ${fault}` : fault === 'silence' ? 'is silent' : 'hangs up';
    it(`gets each mail once after it ${what} at ${step}`, async () => {
      // Without pipelining (delivery.test.ts has it) every step waits for its answer.
      const server = new MailServer({ hidePIPELINING: true });
      const proxy = new FaultyProxy(await server.start(), step, fault);
      try {
        const socketTimeoutMs = fault === 'silence' ? impatientMs : patientMs;
        const rows = await failThenRepair(await proxy.start(), why, socketTimeoutMs, () => proxy.repair());
        assert.deepEqual(messageIds(server.mails), messageIds(rows));
      } finally {
        await proxy.stop();
        await server.stop();
      }
    });
  }

  it('gets each mail once after it refused connections', async () => {
    const server = new MailServer();
    const port = await freePort();
    try {
      const url = `smtp://127.0.0.1:${port}`;
      const rows = await failThenRepair(url, /ECONNREFUSED/, patientMs, () => server.start(port));
      assert.deepEqual(messageIds(server.mails), messageIds(rows));
    } finally {
      await server.stop();
    }
  });

  it('gets a mail again with the same Message-ID when it accepted it without an answer', async () => {
    const arrived: string[] = [];
    let silence = true;
    const server = new MailServer({
      async onData(stream, _, done) {
        const mail = Buffer.concat(await stream.toArray()).toString();
        arrived.push(/^Message-ID: (.+)$/m.exec(mail)?.[1]?.trim() ?? '');
        if (!silence) done();
      },
    });
    try {
      const rows = await failThenRepair(await server.start(), silent, impatientMs, () => {
        silence = false;
      });
      assert.deepEqual(arrived.sort(), [...messageIds(rows), ...messageIds(rows)].sort());
    } finally {
      await server.stop();
    }
  });
});
