import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
import { content } from '../tests/support/content.ts';
import { isLocal, readEnv, SetupError, variables } from './env.ts';

const { company } = content;

test('without any variable the defaults of .env.example hold', () => {
  const env = readEnv(company, {});
  assert.equal(env.host, '127.0.0.1');
  assert.equal(env.port, 3000);
  assert.match(env.dataDir, /\/data$/);
  assert.equal(env.databaseUrl, null);
  assert.equal(env.smtpUrl, null);
  assert.match(env.mailTo, /@/);
  assert.equal(env.siteUrl, 'http://localhost:3000');
  assert.equal(env.functionsUrl, '/functions/v1');
  assert.equal(env.rateLimitPerMinute, 10);
  assert.equal(env.confirmationsPerHour, 200);
  assert.equal(env.webhook, null);
  assert.equal(env.alert, null);
  assert.equal(env.metricsPort, null);
  assert.equal(env.metricsHost, '127.0.0.1');
  assert.equal(env.backupDir, null);
  assert.equal(env.logLevel, 'info');
});

test('an empty variable counts as not set', () => {
  assert.equal(readEnv(company, { PORT: '', SMTP_URL: ' ' }).port, 3000);
});

test('every wrong value is named at once, with what to put instead', () => {
  const wrong = {
    HOST: 'not a host',
    PORT: '99999',
    DATABASE_URL: 'mysql://localhost/x',
    SMTP_URL: 'mail.example',
    MAIL_FROM: 'nobody',
    MAIL_TO: 'a@b.example, c@d.example',
    MAIL_TO_CAREERS: '@',
    PUBLIC_SITE_URL: 'www.kogge.example',
    PUBLIC_FUNCTIONS_URL: '//evil.example',
    ALLOWED_ORIGINS: 'https://a.example/path',
    RATE_LIMIT_PER_MINUTE: '-1',
    TRUSTED_PROXIES: '10.0.0.0/33',
    CONFIRMATIONS_PER_HOUR: 'many',
    WEBHOOK_URL: 'ftp://x.example',
    WEBHOOK_SECRET: 'short',
    METRICS_PORT: '1e3',
    DESK_URL: 'http://desk.kogge.example',
    DESK_PEOPLE: 'ole@kogge.example, Klara <klara@kogge.example>, nobody',
    LOG_LEVEL: 'loud',
  };
  assert.throws(
    () => readEnv(company, wrong),
    (error: unknown) => {
      assert(error instanceof SetupError);
      assert.deepEqual(
        error.problems.map((problem) => problem.split(' ', 1)[0]),
        Object.keys(wrong),
      );
      for (const problem of error.problems) assert.match(problem, /is not valid: put .+\.$/);
      return true;
    },
  );
});

test('an address that is none is told like every wrong value', () => {
  for (const name of ['PUBLIC_SITE_URL', 'WEBHOOK_URL', 'DESK_URL', 'ALLOWED_ORIGINS', 'SMTP_URL']) {
    assert.throws(
      () => readEnv(company, { [name]: 'nonsense, nothing' }),
      (error: unknown) => error instanceof SetupError && error.problems[0]?.startsWith(name),
    );
  }
});

test('a password in an address is never repeated', () => {
  assert.throws(
    () => readEnv(company, { DATABASE_URL: 'mysql://me:hunter2@db/x', WEBHOOK_SECRET: 'hunter2' }),
    (error: Error) => !error.message.includes('hunter2'),
  );
});

test('a webhook without its secret is refused', () => {
  assert.throws(
    () => readEnv(company, { WEBHOOK_URL: 'https://crm.example/hook' }),
    /WEBHOOK_SECRET is missing/,
  );
  assert.throws(
    () => readEnv(company, { ALERT_URL: 'https://on-call.example/hook' }),
    /ALERT_SECRET is missing/,
  );
});

test('a webhook address that could never be called is refused at once, not when the first request comes', () => {
  const WEBHOOK_SECRET = `whsec_${Buffer.alloc(24).toString('base64')}`;
  const WEBHOOK_URL = 'https://me:hunter2@crm.example/hook';
  assert.throws(
    () => readEnv(company, { WEBHOOK_URL, WEBHOOK_SECRET }),
    (error: Error) => /^WEBHOOK_URL is not valid/.test(error.message) && !error.message.includes('hunter2'),
  );
});

test('a webhook is called encrypted, or on this machine', () => {
  const WEBHOOK_SECRET = `whsec_${Buffer.alloc(24).toString('base64')}`;
  for (const WEBHOOK_URL of [
    'http://crm.example/hook',
    'http://10.0.0.9/hook',
    'http://127.0.0.1.crm.example',
  ]) {
    assert.throws(
      () => readEnv(company, { WEBHOOK_URL, WEBHOOK_SECRET }),
      /^.*WEBHOOK_URL is not valid: put .+https:/,
    );
  }
  for (const WEBHOOK_URL of ['https://crm.example/hook', 'http://localhost:4000/hook', 'http://[::1]:4000']) {
    assert.equal(readEnv(company, { WEBHOOK_URL, WEBHOOK_SECRET }).webhook?.url, WEBHOOK_URL);
  }
});

test('only names and addresses of this machine are local', () => {
  const local = [
    'smtp://localhost:25',
    'smtp://LOCALHOST',
    'smtp://127.0.0.2:25',
    'smtp://[::1]',
    'http://127.1',
  ];
  const foreign = [
    'smtp://127.kogge.example',
    'smtp://localhost.kogge.example',
    'smtp://10.0.0.1',
    'smtp://[::2]',
  ];
  assert.deepEqual(local.filter(isLocal), local);
  assert.deepEqual(foreign.filter(isLocal), []);
});

test('trusted proxies are addresses and ranges of both families', () => {
  const { trustedProxies } = readEnv(company, { TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8' });
  assert(trustedProxies.check('127.0.0.1', 'ipv4'));
  assert(trustedProxies.check('10.20.30.40', 'ipv4'));
  assert(trustedProxies.check('fd12::1', 'ipv6'));
  assert(!trustedProxies.check('192.0.2.1', 'ipv4'));
});

test('.env.example is valid and names every variable', () => {
  const text = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  readEnv(company, parseEnv(text) as Record<string, string>);
  for (const name of Object.keys(variables.shape)) {
    assert.match(text, new RegExp(`^#? ?${name}=`, 'm'), `${name} is missing in .env.example`);
  }
});

test('a socket of systemd is taken by the process it was opened for', () => {
  const socketOf = (pid: number) => readEnv(company, { LISTEN_PID: String(pid), LISTEN_FDS: '1' }).socket;
  assert.equal(socketOf(process.pid), 3);
  assert.equal(socketOf(process.ppid), null);
});
