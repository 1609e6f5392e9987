import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { after, before, describe, it, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { RunningDesk, terminal } from '../tests/support/desk-process.ts';
import { MailServer } from '../tests/support/mail-server.ts';
import { exampleRequest } from '../tests/support/requests.ts';

const run = promisify(execFile);
const printLink = fileURLToPath(new URL('print-link.ts', import.meta.url));

describe('the desk as a process', () => {
  const mail = new MailServer();
  let smtpUrl: string;

  before(async () => {
    smtpUrl = await mail.start();
  });
  after(() => mail.stop());

  async function start(
    t: TestContext,
    ...options: Parameters<typeof RunningDesk.start>
  ): Promise<RunningDesk> {
    const desk = await RunningDesk.start(...options);
    t.after(() => desk.stop());
    return desk;
  }
  const open = (desk: RunningDesk, link: string) =>
    fetch(`${desk.url}/api/session`, {
      method: 'POST',
      headers: { origin: desk.url, 'content-type': 'application/json' },
      body: JSON.stringify({ secret: link.split('#')[1] }),
    });

  const needsTerminal = { skip: existsSync(terminal) ? false : `needs ${terminal} of util-linux` };
  it('prints a link in a terminal, valid once, and a new one on Enter', needsTerminal, async (t) => {
    const desk = await start(t, {}, { inTerminal: true });
    const first = await desk.said(/http:\/\/\S+#[\w-]+/);
    const before = desk.log.length;
    desk.type('\n');
    const second = await desk.said(/http:\/\/\S+#[\w-]+/, before);
    assert.notEqual(first, second);
    assert.deepEqual([(await open(desk, first)).status, (await open(desk, first)).status], [200, 403]);
    assert.equal((await open(desk, second)).status, 200);
  });

  it('prints no link into a log, but names the settings; desk:link prints one', async (t) => {
    const desk = await start(t);
    await desk.said(/no link is printed here, .*set DESK_URL, DESK_PEOPLE, SMTP_URL and TRUSTED_PROXIES/);
    desk.type('\n');
    const { stdout } = await run(process.execPath, [printLink], { env: desk.env });
    assert.equal((await open(desk, stdout.trim())).status, 200);
    assert.doesNotMatch(desk.log, /sign-in#/);
  });

  it('accepts requests without a body, and bodies without a length, over a socket', async (t) => {
    const desk = await start(t);
    const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const cookie = cookieOf(await open(desk, await desk.link()));
    const own = { origin: desk.url, cookie, 'content-type': 'application/json' };
    const ask = (method: string, path: string, more: RequestInit = {}) =>
      fetch(`${desk.url}/api${path}`, { method, headers: own, ...more });
    const saved = await desk.store.requests.save(exampleRequest('demo', { spamReason: 'honeypot' }), []);
    const id = 'id' in saved ? saved.id : assert.fail();
    const note = new Blob([JSON.stringify({ note: 'called', seen: null })]).stream();
    const noted = await ask('PUT', `/requests/${id}/note`, { body: note, duplex: 'half' } as RequestInit);
    const discarded = await ask('DELETE', `/requests/${id}`);
    const left = await ask('DELETE', '/session');
    assert.deepEqual([noted.status, discarded.status, left.status], [200, 200, 200]);
    assert.equal((await ask('GET', '/requests')).status, 401);
  });

  const forPeople = () => ({
    SMTP_URL: smtpUrl,
    DESK_URL: 'http://localhost:3999',
    DESK_PEOPLE: 'Ole@kogge.example, klara@kogge.example',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const askForLink = async (desk: RunningDesk, email: string) => {
    const headers = {
      host: 'localhost:3999',
      origin: 'http://localhost:3999',
      'content-type': 'application/json',
    };
    // `fetch` would set Host itself.
    const asked = request(`${desk.url}/api/links`, { method: 'POST', headers });
    asked.end(JSON.stringify({ email, language: 'de' }));
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    assert.equal(answer.resume().statusCode, 200);
  };

  it('mails a link in the language of the person, and prints none', async (t) => {
    const desk = await start(t, forPeople());
    await askForLink(desk, 'ole@kogge.example');
    const [received] = await mail.to('ole@kogge.example');
    assert.equal(received?.subject, 'Ihr Link zum Pult');
    assert.match(received?.text ?? '', /http:\/\/localhost:3999\/de\/sign-in#[\w-]{43}\s/);
    assert.doesNotMatch(desk.log, /sign-in#/);
    // For people whom no mail reaches.
    const link = await run(process.execPath, [printLink, 'ole@kogge.example'], { env: desk.env });
    assert.match(link.stdout, /^http:\/\/localhost:3999\/sign-in#[\w-]{43}\n$/);
    await assert.rejects(run(process.execPath, [printLink, 'x@else.example'], { env: desk.env }), {
      code: 1,
      stderr: /^Name somebody of DESK_PEOPLE/,
    });
  });

  it('sends pending links before it stops', async (t) => {
    const desk = await start(t, forPeople());
    for (let count = 0; count < 4; count++) await askForLink(desk, 'klara@kogge.example');
    await desk.stop();
    const sent = mail.mails.filter(({ recipients }) => recipients.includes('klara@kogge.example'));
    assert.equal(sent.length, 4);
  });

  it('refuses to start when it would be open to everybody', async () => {
    await assert.rejects(RunningDesk.start({ DESK_HOST: '0.0.0.0' }), /lets other machines in/);
  });
});
