import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { createAlerts } from './alerts.ts';
import type { CheckName, Look, Problem } from './check.ts';
import { type Health, startHealth } from './health.ts';

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const login = { code: 'login', reason: 'Mails wait: the mail server refuses user or password.' };

describe('health', () => {
  let health: Health | undefined;
  let log: string;
  let problems: Partial<Record<CheckName, Problem | null>>;
  let receiver: ReturnType<typeof createServer>;
  let received: { type: string; data: { site: string; check: string; status: string; code?: string } }[];
  let answer: number;

  /** Looks again every few milliseconds, and posts to a receiver that checks the signature. */
  async function start(): Promise<void> {
    log = '';
    problems = {};
    received = [];
    answer = 204;
    receiver = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      const event = new Webhook(secret).verify(body, request.headers as Record<string, string>);
      if (answer < 300) received.push(event as (typeof received)[number]);
      response.writeHead(answer).end();
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const look =
      (name: CheckName): Look =>
      async () =>
        problems[name] ?? null;
    const logger = pino(
      { level: 'trace' },
      {
        write(line) {
          log += line;
        },
      },
    );
    health = startHealth({
      looks: {
        store: look('store'),
        disk: look('disk'),
        mail: look('mail'),
        outbox: look('outbox'),
        retention: async () => undefined,
      },
      alerts: createAlerts({ target: { url, secret }, siteUrl: 'https://www.kogge.example', log: logger }),
      log: logger,
      everyMs: 5,
    });
  }
  afterEach(() => {
    health?.stop();
    receiver.close();
  });
  const until = async (wanted: () => unknown) => {
    while (!wanted()) await sleep(5);
  };
  const posted = () => received.map(({ type, data }) => [type, data.check, data.code]);

  it('says what works, what fails and why, and what nobody knows', async () => {
    await start();
    problems.mail = login;
    await until(() => health?.report().mail.status === 'failing');
    const { store, mail, retention } = health?.report() ?? {};
    assert.deepEqual([store, retention], [{ status: 'ok' }, { status: 'unknown' }]);
    assert(mail?.status === 'failing' && mail.reason === login.reason && mail.since instanceof Date);
    assert.match(log, /"event":"fails","check":"mail","code":"login"/);
  });

  it('tells a problem once, then another cause, then its end', async () => {
    await start();
    problems.mail = login;
    await until(() => received.length === 1);
    await sleep(50);
    problems.mail = { code: 'certificate', reason: 'Mails wait.' };
    await until(() => received.length === 2);
    problems.mail = null;
    await until(() => received.length === 3);
    assert.deepEqual(posted(), [
      ['alert.failing', 'mail', 'login'],
      ['alert.failing', 'mail', 'certificate'],
      ['alert.resolved', 'mail', undefined],
    ]);
    assert.equal(received[0]?.data.site, 'https://www.kogge.example');
    assert.match(log, /"event":"works","check":"mail"/);
  });

  it('counts no alert as sent that was not taken', async () => {
    await start();
    answer = 500;
    problems.store = { code: 'ECONNREFUSED', reason: 'Away.' };
    await until(() => log.includes('"event":"not_alerted"'));
    assert.doesNotMatch(log, /"event":"alerted","check":"store"/);
    answer = 204;
    await until(() => received.length === 1);
    assert.deepEqual(posted(), [['alert.failing', 'store', 'ECONNREFUSED']]);
  });

  it('tells of a failure whose cause is another one at each look', async () => {
    await start();
    let looks = 0;
    Object.defineProperty(problems, 'store', {
      get: () => ({ code: ++looks % 2 ? 'ECONNREFUSED' : 'ETIMEDOUT', reason: 'Away.' }),
    });
    await until(() => looks > 8);
    assert.deepEqual(posted(), [['alert.failing', 'store', 'ETIMEDOUT']]);
  });

  it('wakes nobody for what is over at the next look', async () => {
    await start();
    let looks = 0;
    Object.defineProperty(problems, 'disk', {
      get: () => (++looks === 2 ? { code: 'full', reason: 'Full.' } : null),
    });
    await until(() => looks > 6);
    assert.deepEqual(posted(), []);
    assert.match(log, /"event":"fails","check":"disk"/);
  });
});
