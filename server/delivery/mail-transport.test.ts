import assert from 'node:assert/strict';
import { afterEach, it } from 'node:test';
import type { SMTPServerOptions } from 'smtp-server';
import { mailConfig } from '../../tests/support/mail-config.ts';
import { MailServer } from '../../tests/support/mail-server.ts';
import { openMailTransport } from './mail-transport.ts';

const row = {
  requestId: 'KG-7Q2M9F0X',
  channel: 'notification' as const,
  messageId: '<kg-7q2m9f0x.notification@kogge.example>',
  attempts: 0,
  createdAt: new Date('2026-11-20T10:00:00Z'),
};
const mail = { from: 'hello@kogge.example', to: 'sales@kogge.example', text: 'Words of a visitor' };
// Also this machine, but not recognizable as such.
const foreign = (url: string) => url.replace('127.0.0.1', '0.0.0.0');
const withStartTls: SMTPServerOptions = { disabledCommands: ['AUTH'] };

let server: MailServer;

async function send(address: (url: string) => string, options: SMTPServerOptions = {}): Promise<void> {
  server = new MailServer(options);
  const smtpUrl = address(await server.start());
  const mailbox = openMailTransport({ ...mailConfig, smtpUrl }, 1, 5000);
  await mailbox.send(row, mail).finally(mailbox.close);
}

afterEach(() => server.stop());

it('sends no mail to a remote server without encryption', async () => {
  await assert.rejects(send(foreign), /STARTTLS/);
  assert.equal(server.mails.length, 0);
});

it('encrypts, and only to a server with a valid certificate', async () => {
  await assert.rejects(send(foreign, withStartTls), /certificate/);
  assert.equal(server.mails.length, 0);
  await server.stop();
  const encrypted: unknown[] = [];
  const onMailFrom: SMTPServerOptions['onMailFrom'] = (_, { secure }, done) => {
    encrypted.push(secure);
    done();
  };
  await send((url) => `${foreign(url)}?tls.rejectUnauthorized=false`, { ...withStartTls, onMailFrom });
  assert.deepEqual([encrypted, server.mails.length], [[true], 1]);
});

it('sends unencrypted on this machine, and where SMTP_URL allows it', async () => {
  for (const address of [(url: string) => url, (url: string) => `${foreign(url)}?requireTLS=false`]) {
    await send(address);
    assert.equal(server.mails.length, 1);
    await server.stop();
  }
});
