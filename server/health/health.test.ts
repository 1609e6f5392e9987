import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { createAlerts } from './alerts.ts';
import type { Check, CheckName, Problem } from './check.ts';
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
  let folder: string;
  /** Hanging checks that were started. */
  let hung: CheckName[];

  beforeEach(async () => {
    log = '';
    problems = {};
    received = [];
    hung = [];
    answer = 204;
    folder = mkdtempSync(path.join(tmpdir(), 'kogge-alerts-'));
    receiver = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      const event = new Webhook(secret).verify(body, request.headers as Record<string, string>);
      if (answer < 300) received.push(event as (typeof received)[number]);
      response.writeHead(answer).end();
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
  });

  /** Runs checks every 5 ms and posts alerts to a path of the receiver; `hanging` names a check that does not end. */
  function start({ hanging, path: to = '/' }: { hanging?: CheckName; path?: string } = {}): void {
    const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    const check =
      (name: CheckName): Check =>
      async () => {
        if (name !== hanging) return problems[name] ?? null;
        hung.push(name);
        return new Promise<null>(() => {});
      };
    const logger = pino(
      { level: 'trace' },
      {
        write(line) {
          log += line;
        },
      },
    );
    health = startHealth({
      checks: {
        store: check('store'),
        disk: check('disk'),
        mail: check('mail'),
        outbox: check('outbox'),
        retention: async () => undefined,
      },
      alerts: createAlerts({
        target: { url: `${origin}${to}`, secret },
        dataDir: folder,
        siteUrl: 'https://www.kogge.example',
        log: logger,
      }),
      log: logger,
      everyMs: 5,
    });
  }
  afterEach(async () => {
    await health?.stop();
    receiver.close();
    rmSync(folder, { recursive: true });
  });
  const until = async (wanted: () => unknown) => {
    while (!wanted()) await sleep(5);
  };
  const posted = () => received.map(({ type, data }) => [type, data.check, data.code]);

  it('reports what passes, what fails and why, and what is unknown', async () => {
    start();
    problems.mail = login;
    await until(() => health?.report().mail.status === 'failing');
    const { store, mail, retention } = health?.report() ?? {};
    assert.deepEqual([store, retention], [{ status: 'ok' }, { status: 'unknown' }]);
    assert(mail?.status === 'failing' && mail.reason === login.reason && mail.since instanceof Date);
    assert.match(log, /"event":"fails","check":"mail","code":"login"/);
  });

  it('posts a problem once, then another cause, then its end', async () => {
    start();
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

  it('posts an alert again that was not accepted', async () => {
    start();
    answer = 500;
    problems.store = { code: 'ECONNREFUSED', reason: 'Away.' };
    await until(() => log.includes('"event":"not_alerted"'));
    assert.doesNotMatch(log, /"event":"alerted","check":"store"/);
    answer = 204;
    await until(() => received.length === 1);
    assert.deepEqual(posted(), [['alert.failing', 'store', 'ECONNREFUSED']]);
  });

  it('posts a failure whose cause changes at every check', async () => {
    start();
    let runs = 0;
    Object.defineProperty(problems, 'store', {
      get: () => ({ code: ++runs % 2 ? 'ECONNREFUSED' : 'ETIMEDOUT', reason: 'Away.' }),
    });
    await until(() => runs > 8);
    assert.deepEqual(posted(), [['alert.failing', 'store', 'ETIMEDOUT']]);
  });

  it('posts other problems while a check hangs, then the hanging check, which is not started again', async () => {
    start({ hanging: 'mail' });
    problems.store = { code: 'ECONNREFUSED', reason: 'Away.' };
    await until(() => received.length === 2);
    assert.deepEqual(posted(), [
      ['alert.failing', 'store', 'ECONNREFUSED'],
      ['alert.failing', 'mail', 'no_answer'],
    ]);
    assert.deepEqual(hung, ['mail']);
  });

  it('remembers posted alerts over a restart: none is posted twice, and the end is posted', async () => {
    start();
    problems.mail = login;
    await until(() => received.length === 1);
    await health?.stop();
    start();
    await sleep(50);
    problems.mail = null;
    await until(() => received.length === 2);
    assert.deepEqual(posted(), [
      ['alert.failing', 'mail', 'login'],
      ['alert.resolved', 'mail', undefined],
    ]);
  });

  it('posts again when its file is damaged', async () => {
    writeFileSync(path.join(folder, 'alerts.json'), '{"mail":"log');
    start();
    problems.mail = login;
    await until(() => received.length === 1);
    assert.deepEqual(posted(), [['alert.failing', 'mail', 'login']]);
  });

  it('posts continuing failures to a new target, and no end of others', async () => {
    start();
    problems.mail = login;
    problems.store = { code: 'ECONNREFUSED', reason: 'Away.' };
    await until(() => log.split('"event":"alerted"').length === 3);
    await health?.stop();
    received = [];
    problems.store = null;
    start({ path: '/other' });
    await until(() => received.length === 1);
    await sleep(50);
    assert.deepEqual(posted(), [['alert.failing', 'mail', 'login']]);
  });

  it('logs that posted alerts cannot be saved, and goes on posting', async () => {
    mkdirSync(path.join(folder, 'alerts.json.part'));
    start();
    problems.mail = login;
    await until(() => received.length === 1);
    problems.mail = null;
    await until(() => log.split('"event":"alerted"').length === 3);
    assert.match(log, /"event":"alerts_not_kept",.*EISDIR/);
  });

  it('posts nothing that has ended at the next check', async () => {
    start();
    let runs = 0;
    Object.defineProperty(problems, 'disk', {
      get: () => (++runs === 2 ? { code: 'full', reason: 'Full.' } : null),
    });
    await until(() => runs > 6);
    assert.deepEqual(posted(), []);
    assert.match(log, /"event":"fails","check":"disk"/);
  });
});
