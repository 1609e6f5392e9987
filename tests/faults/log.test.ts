import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { requestDefinitions } from '../../domain/requests/index.ts';
import { MailServer } from '../support/mail-server.ts';
import { smallPdf } from '../support/requests.ts';
import { RunningServer } from '../support/server.ts';

// Words that occur nowhere else: in the log they could only come from a visitor.
const sender = {
  name: 'Wiebke Quastenfleth',
  email: 'wiebke.quastenfleth@zwiebelturm.example',
  company: 'Zwiebelturm Obsthandel',
};
const message = 'Knurrhahn und Labskaus im Ausschank';
const phone = '+49 421 5550199';
const personal =
  /wiebke|quastenfleth|zwiebelturm|obsthandel|knurrhahn|labskaus|5550199|lebenslauf|anschreiben|203\.0\.113|2001:db8|blomquist/i;

describe('the log', () => {
  let server: RunningServer;
  let mail: MailServer;
  before(async () => {
    // Repeats the address in its refusal, as mail servers do.
    mail = new MailServer({
      onRcptTo: ({ address }, _, done) =>
        done(Object.assign(new Error(`<${address}>: ${sender.name} unknown`), { responseCode: 550 })),
    });
    server = await RunningServer.start({
      SMTP_URL: await mail.start(),
      LOG_LEVEL: 'trace',
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMIT_PER_MINUTE: '25',
      WEBHOOK_URL: 'http://127.0.0.1:9/hook',
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
    });
  });
  after(async () => {
    await server.remove();
    await mail.stop();
  });

  let visitor = 0;
  /** Posts to a function with personal data in every header. */
  async function post(name: string, body: BodyInit, headers: Record<string, string> = {}): Promise<number> {
    const answer = await fetch(`${server.url}/functions/v1/${name}?email=${sender.email}`, {
      method: 'POST',
      headers: {
        'x-forwarded-for': visitor++ % 2 ? `203.0.113.${visitor % 250}` : `2001:db8::${visitor}`,
        referer: `${server.url}/?name=Wiebke`,
        'user-agent': sender.name,
        cookie: `name=${sender.name}`,
        ...headers,
      },
      body,
    });
    await answer.text();
    return answer.status;
  }
  const json = (name: string, values: unknown, headers: Record<string, string> = {}) =>
    post(name, JSON.stringify(values), { 'content-type': 'application/json', ...headers });
  const form = (name: string, values: Record<string, string>) =>
    post(name, new URLSearchParams({ leaveEmpty: '', ...values }), { accept: 'text/html' });
  const pdf = (name: string, content: string | Buffer<ArrayBuffer> = smallPdf) =>
    new File([content], name, { type: 'application/pdf' });
  const application = (resume: File, changes: Record<string, string> = {}) => {
    const data = new FormData();
    const values = { name: sender.name, email: sender.email, phone, jobTitle: message, ...changes };
    for (const [name, value] of Object.entries(values)) data.set(name, value);
    data.set('resume', resume);
    data.set('coverLetter', pdf('Anschreiben Quastenfleth.pdf'));
    return post('send-job-application', data);
  };
  const texts = { ...sender, message, useCase: message, infrastructureType: 'Blockchain' };

  it('names no visitor, whatever is sent and whatever fails', async () => {
    const functions = requestDefinitions
      .map(({ functionName }) => functionName)
      .filter((name) => name !== 'send-job-application');
    const statuses = new Set<number>();
    for (const name of functions) {
      statuses.add(await json(name, texts));
      statuses.add(await form(name, { ...texts, page: `/de/?email=${sender.email}` }));
      // Refused: fields, honeypot, time, body.
      statuses.add(await json(name, { ...texts, email: `${sender.email}, ${sender.email}`, name: message }));
      statuses.add(await form(name, { ...texts, email: 'wiebke' }));
      statuses.add(await json(name, { ...texts, leaveEmpty: message }));
      statuses.add(await json(name, { ...texts, elapsed: 3 }));
      statuses.add(await post(name, `{"name": "${sender.name}`, { 'content-type': 'application/json' }));
      statuses.add(await post(name, message, { 'content-type': 'text/plain' }));
      statuses.add(await json(name, { ...texts, message: message.repeat(3000) }));
      statuses.add(await json(name, texts, { origin: 'https://blomquist.example' }));
      statuses.add(await json(name, texts, { 'idempotency-key': `wiebke-${name}` }));
      statuses.add(
        await json(name, { ...texts, company: 'Labskaus' }, { 'idempotency-key': `wiebke-${name}` }),
      );
    }
    statuses.add(await application(pdf('Lebenslauf Wiebke.pdf')));
    statuses.add(await application(pdf('Lebenslauf Wiebke.pdf', sender.name)));
    statuses.add(await application(pdf('Lebenslauf Wiebke.exe')));
    statuses.add(await application(pdf('Lebenslauf Wiebke.pdf', ''), { email: 'wiebke' }));
    // More than twice what a minute allows, and all at once: the minute may end among them.
    const flood = Array.from({ length: 60 }, () =>
      json('send-demo-request', texts, { 'x-forwarded-for': '203.0.113.250' }),
    );
    for (const status of await Promise.all(flood)) statuses.add(status);
    const other = new Database(path.join(server.dataDir, 'kogge.sqlite'));
    other.exec('begin immediate');
    statuses.add(await json('send-demo-request', texts));
    other.exec('rollback');
    other.close();
    assert.deepEqual([...statuses].sort(), [200, 400, 403, 409, 413, 415, 429, 503]);

    for (const address of [
      `/gone?name=${sender.name}&email=${sender.email}`,
      `/gone/${sender.email}`,
      `/de/gone/${encodeURIComponent(sender.email)}#x`,
      `/functions/v1/${sender.email}`,
      `/functions/v1/send-demo-request?name=${sender.name}`,
    ]) {
      await (await fetch(server.url + address, { headers: { accept: 'text/html' } })).text();
    }
    await breakOff();
    await thirdFailure();
    await server.end('SIGTERM');

    // Every event was logged, or the test would prove nothing.
    for (const part of [
      '"outcome":"saved"',
      '"outcome":"spam"',
      ...['invalid_fields', 'invalid_body', 'too_large', 'unsupported_media_type', 'cross_site', 'conflict'],
      ...[
        'too_many_requests',
        'unavailable',
        'not_found',
        'not delivered',
        'delivery keeps failing',
        'webhook',
      ],
    ]) {
      assert(server.log.includes(part), `${part} is missing`);
    }
    const lines = server.log.split('\n').filter((line) => personal.test(line));
    assert.deepEqual(lines, []);
    assert.doesNotMatch(server.log, /\w@\w/);
  });

  it('is JSON from the first line to the last', async () => {
    const lines = server.log.trim().split('\n');
    assert(lines.length > 50);
    const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    assert.deepEqual([parsed[0]?.event, parsed.at(-1)?.event], ['started', 'stopped']);
    for (const { level, time, event, msg } of parsed) {
      assert.match(String(level), /^(?:info|warn|error|fatal)$/);
      assert.match(String(time), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      assert.match(String(event), /^\w+$/);
      assert.equal(typeof msg, 'string');
    }
  });

  it('follows a request from its answer to its mails by its number', async () => {
    const lines = server.log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const saved = lines.find(({ event, outcome }) => event === 'request' && outcome === 'saved');
    const same = lines.filter(({ request }) => request === saved.request).map(({ event }) => event);
    assert.match(saved.request, /^KG-\w{8}$/);
    assert.equal(same[0], 'request');
    assert(same.includes('not_delivered'), String(same));
  });

  /** Closes the connection in the middle of an application. */
  async function breakOff(): Promise<void> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(
      'POST /functions/v1/send-job-application HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.9\r\n' +
        'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000\r\nExpect: 100-continue\r\n\r\n' +
        `--b\r\nContent-Disposition: form-data; name="name"\r\n\r\n${sender.name}`,
    );
    // "100 Continue": the server reads the body.
    await once(socket, 'data');
    socket.destroy();
    await once(socket, 'close');
  }

  /** Waits until a mail has failed three times, which is logged as an error of its own. */
  async function thirdFailure(): Promise<void> {
    const database = new Database(path.join(server.dataDir, 'kogge.sqlite'), { timeout: 5000 });
    const deadline = Date.now() + 60_000;
    while (!server.log.includes('delivery keeps failing')) {
      assert(Date.now() < deadline, 'no third failure');
      // As if the time until the next attempt had passed.
      database.exec('update outbox set next_attempt_at = 0');
      await sleep(200);
    }
    database.close();
  }
});
