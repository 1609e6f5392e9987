import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterEach, before, describe, it } from 'node:test';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { SMTPServerOptions } from 'smtp-server';
import { authorityFile, other, own } from '../../tests/support/certificates.ts';
import { FaultyProxy } from '../../tests/support/faulty-proxy.ts';
import { mailConfig } from '../../tests/support/mail-config.ts';
import { MailServer } from '../../tests/support/mail-server.ts';
import { freePort } from '../../tests/support/server.ts';
import { Failure, type MailStep } from './failure.ts';
import { tryMailServer, watchMailServer } from './mail-watch.ts';

const withTls: SMTPServerOptions = { disabledCommands: ['AUTH'] };
const withLogin: SMTPServerOptions = {
  ...own,
  secure: true,
  disabledCommands: [],
  authOptional: false,
  onAuth: ({ username, password }, _, done) =>
    username === 'me' && password === 'right' ? done(null, { user: 'me' }) : done(new Error('No')),
};
const secure = (url: string) => url.replace('smtp:', 'smtps:');
const user = (password: string) => (url: string) => secure(url).replace('//', `//me:${password}@`);
const asItIs = (url: string) => url;

let server: MailServer;
let proxy: FaultyProxy | undefined;

before(() => {
  setDefaultCACertificates([...getCACertificates(), readFileSync(authorityFile, 'utf8')]);
});
afterEach(async () => {
  await proxy?.stop();
  await server?.stop();
  proxy = undefined;
});

async function stepWhereItEnds(smtpUrl: string, timeoutMs = 5000): Promise<MailStep | undefined> {
  const error = await tryMailServer({ ...mailConfig, smtpUrl }, timeoutMs).then(
    () => null,
    (failure: unknown) => failure,
  );
  assert(error === null || error instanceof Failure, String(error));
  return error?.facts.step;
}

describe('a probe of the mail server', () => {
  const failures: [string, MailStep, SMTPServerOptions, (url: string) => string][] = [
    ['offers no STARTTLS where it must', 'tls', {}, (url) => `${url}?requireTLS=true`],
    ['speaks no TLS', 'tls', {}, secure],
    ['has a certificate of its own', 'certificate', { secure: true }, secure],
    ['has a certificate of its own behind STARTTLS', 'certificate', withTls, asItIs],
    ['has another name', 'certificate_name', { ...other, secure: true }, secure],
    ['has another name behind STARTTLS', 'certificate_name', { ...other, ...withTls }, asItIs],
    ['wants another password', 'login', withLogin, user('wrong')],
    [
      'refuses the sender',
      'sender',
      { onMailFrom: (_, __, done) => done(Object.assign(new Error('Not you'), { responseCode: 553 })) },
      asItIs,
    ],
  ];
  for (const [what, step, options, address] of failures) {
    it(`names the step "${step}" when it ${what}`, async () => {
      server = new MailServer(options);
      assert.equal(await stepWhereItEnds(address(await server.start())), step);
    });
  }

  for (const [step, fault, named] of [
    ['greeting', 421, 'greeting'],
    ['greeting', 'silence', 'connection'],
    ['greeting', 'break', 'connection'],
    ['EHLO', 550, 'greeting'],
    ['MAIL FROM', 'break', 'connection'],
    ['MAIL FROM', 'silence', 'connection'],
  ] as const) {
    it(`names the step "${named}" at ${fault} in ${step}`, async () => {
      server = new MailServer();
      proxy = new FaultyProxy(await server.start(), step, fault);
      assert.equal(await stepWhereItEnds(await proxy.start(), fault === 'silence' ? 500 : 5000), named);
    });
  }

  it('names the step "connection" on a closed port, "dns" for an unknown name', async () => {
    assert.equal(await stepWhereItEnds(`smtp://127.0.0.1:${await freePort()}`), 'connection');
    assert.equal(await stepWhereItEnds('smtp://nobody.invalid'), 'dns');
  });

  it('greets with the host of the site, logs in, names the sender, and sends nothing', async () => {
    const seen: unknown[] = [];
    server = new MailServer({
      ...withLogin,
      onMailFrom({ address }, { hostNameAppearsAs, user }, done) {
        seen.push([address, hostNameAppearsAs, user]);
        done();
      },
    });
    assert.equal(await stepWhereItEnds(user('right')(await server.start())), undefined);
    assert.deepEqual(seen, [['hello@kogge.example', 'www.kogge.example', 'me']]);
    assert.equal(server.mails.length, 0);
  });
});

describe('the state of the mail server', () => {
  it('is unknown at first, then follows the last probe or mail', async () => {
    server = new MailServer();
    const port = await freePort();
    const watch = watchMailServer({ ...mailConfig, smtpUrl: `smtp://127.0.0.1:${port}` });
    assert.equal(watch.problem(), undefined);
    await watch.attempt(0);
    assert.equal(watch.problem()?.code, 'connection');
    assert.match(watch.problem()?.reason ?? '', /does not answer/);
    assert.equal(watch.takeRecovery(), false);
    await server.start(port);
    await watch.attempt(0);
    assert.equal(watch.problem(), null);
    assert.deepEqual([watch.takeRecovery(), watch.takeRecovery()], [true, false]);
    watch.failed(new Failure('No', { code: 'EAUTH', step: 'login', status: 535 }));
    assert.equal(watch.problem()?.code, 'login');
    watch.sent();
    assert.equal(watch.problem(), null);
    assert(watch.lastSentAt());
  });

  it('is not changed by one refused recipient or mail', () => {
    const watch = watchMailServer({ ...mailConfig, smtpUrl: 'smtp://127.0.0.1:9' });
    watch.sent();
    for (const step of ['recipient', 'content'] as const) {
      watch.failed(new Failure('No', { code: 'EENVELOPE', step, status: 550 }));
      assert.equal(watch.problem(), null);
    }
  });

  it('needs no probe soon after a mail, and none for mails as files', async () => {
    const watch = watchMailServer({ ...mailConfig, smtpUrl: `smtp://127.0.0.1:${await freePort()}` });
    watch.sent();
    await watch.attempt(60_000);
    assert.equal(watch.problem(), null);
    assert.equal(watchMailServer(mailConfig).problem(), null);
  });
});
