import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { RunningDesk } from '../tests/support/desk-process.ts';
import { MailServer } from '../tests/support/mail-server.ts';

describe('the desk as a process', () => {
  const mail = new MailServer();
  let smtpUrl: string;

  before(async () => {
    smtpUrl = await mail.start();
  });
  after(() => mail.stop());

  it('prints a link that is good once, and another one on Enter', async () => {
    const desk = await RunningDesk.start();
    try {
      const [first, second] = [await desk.said(/http:\/\/\S+#[\w-]+/), await desk.link()];
      assert.notEqual(first, second);
      const open = (link: string) =>
        fetch(`${desk.url}/api/session`, {
          method: 'POST',
          headers: { origin: desk.url, 'content-type': 'application/json' },
          body: JSON.stringify({ secret: link.split('#')[1] }),
        });
      assert.deepEqual([(await open(first)).status, (await open(first)).status], [200, 403]);
      assert.equal((await open(second)).status, 200);
    } finally {
      await desk.stop();
    }
  });

  it('sends a link by mail, in the language of who asks, and prints none', async () => {
    const desk = await RunningDesk.start({
      SMTP_URL: smtpUrl,
      DESK_URL: 'http://localhost:3999',
      DESK_PEOPLE: 'Ole@kogge.example',
    });
    try {
      const headers = {
        host: 'localhost:3999',
        origin: 'http://localhost:3999',
        'content-type': 'application/json',
      };
      // Not by fetch, which sets Host by itself.
      const asked = request(`${desk.url}/api/links`, { method: 'POST', headers });
      asked.end(JSON.stringify({ email: 'ole@kogge.example', language: 'de' }));
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      assert.equal(answer.resume().statusCode, 200);
      const [received] = await mail.to('ole@kogge.example');
      assert.equal(received?.subject, 'Ihr Link zum Pult');
      assert.match(received?.text ?? '', /http:\/\/localhost:3999\/sign-in#[\w-]{43}\s/);
      assert.doesNotMatch(desk.log, /sign-in#/);
    } finally {
      await desk.stop();
    }
  });

  it('does not start where it would be open to everybody, and says why', async () => {
    await assert.rejects(RunningDesk.start({ DESK_HOST: '0.0.0.0' }), /lets other machines in/);
  });
});
