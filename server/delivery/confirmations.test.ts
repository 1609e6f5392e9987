import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import type { SMTPServerOptions } from 'smtp-server';
import { content } from '../../tests/support/content.ts';
import { mailConfig } from '../../tests/support/mail-config.ts';
import { MailServer } from '../../tests/support/mail-server.ts';
import { PostgresServer } from '../../tests/support/postgres.ts';
import { exampleFields, exampleRequest } from '../../tests/support/requests.ts';
import { openTestStore } from '../../tests/support/store.ts';
import type { OutgoingState, Store } from '../store/store.ts';
import { type Delivery, startDelivery } from './delivery.ts';

const company = 'sales@kogge.example';
const noon = Date.parse('2026-11-20T12:00:00Z');
const hour = 3_600_000;

for (const engine of ['sqlite', 'postgres'] as const) {
  describe(`confirmations delivered from ${engine}`, () => {
    let postgres: Awaited<ReturnType<typeof PostgresServer.shared>> | undefined;
    let dataDir: string;
    // Two processes on one database.
    let stores: [Store, Store];
    let deliveries: Delivery[];
    let server: MailServer;
    let now: number;
    let log: string;

    const serve = async (options: SMTPServerOptions = {}) => {
      server = new MailServer(options);
      return server.start();
    };
    const start = (smtpUrl: string, confirmationsPerHour = 0) => {
      const stream = new PassThrough().on('data', (chunk) => {
        log += chunk;
      });
      deliveries = stores.map((store) =>
        startDelivery({
          content,
          store,
          mail: { ...mailConfig, smtpUrl, dataDir },
          webhook: null,
          confirmationsPerHour,
          log: pino({ level: 'trace' }, stream),
          clock: () => new Date(now),
        }),
      );
    };
    const save = async (email: string) => {
      const fields = { ...exampleFields('demo'), email };
      const receivedAt = new Date(now);
      const saved = await stores[0].requests.save(exampleRequest('demo', { fields, receivedAt }), [
        'notification',
        'confirmation',
      ]);
      for (const delivery of deliveries) delivery.wake();
      return 'id' in saved ? saved.id : assert.fail();
    };
    /** The withheld rows, once no other row waits. */
    const withheld = async (): Promise<OutgoingState[]> => {
      for (;;) {
        const rows = await stores[0].outbox.outgoing({ waiting: true });
        if (rows.every((row) => row.withheld)) return rows;
        await sleep(10);
      }
    };
    const sent = () => {
      const mails = server.mails.filter(({ recipients }) => recipients[0] !== company);
      return { confirmations: mails.length, notifications: server.mails.length - mails.length };
    };

    before(async () => {
      if (engine === 'postgres') postgres = await PostgresServer.shared();
    });
    after(() => postgres?.stop());
    beforeEach(async () => {
      now = noon;
      log = '';
      deliveries = [];
      dataDir = await mkdtemp(path.join(tmpdir(), 'kogge-confirmations-'));
      const databaseUrl = (await postgres?.database()) ?? null;
      const open = () => openTestStore(dataDir, { databaseUrl });
      stores = [await open(), await open()];
    });
    afterEach(async () => {
      await Promise.all(deliveries.map((delivery) => delivery.stop()));
      await server.stop();
      await Promise.all(stores.map((store) => store.close()));
      await rm(dataDir, { recursive: true, force: true });
      assert.doesNotMatch(log, /@|victim|gmail/i);
    });

    it('sends three confirmations to one recipient named in sixty requests, and every mail to the company', async () => {
      const spellings = (index: number) => [
        'victim@googlemail.com',
        'VICTIM@gmail.com',
        'v.i.c.t.i.m@GMAIL.com',
        `victim+${index}@gmail.com`,
        `Vic.Tim+a+${index}@GoogleMail.com`,
      ];
      const url = await serve();
      const ids = [];
      // Half are stored before two processes start, half while these send.
      for (let index = 0; index < 60; index++) {
        if (index === 30) start(url);
        ids.push(await save(spellings(index)[index % 5] ?? ''));
      }
      const rows = await withheld();
      assert.deepEqual(sent(), { confirmations: 3, notifications: 60 });
      assert.equal(rows.length, 57);
      assert(rows.every((row) => row.withheld === 'recipient' && row.channel === 'confirmation'));
      assert.deepEqual(new Set(rows.map(({ requestId }) => requestId)).isSubsetOf(new Set(ids)), true);

      await stores[0].outbox.resend(rows[0]?.requestId ?? '', new Date(now));
      assert.equal((await withheld()).length, 56);
      assert.deepEqual(sent(), { confirmations: 4, notifications: 60 });
      now += 24 * hour;
      await save('victim@gmail.com');
      assert.equal((await withheld()).length, 56);
      assert.deepEqual(sent(), { confirmations: 5, notifications: 61 });
    });

    it('withholds confirmations over the limit for all senders, logs that once an hour, and sends again in the next', async () => {
      start(await serve(), 10);
      for (let index = 0; index < 15; index++) await save(`victim${index}@else.example`);
      assert.deepEqual(
        (await withheld()).map((row) => row.withheld),
        Array(5).fill('ceiling'),
      );
      assert.deepEqual(sent(), { confirmations: 10, notifications: 15 });
      const logged = log.match(/no more confirmations in this hour/g)?.length ?? 0;
      assert(logged >= 1 && logged <= deliveries.length, String(logged));

      now += hour;
      await stores[0].outbox.resend(null, new Date(now));
      await save('victim@else.example');
      assert.equal((await withheld()).length, 5);
      assert.deepEqual(sent(), { confirmations: 11, notifications: 16 });
    });

    it('sends a new mail to the company before waiting confirmations', async () => {
      const asked: string[] = [];
      const held: (() => void)[] = [];
      const recipients = new EventEmitter();
      start(
        await serve({
          onRcptTo: ({ address }, _, done) => {
            asked.push(address);
            held.push(done);
            recipients.emit('asked');
          },
        }),
      );
      for (const delivery of deliveries.splice(1)) await delivery.stop();
      for (let index = 0; index < 200; index++) {
        const fields = { ...exampleFields('demo'), email: `victim${index}@else.example` };
        await stores[0].requests.save(exampleRequest('demo', { fields, receivedAt: new Date(now - hour) }), [
          'confirmation',
        ]);
      }
      deliveries[0]?.wake();
      while (asked.length < 4) await once(recipients, 'asked');
      await save('victim@else.example');
      held.shift()?.();
      while (asked.length < 5) await once(recipients, 'asked');
      assert.equal(asked[4], company);
      assert(asked.slice(0, 4).every((address) => address !== company));
      const free = () => {
        for (const done of held.splice(0)) done();
      };
      recipients.on('asked', free);
      free();
    });
  });
}
