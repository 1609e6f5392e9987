import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { Webhook } from 'standardwebhooks';
import type { Channel } from '../../domain/requests/index.ts';
import { content } from '../../tests/support/content.ts';
import { mailConfig } from '../../tests/support/mail-config.ts';
import { MailServer } from '../../tests/support/mail-server.ts';
import { exampleRequest, smallPdf } from '../../tests/support/requests.ts';
import { freePort } from '../../tests/support/server.ts';
import { openTestStore } from '../../tests/support/store.ts';
import type { OutgoingState, Store } from '../store/store.ts';
import { giveUpAfter } from './backoff.ts';
import { type Delivery, startDelivery } from './delivery.ts';

const both: Channel[] = ['notification', 'confirmation'];
const sender = 'femke@hansekontor.example';
const hour = 3_600_000;

const refuse = (code: number) => Object.assign(new Error('Not now'), { responseCode: code });

/** Refuses one recipient while `refused()`. */
function refusing(recipient: string, code: number, refused = () => true): SMTPServerOptions {
  return {
    onRcptTo: ({ address }, _, done) => done(refused() && address === recipient ? refuse(code) : null),
  };
}

describe('delivery', () => {
  let dataDir: string;
  let store: Store;
  let delivery: Delivery | undefined;
  let server: MailServer | undefined;
  let ahead: number;
  let log: string;

  const clock = () => new Date(Date.now() + ahead);
  const start = (smtpUrl: string | null, webhook: { url: string; secret: string } | null = null) => {
    const stream = new Writable({
      write(chunk, _, done) {
        log += chunk;
        done();
      },
    });
    delivery = startDelivery({
      content,
      store,
      mail: { ...mailConfig, smtpUrl, dataDir },
      webhook,
      confirmationsPerHour: 0,
      log: pino({ level: 'trace' }, stream),
      clock,
    });
  };
  const serve = async (options: SMTPServerOptions = {}, port?: number) => {
    server = new MailServer(options);
    return server.start(port);
  };
  const save = async (channels = both) => {
    const saved = await store.requests.save(exampleRequest('demo', { receivedAt: clock() }), channels);
    delivery?.wake();
    return 'id' in saved ? saved.id : assert.fail();
  };
  /** Waits until all rows are as wanted. */
  const until = async (wanted: (waiting: OutgoingState[]) => boolean) => {
    while (!wanted(await store.outbox.outgoing({ waiting: true }))) await sleep(10);
  };
  /** For tests that count alerts: an hour that begins between two failures would bring a second one. */
  const skipToNextHour = () => {
    ahead = hour - (Date.now() % hour);
  };
  const afterHours = (count: number) => {
    ahead += count * hour;
    delivery?.wake();
  };

  beforeEach(async () => {
    ahead = 0;
    log = '';
    dataDir = await mkdtemp(path.join(tmpdir(), 'kogge-delivery-'));
    store = await openTestStore(dataDir);
  });
  afterEach(async () => {
    await delivery?.stop();
    await server?.stop();
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
    delivery = undefined;
    server = undefined;
    // No log line of any test quotes the sender.
    assert.doesNotMatch(log, /femke|hansekontor|Two branches/i);
  });

  it('sends both mails at once', async () => {
    start(await serve());
    await save();
    assert.equal((await server?.to('sales@kogge.example'))?.length, 1);
    assert.equal((await server?.to(sender))?.length, 1);
    await until((waiting) => waiting.length === 0);
  });

  it('writes mails as files while there is no mail server', async () => {
    start(null);
    const id = await save();
    await until((waiting) => waiting.length === 0);
    const folder = path.join(dataDir, 'mails');
    assert.deepEqual((await readdir(folder)).sort(), [`${id}-confirmation.eml`, `${id}-notification.eml`]);
    const mail = await PostalMime.parse(await readFile(path.join(folder, `${id}-confirmation.eml`)));
    assert.equal(mail.to?.[0]?.address, sender);
    await store.erasure.erase(sender, clock());
    assert.deepEqual(await readdir(folder), []);
  });

  it('delivers each row once after refusals, with a server that pipelines commands', async () => {
    let attempts = 0;
    start(await serve({ onRcptTo: (_, __, done) => done(++attempts <= 4 ? refuse(450) : null) }));
    await save();
    await until((waiting) => waiting.every(({ attempts }) => attempts >= 1));
    await until((waiting) => {
      afterHours(1);
      return waiting.length === 0;
    });
    assert.deepEqual(
      server?.mails.map(({ messageId }) => messageId).sort(),
      (await store.outbox.outgoing()).map(({ messageId }) => messageId).sort(),
    );
  });

  it('keeps everything while the mail server is down and waits longer each time', async () => {
    const url = await serve();
    const port = Number(new URL(url).port);
    await server?.stop();
    start(url);
    const id = await save();
    await until((waiting) => waiting.every(({ attempts }) => attempts === 1));
    const [row] = await store.outbox.outgoing({ requestId: id });
    const wait = (row?.nextAttemptAt?.getTime() ?? 0) - Date.now();
    assert(wait > 6000 && wait < 12_000, String(wait));
    assert.match(row?.lastError ?? '', /ECONNREFUSED/);
    assert.match(log, /"event":"not_delivered".+"code":"ECONNREFUSED","step":"connection"/);
    await serve({}, port);
    assert.equal(await store.outbox.resend(id, clock()), 2);
    delivery?.wake();
    await until((waiting) => waiting.length === 0);
    assert.equal(server?.mails.length, 2);
  });

  it('logs and alerts the company on the third failure, once', async () => {
    skipToNextHour();
    let refused = true;
    start(await serve(refusing(sender, 450, () => refused)));
    await save();
    await save();
    await until((waiting) => waiting.length === 2);
    for (let attempts = 1; attempts < 4; attempts++) {
      await until((waiting) => waiting.filter((row) => row.attempts >= attempts).length >= 2);
      afterHours(0.02);
    }
    const alerts = async () =>
      (await server?.to('sales@kogge.example', 3))?.filter(({ subject }) =>
        subject?.startsWith('Not delivered yet'),
      );
    assert.equal((await alerts())?.length, 1);
    assert.match(
      (await alerts())?.[0]?.text ?? '',
      /confirmation to the sender of KG-\w{8} could not be delivered/,
    );
    assert.equal(log.match(/"delivery keeps failing"/g)?.length, 2);
    await until((waiting) => waiting.length === 2);
    refused = false;
    await until((waiting) => {
      afterHours(24);
      return waiting.length === 0;
    });
    assert.equal((await alerts())?.length, 1);
  });

  it('names in an alert only rows that still fail, not those delivered in the meantime', async () => {
    skipToNextHour();
    const port = await freePort();
    start(`smtp://127.0.0.1:${port}`);
    const first = await save();
    const second = await save(['confirmation']);
    for (let failed = 1; failed <= 3; failed++) {
      await until((waiting) => waiting.every((row) => row.channel === 'alert' || row.attempts >= failed));
      if (failed < 3) afterHours(0.03);
    }
    await delivery?.stop();
    for (const row of await store.outbox.outgoing({ requestId: first })) {
      if (row.channel !== 'alert') await store.outbox.markDelivered(row, clock());
    }
    let refused = true;
    start(
      await serve(
        refusing(sender, 451, () => refused),
        port,
      ),
    );
    afterHours(24);
    const [alert] = (await server?.to('sales@kogge.example')) ?? [];
    assert.equal(alert?.subject, `Not delivered yet: confirmation to the sender of ${second}`);
    assert.match(alert?.text ?? '', /Last error: connect ECONNREFUSED/);
    assert.match(alert?.text ?? '', /Waiting in all: 1\./);
    refused = false;
    afterHours(24);
    await until((waiting) => waiting.length === 0);

    const [delivered] = await store.outbox.outgoing({ requestId: second });
    assert(delivered);
    await store.outbox.alert(delivered, clock());
    afterHours(1);
    await until((waiting) => waiting.length === 0);
    assert.equal((await server?.to('sales@kogge.example'))?.length, 1);
  });

  it('sends all waiting rows at the first success after an outage', async () => {
    const port = await freePort();
    start(`smtp://127.0.0.1:${port}`);
    await save();
    await save();
    await until((waiting) => {
      afterHours(3);
      return waiting.every(({ attempts }) => attempts >= 8);
    });
    await serve({}, port);
    // Due at once, unlike the others.
    await save(['notification']);
    await until((waiting) => waiting.length === 0);
    assert.match(log, /"event":"resumed"/);
  });

  it('sends all waiting rows at the first success after a start', async () => {
    start(`smtp://127.0.0.1:${await freePort()}`);
    await save();
    await until((waiting) => waiting.every(({ attempts }) => attempts >= 1));
    await delivery?.stop();
    for (const row of await store.outbox.outgoing())
      await store.outbox.markFailed(row, 'away', new Date(Date.now() + hour));
    start(await serve());
    await save(['notification']);
    await until((waiting) => waiting.length === 0);
  });

  it('keeps the growing pauses of a refused mail while others are delivered', async () => {
    let others = 0;
    const onRcptTo: SMTPServerOptions['onRcptTo'] = ({ address }, _, done) => {
      if (address !== sender) others += 1;
      done(address === sender ? refuse(550) : null);
    };
    start(await serve({ onRcptTo }));
    await save(['notification']);
    await until((waiting) => waiting.length === 0);
    await save(['confirmation']);
    await until(([refused]) => refused?.attempts === 1);
    const before = await store.outbox.outgoing({ waiting: true });
    for (let count = 2; count <= 4; count++) {
      await save(['notification']);
      while (others < count) await sleep(10);
    }
    await until((waiting) => waiting.length === 1);
    assert.deepEqual(await store.outbox.outgoing({ waiting: true }), before);
  });

  it('loses no alert when staff send again during the outage', async () => {
    skipToNextHour();
    const port = await freePort();
    start(`smtp://127.0.0.1:${port}`);
    await save();
    const alerts = async () => (await store.outbox.outgoing()).filter(({ channel }) => channel === 'alert');
    const failThrice = async () => {
      for (let attempts = 1; attempts <= 3; attempts++) {
        await until((waiting) => waiting.every((row) => row.channel === 'alert' || row.attempts >= attempts));
        if (attempts < 3) afterHours(0.03);
      }
      while ((await alerts())[0]?.attempts !== 1) await sleep(10);
    };
    await failThrice();
    await store.outbox.resend(null, clock());
    delivery?.wake();
    await failThrice();
    assert.deepEqual(
      (await alerts()).map(({ deliveredAt }) => deliveredAt),
      [null],
    );
    await serve(refusing(sender, 451), port);
    afterHours(1);
    const mails = (await server?.to('sales@kogge.example', 2)) ?? [];
    assert(mails.some(({ subject }) => subject?.startsWith('Not delivered yet')));
  });

  it('sends an application without its files when they are too large for the mail server', async () => {
    start(
      await serve({
        onData: (stream, session, done) => {
          stream.toArray().then(async (chunks) => {
            const raw = Buffer.concat(chunks);
            if (raw.length > 100_000) return done(refuse(552));
            const recipients = session.envelope.rcptTo.map(({ address }) => address);
            arrived.push({ recipients, ...(await PostalMime.parse(raw)) });
            done();
          });
        },
      }),
    );
    const arrived: (Email & { recipients: string[] })[] = [];
    const files = [{ field: 'resume', name: 'cv.pdf', inspected: true, bytes: Buffer.alloc(200_000) }];
    const saved = await store.requests.save(
      exampleRequest('application', { files, receivedAt: clock() }),
      both,
    );
    delivery?.wake();
    await until((waiting) => waiting.length === 0);
    const about = arrived.filter(({ recipients }) => recipients.includes('careers@kogge.example'));
    assert.equal(about.length, 1);
    assert.deepEqual(about[0]?.attachments, []);
    const id = 'id' in saved ? saved.id : assert.fail();
    assert.match(about[0]?.text ?? '', new RegExp(`Not attached: CV\\. .+ ${id} at the desk`));
    assert.doesNotMatch(about[0]?.text ?? '', /Attached:/);
  });

  it('never gives up on the mail to the company', async () => {
    start(await serve(refusing('sales@kogge.example', 550)));
    await save(['notification']);
    await until((waiting) => {
      afterHours(24);
      return waiting.some(({ attempts }) => attempts > giveUpAfter);
    });
    for (const { nextAttemptAt } of await store.outbox.outgoing({ waiting: true })) assert(nextAttemptAt);
  });

  it('gives up on a permanently refused address, keeps the row visible, and sends it on request', async () => {
    let refused = true;
    start(await serve(refusing(sender, 550, () => refused)));
    const id = await save(['confirmation']);
    await until((waiting) => {
      afterHours(24);
      return waiting.some(({ nextAttemptAt }) => nextAttemptAt === null);
    });
    const [row] = await store.outbox.outgoing({ requestId: id, waiting: true });
    assert.equal(row?.attempts, 8);
    assert.match(row?.lastError ?? '', /550/);
    refused = false;
    await store.outbox.resend(id, clock());
    delivery?.wake();
    assert.equal((await server?.to(sender))?.length, 1);
  });

  it('takes over the rows of a killed process when their lease has expired', async () => {
    await store.requests.save(exampleRequest('demo'), both);
    assert.equal((await store.outbox.lease(10, clock(), 30_000)).length, 2);
    const lease = mock.method(store.outbox, 'lease');
    start(await serve());
    while (lease.mock.callCount() === 0) await sleep(10);
    assert.deepEqual(await lease.mock.calls[0]?.result, []);
    ahead += 31_000;
    delivery?.wake();
    await until((waiting) => waiting.length === 0);
    assert.equal(server?.mails.length, 2);
  });

  describe('to the webhook', () => {
    const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
    let hook: Server;
    let url: string;
    let received: { headers: Record<string, string>; body: string }[];
    let answers: number[];

    beforeEach(async () => {
      received = [];
      answers = [];
      hook = createServer(async (request, response) => {
        const chunks = await request.toArray();
        received.push({
          headers: request.headers as Record<string, string>,
          body: Buffer.concat(chunks).toString(),
        });
        response.writeHead(answers.shift() ?? 204, { location: 'http://127.0.0.1:9' }).end();
      });
      await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
      url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
    });
    afterEach(() => hook.close());

    it('signs every attempt, with the same id and the names of files', async () => {
      answers = [500, 302];
      start(null, { url, secret });
      await store.requests.save(exampleRequest('application', { receivedAt: clock() }), ['webhook']);
      await until((waiting) => {
        afterHours(0.001);
        return waiting.length === 0;
      });
      assert.equal(received.length, 3);
      assert.equal(new Set(received.map(({ headers }) => headers['webhook-id'])).size, 1);
      const [first] = received;
      const payload = new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {}) as {
        type: string;
        data: Record<string, unknown>;
      };
      assert.equal(payload.type, 'request.received');
      assert.deepEqual(payload.data.files, [
        { field: 'resume', name: 'cv.pdf', size: smallPdf.length, inspected: true },
      ]);
      assert.throws(() => new Webhook(secret).verify(`${first?.body} `, first?.headers ?? {}));
    });
  });
});
