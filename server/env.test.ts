import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
import { content } from '../tests/support/content.ts';
import { isLocal, readEnv, SetupError, variables } from './env.ts';

const { company } = content;

/** The problems with which the configuration is refused, none when it is valid. */
function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readEnv(company, environment);
    return [];
  } catch (error) {
    assert(error instanceof SetupError);
    return error.problems;
  }
}

test('without any variable the defaults of .env.example hold', () => {
  const { dataDir, mailTo, ...env } = readEnv(company, {});
  assert.match(dataDir, /\/data$/);
  assert.match(mailTo, /@/);
  assert.partialDeepStrictEqual(env, {
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: null,
    smtpUrl: null,
    siteUrl: 'http://localhost:3000',
    functionsUrl: '/functions/v1',
    rateLimitPerMinute: 10,
    confirmationsPerHour: 200,
    webhook: null,
    alert: null,
    metricsPort: null,
    metricsHost: '127.0.0.1',
    backupDir: null,
    logLevel: 'info',
  });
});

test('an empty variable counts as not set', () => {
  assert.equal(readEnv(company, { PORT: '', SMTP_URL: ' ' }).port, 3000);
});

test('every wrong value is reported at once, with what to put instead', () => {
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
  const problems = problemsOf(wrong);
  assert.deepEqual(
    problems.map((problem) => problem.split(' ', 1)[0]),
    Object.keys(wrong),
  );
  for (const problem of problems) assert.match(problem, /is not valid: put .+\.$/);
});

test('a value that is no address at all is reported like any other', () => {
  for (const name of ['PUBLIC_SITE_URL', 'WEBHOOK_URL', 'DESK_URL', 'ALLOWED_ORIGINS', 'SMTP_URL']) {
    assert(problemsOf({ [name]: 'nonsense, nothing' })[0]?.startsWith(name), name);
  }
});

test('passwords and secrets are not repeated', () => {
  const problems = problemsOf({ DATABASE_URL: 'mysql://me:hunter2@db/x', WEBHOOK_SECRET: 'hunter2' });
  assert.equal(problems.length, 2);
  assert.doesNotMatch(problems.join(), /hunter2/);
});

test('a webhook needs its secret', () => {
  assert.match(problemsOf({ WEBHOOK_URL: 'https://crm.example/hook' }).join(), /WEBHOOK_SECRET is missing/);
  assert.match(problemsOf({ ALERT_URL: 'https://on-call.example/hook' }).join(), /ALERT_SECRET is missing/);
});

test('a webhook needs TLS, except on this machine, and an address without password', () => {
  const WEBHOOK_SECRET = `whsec_${Buffer.alloc(24).toString('base64')}`;
  for (const WEBHOOK_URL of [
    'http://crm.example/hook',
    'http://10.0.0.9/hook',
    'http://127.0.0.1.crm.example',
    'https://me:hunter2@crm.example/hook',
  ]) {
    const problems = problemsOf({ WEBHOOK_URL, WEBHOOK_SECRET }).join();
    assert.match(problems, /^WEBHOOK_URL is not valid: put .+https:/);
    assert.doesNotMatch(problems, /hunter2/);
  }
  for (const WEBHOOK_URL of ['https://crm.example/hook', 'http://localhost:4000/hook', 'http://[::1]:4000']) {
    assert.equal(readEnv(company, { WEBHOOK_URL, WEBHOOK_SECRET }).webhook?.url, WEBHOOK_URL);
  }
});

test('only loopback names and addresses are local', () => {
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

test('a socket of systemd is used only by the process it was opened for', () => {
  const socketOf = (pid: number) => readEnv(company, { LISTEN_PID: String(pid), LISTEN_FDS: '1' }).socket;
  assert.equal(socketOf(process.pid), 3);
  assert.equal(socketOf(process.ppid), null);
});
