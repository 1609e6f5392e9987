import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { testApp } from '../../tests/support/app.ts';
import { smallPdf } from '../../tests/support/requests.ts';

const demo = '/functions/v1/send-demo-request';
const jobs = '/functions/v1/send-job-application';
const person = { name: 'Jördis Brandt', email: 'joerdis@hansekontor.example', company: 'Hansekontor' };
const page = { accept: 'text/html' };

type TestApp = Awaited<ReturnType<typeof testApp>>;

function post({ app }: TestApp, path: string, body: BodyInit, headers: Record<string, string> = {}) {
  return app.request(path, { method: 'POST', body, headers });
}

function application(bytes: Buffer<ArrayBuffer> = smallPdf, changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  const words = { ...person, jobTitle: 'Working Student Backend Developer', ...changes };
  for (const [name, value] of Object.entries(words)) form.append(name, value);
  form.append('resume', new File([bytes], 'cv.pdf'));
  return form;
}

/** The request that was stored, by the id in its answer. */
async function storedOf({ store }: TestApp, response: Response) {
  assert.equal(response.status, 200);
  const { id } = (await response.json()) as { id: string };
  return store.requests.get(id);
}

/** A PDF file of this size. */
function pdfOf(size: number): Buffer<ArrayBuffer> {
  const end = smallPdf.lastIndexOf('%%EOF');
  const filler = Buffer.alloc(size - smallPdf.length, '%');
  return Buffer.concat([smallPdf.subarray(0, end), filler, smallPdf.subarray(end)]);
}

