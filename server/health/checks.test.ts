import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { pino } from 'pino';
import type { SMTPServerOptions } from 'smtp-server';
import { authorityFile, other, own } from '../../tests/support/certificates.ts';
import { mailConfig } from '../../tests/support/mail-config.ts';
import { MailServer } from '../../tests/support/mail-server.ts';
import { saveExample } from '../../tests/support/requests.ts';
import { smallDisk } from '../../tests/support/small-disk.ts';
import { openTestStore } from '../../tests/support/store.ts';
import { watchMailServer } from '../delivery/mail-watch.ts';
import type { Store } from '../store/store.ts';
import { createAlerts } from './alerts.ts';
import { createChecks } from './checks.ts';
import { type Health, startHealth } from './health.ts';
import { createMetrics } from './metrics.ts';

const log = pino({ level: 'silent' });
const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const withLogin: SMTPServerOptions = {
  disabledCommands: [],
  authOptional: false,
  onAuth: ({ password }, _, done) =>
    password === 'right' ? done(null, { user: 'me' }) : done(new Error('No')),
};

describe('checks', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kogge-checks-'));
  const env = { dataDir: folder, databaseUrl: null, smtpUrl: null, backupDir: null };
  let store: Store;
  let health: Health | undefined;

  before(async () => {
    setDefaultCACertificates([...getCACertificates(), readFileSync(authorityFile, 'utf8')]);
    store = await openTestStore(folder);
  });
  afterEach(() => health?.stop());
  after(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  const retentionThat = (failed: boolean | undefined) => () => ({ failed: () => failed });
  const checksWith = (changes: Partial<Parameters<typeof createChecks>[0]> = {}) =>
    createChecks({
      env,
      store: async () => store,
      mailWatch: watchMailServer(mailConfig),
      retention: () => undefined,
      ...changes,
    });

  it('pass on a healthy site', async () => {
    for (const check of Object.values(checksWith({ retention: retentionThat(false) })))
      assert.equal(await check(), null);
  });

  for (const [what, code, options] of [
    ['another password', 'login', { ...own, ...withLogin, secure: true }],
    ['another name', 'certificate_name', { ...other, ...withLogin, secure: true }],
    ['an untrusted certificate', 'certificate', { ...withLogin, secure: true }],
  ] as const) {
    it(`report a mail server with ${what} in states, metrics and an alert`, async () => {
      const mail = new MailServer(options);
      const received: string[] = [];
      const receiver = createServer(async (request, response) => {
        received.push(Buffer.concat(await request.toArray()).toString());
        response.writeHead(204).end();
      }).listen(0, '127.0.0.1');
      await once(receiver, 'listening');
      const smtpUrl = (await mail.start()).replace('smtp://', 'smtps://me:wrong@');
      const mailWatch = watchMailServer({ ...mailConfig, smtpUrl });
      const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
      const running = startHealth({
        checks: checksWith({ mailWatch }),
        alerts: createAlerts({
          target: { url, secret },
          dataDir: mkdtempSync(path.join(folder, 'alerts-')),
          siteUrl: mailConfig.siteUrl,
          log,
        }),
        log,
        everyMs: 500,
      });
      health = running;
      try {
        while (received.length === 0) await sleep(10);
        const { type, data } = JSON.parse(received[0] ?? '');
        assert.deepEqual([type, data.check, data.code], ['alert.failing', 'mail', code]);
        const state = running.report().mail;
        assert(state.status === 'failing' && state.code === code);
        assert.doesNotMatch(state.reason, /wrong|127\.0\.0\.1/);
        const metrics = createMetrics({
          env,
          store: async () => store,
          mailWatch,
          retention: () => undefined,
          health: running.report,
          site: receiver,
        });
        assert.match(
          await metrics.text(),
          new RegExp(`kogge_check_failing\\{check="mail",code="${code}"\\} 1`),
        );
      } finally {
        await running.stop();
        receiver.close();
        await mail.stop();
      }
    });
  }

  it('name the cause of a database failure without its message', async () => {
    const error = Object.assign(new Error('password "hunter2"'), { code: '28P01' });
    const away = checksWith({
      env: { ...env, databaseUrl: 'postgres://db/x' },
      store: () => Promise.reject(error),
    });
    assert.deepEqual(await away.store(), {
      code: '28P01',
      reason: 'The database of DATABASE_URL cannot be used: it refuses user or password (28P01).',
    });
    assert.equal(await away.outbox(), undefined);
  });

  it('report a full disk and an unreadable one', async (test) => {
    assert.equal((await checksWith({ env: { ...env, dataDir: '/nowhere' } }).disk())?.code, 'unreadable');
    const disk = await smallDisk(50);
    if (!disk) return test.skip('needs the right to mount');
    assert.equal((await checksWith({ env: { ...env, dataDir: disk.folder } }).disk())?.code, 'full');
    await disk.remove();
  });

  it('report failing mails to the company, but not to addresses that visitors invented', async () => {
    await saveExample(store, 'demo', {}, ['notification', 'confirmation']);
    const fail = async (channel: string) => {
      const rows = await store.outbox.outgoing({ waiting: true });
      const row = rows.find((each) => each.channel === channel);
      assert(row);
      await store.outbox.markFailed({ ...row, attempts: 2 }, 'No', new Date());
    };
    await fail('confirmation');
    assert.equal(await checksWith().outbox(), null);
    await fail('notification');
    assert.equal((await checksWith().outbox())?.code, 'keeps_failing');
  });

  it('report a failed deletion', async () => {
    assert.equal((await checksWith({ retention: retentionThat(true) }).retention())?.code, 'failed');
    assert.equal(await checksWith({ retention: retentionThat(undefined) }).retention(), undefined);
  });
});
