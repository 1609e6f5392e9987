import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
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

/** A PDF of that many bytes. */
function pdfOf(size: number): Buffer<ArrayBuffer> {
  const end = smallPdf.lastIndexOf('%%EOF');
  const filler = Buffer.alloc(size - smallPdf.length, '%');
  return Buffer.concat([smallPdf.subarray(0, end), filler, smallPdf.subarray(end)]);
}

describe('past the limit', () => {
  let site: TestApp;
  beforeEach(async () => {
    site = await testApp({ variables: { RATE_LIMIT_PER_MINUTE: '2' } });
  });

  afterEach(() => site.stop());

  test('bodies that were refused count as well, but not what another site made a visitor send', async () => {
    const json = { 'content-type': 'application/json' };
    for (let count = 0; count < 3; count++) {
      const crossSite = await post(site, demo, '{}', { ...json, origin: 'https://evil.example' });
      assert.equal(crossSite.status, 403);
    }
    assert.equal((await post(site, demo, '{', json)).status, 400);
    assert.equal((await post(site, demo, '{}', json)).status, 400);
    assert.equal((await post(site, demo, JSON.stringify(person), json)).status, 429);
  });

  test('an upload of a script is refused before it is read', async () => {
    const url = await site.listen();
    const head = `POST ${jobs} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
    const answers = [];
    for (let count = 0; count < 3; count++) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      // Two that end at once are counted; of the third nothing comes behind the headers.
      socket.write(`${head}Content-Length: ${count < 2 ? 1 : 20_000_000}\r\n\r\n${count < 2 ? 'x' : ''}`);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      answers.push(answer.toString().slice(9, 12));
      socket.destroy();
    }
    assert.deepEqual(answers, ['400', '400', '429']);
  });

  test('who sends without script gets the words back', async () => {
    const send = () => post(site, jobs, application(), page);
    assert.deepEqual([(await send()).status, (await send()).status], [200, 200]);
    const answer = await send();
    assert.equal(answer.status, 429);
    assert.match(await answer.text(), /value="Jördis Brandt"/);
  });
});

test('who names many recipients uses up a part of the confirmations; the company hears of every request', async () => {
  const site = await testApp({ variables: { CONFIRMATIONS_PER_HOUR: '20' } });
  try {
    for (const email of ['one@a.example', 'two@b.example', 'three@c.example']) {
      const body = JSON.stringify({ ...person, email });
      assert.equal((await post(site, demo, body, { 'content-type': 'application/json' })).status, 200);
    }
    const rows = await site.store.outbox.outgoing({ waiting: true });
    const of = (channel: string) => rows.filter((row) => row.channel === channel);
    assert.deepEqual(
      of('confirmation')
        .map(({ withheld }) => withheld)
        .sort(),
      [null, null, 'sender'].sort(),
    );
    assert.deepEqual(
      of('notification').map(({ withheld }) => withheld),
      [null, null, null],
    );
    const now = new Date(Date.now() + 1000);
    assert.equal((await site.store.outbox.lease(10, now, 1000)).length, 5);
    // Staff may send it all the same.
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

test('of a dozen large uploads of one sender that wait for a slow store only a few are in memory', async () => {
  const site = await testApp();
  const stored = Promise.withResolvers<void>();
  const { save } = site.store.requests;
  let waiting = 0;
  const refused: number[] = [];
  const saved: number[] = [];
  // Those that wait are answered when all others are.
  const answerWhenAllWait = () => void (refused.length + waiting === 12 && stored.resolve());
  Object.assign(site.store.requests, {
    save: async (...request: Parameters<typeof save>) => {
      waiting += 1;
      answerWhenAllWait();
      await stored.promise;
      return save(...request);
    },
  });
  const url = await site.listen();
  const sent = Array.from({ length: 12 }, async (_, index) => {
    const body = application(pdfOf(9 * 2 ** 20), { name: `Applicant ${index}` });
    const { status } = await fetch(url + jobs, { method: 'POST', body });
    (status === 200 ? saved : refused).push(status);
    answerWhenAllWait();
  });
  await Promise.all(sent);
  assert(saved.length >= 1 && saved.length <= 7, `${saved.length} were accepted`);
  assert.deepEqual(new Set(refused), new Set([429]));
  await site.stop();
});

describe('files of suspected spam', () => {
  let site: TestApp;
  before(async () => {
    site = await testApp();
  });
  after(() => site.stop());
  const spam = async (bytes = smallPdf) => {
    const response = await post(site, jobs, application(bytes, { leaveEmpty: 'buy' }));
    assert.equal(response.status, 200);
    const { id } = (await response.json()) as { id: string };
    return site.store.requests.get(id);
  };

  test('are kept while there is room for them', async () => {
    const request = await spam();
    assert.equal(request?.spamReason, 'honeypot');
    assert.equal(request?.files.length, 1);
  });

  test('are left out when those of a day are too much; the words and the reason stay', async () => {
    for (let count = 0; count < 2; count++) assert.equal((await spam(pdfOf(9 * 2 ** 20)))?.files.length, 1);
    const request = await spam(pdfOf(9 * 2 ** 20));
    assert.equal(request?.spamReason, 'honeypot, files not kept');
    assert.equal(request?.fields.name, person.name);
    assert.deepEqual(request?.files, []);
    const ordinary = await post(site, jobs, application());
    const { id } = (await ordinary.json()) as { id: string };
    assert.equal((await site.store.requests.get(id))?.files.length, 1);
  });
});