describe('over the limit on requests', () => {
  let site: TestApp;
  beforeEach(async () => {
    site = await testApp({ variables: { RATE_LIMIT_PER_MINUTE: '2' } });
  });

  afterEach(() => site.stop());

  test('refused bodies count, but not cross-site requests', async () => {
    const json = { 'content-type': 'application/json' };
    for (let count = 0; count < 3; count++) {
      const crossSite = await post(site, demo, '{}', { ...json, origin: 'https://evil.example' });
      assert.equal(crossSite.status, 403);
    }
    assert.equal((await post(site, demo, '{', json)).status, 400);
    assert.equal((await post(site, demo, '{}', json)).status, 400);
    assert.equal((await post(site, demo, JSON.stringify(person), json)).status, 429);
  });

  test('an upload is refused before it is read', async () => {
    const url = await site.listen();
    const head = `POST ${jobs} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
    const answers = [];
    for (let count = 0; count < 3; count++) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      // The first two have a body; the third stops after its headers.
      socket.write(`${head}Content-Length: ${count < 2 ? 1 : 20_000_000}\r\n\r\n${count < 2 ? 'x' : ''}`);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      answers.push(answer.toString().slice(9, 12));
      socket.destroy();
    }
    assert.deepEqual(answers, ['400', '400', '429']);
  });

  test('a form posted without script gets its values back', async () => {
    const send = () => post(site, jobs, application(), page);
    assert.deepEqual([(await send()).status, (await send()).status], [200, 200]);
    const answer = await send();
    assert.equal(answer.status, 429);
    assert.match(await answer.text(), /value="Jördis Brandt"/);
  });
});

test('one address uses at most its share of the confirmations; the company gets every mail', async () => {
  const site = await testApp({ variables: { CONFIRMATIONS_PER_HOUR: '20' } });
  try {
    for (const email of ['one@a.example', 'two@b.example', 'three@c.example']) {
      const body = JSON.stringify({ ...person, email });
      assert.equal((await post(site, demo, body, { 'content-type': 'application/json' })).status, 200);
    }
    const rows = await site.store.outbox.outgoing({ waiting: true });
    const of = (channel: string) => rows.filter((row) => row.channel === channel);
    assert.equal(of('confirmation').filter(({ withheld }) => withheld === 'sender').length, 1);
    assert.equal(of('confirmation').filter(({ withheld }) => withheld === null).length, 2);
    assert.deepEqual(
      of('notification').map(({ withheld }) => withheld),
      [null, null, null],
    );
    const now = new Date(Date.now() + 1000);
    assert.equal((await site.store.outbox.lease(10, now, 1000)).length, 5);
    // Staff may release it.
    const withheld = rows.find((row) => row.withheld);
    await site.store.outbox.resend(withheld?.requestId as string, now);
    assert.equal(
      (await site.store.outbox.outgoing({ requestId: withheld?.requestId })).at(-1)?.withheld,
      null,
    );
  } finally {
    await site.stop();
  }
});

describe('a dozen large uploads at the same moment', () => {
  /** Sends them; returns their statuses, and how many were stored at the same time. */
  async function sendDozen(variables: Record<string, string>, senderOf: (index: number) => string) {
    const site = await testApp({ variables });
    const { save } = site.store.requests;
    let saving = 0;
    let most = 0;
    Object.assign(site.store.requests, {
      save: async (...request: Parameters<typeof save>) => {
        most = Math.max(most, ++saving);
        const result = await save(...request);
        saving -= 1;
        return result;
      },
    });
    const url = await site.listen();
    const answers = Array.from({ length: 12 }, async (_, index) => {
      const body = application(pdfOf(9 * 2 ** 20), { name: `Applicant ${index}` });
      const headers = { 'x-forwarded-for': senderOf(index) };
      const { status } = await fetch(url + jobs, { method: 'POST', body, headers });
      return status;
    });
    const statuses = await Promise.all(answers);
    assert.deepEqual(readdirSync(path.join(site.dataDir, 'uploads')), []);
    await site.stop();
    return { statuses, most };
  }

  test('from many networks are all stored, one at a time', async () => {
    const proxy = { TRUSTED_PROXIES: '127.0.0.1' };
    const { statuses, most } = await sendDozen(proxy, (index) => `198.51.100.${index}`);
    assert.deepEqual(new Set(statuses), new Set([200]));
    assert.equal(most, 1);
  });

  test('from one network: some get 429', async () => {
    const { statuses } = await sendDozen({}, () => '198.51.100.1');
    assert(statuses.filter((status) => status === 200).length >= 4);
    assert(statuses.includes(429));
    assert(statuses.every((status) => status === 200 || status === 429));
  });
});

test('an application that was not inspected is stored, and marked for staff', async () => {
  const site = await testApp({ inspectPdf: async () => 'not inspected' });
  const request = await storedOf(site, await post(site, jobs, application()));
  assert.deepEqual(
    request?.files.map(({ field, inspected }) => [field, inspected]),
    [['resume', false]],
  );
  await site.stop();
});

test('five slow uploads from each of three addresses block no other applicant', async () => {
  const site = await testApp({ variables: { TRUSTED_PROXIES: '127.0.0.1' } });
  const { port } = new URL(await site.listen());
  const slow = await Promise.all(
    Array.from({ length: 15 }, async (_, index) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(
        `POST ${jobs} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.${index % 3}\r\nExpect: 100-continue\r\n` +
          'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 20000000\r\n\r\n' +
          `--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n${'%'.repeat(1024)}`,
      );
      // "100 Continue", or the refusal.
      await once(socket, 'data');
      return socket;
    }),
  );
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  for (let count = 0; count < 3; count++) {
    const body = application(pdfOf(2 ** 20), { name: `Applicant ${count}` });
    const answer = await fetch(`http://127.0.0.1:${port}${jobs}`, { method: 'POST', body, headers });
    assert.equal(answer.status, 200);
  }
  for (const socket of slow) socket.destroy();
  const uploads = path.join(site.dataDir, 'uploads');
  while (readdirSync(uploads).length > 0) await nextTurn();
  await site.stop();
});

describe('files of suspected spam', () => {
  let site: TestApp;
  before(async () => {
    site = await testApp();
  });
  after(() => site.stop());
  const spam = async () => {
    const body = application(pdfOf(9 * 2 ** 20), { leaveEmpty: 'buy' });
    return storedOf(site, await post(site, jobs, body));
  };

  test('are stored within the daily limit and dropped over it; fields and reason are stored', async () => {
    for (let count = 0; count < 2; count++) {
      const kept = await spam();
      assert.deepEqual([kept?.spamReason, kept?.files.length], ['honeypot', 1]);
    }
    const request = await spam();
    assert.equal(request?.spamReason, 'honeypot, files not kept');
    assert.equal(request?.fields.name, person.name);
    assert.deepEqual(request?.files, []);
    const ordinary = await post(site, jobs, application());
    assert.equal((await storedOf(site, ordinary))?.files.length, 1);
  });
});
