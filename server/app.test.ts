import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { FunctionsClient } from '@supabase/functions-js';
import { requestDefinitions } from '../domain/requests/index.ts';
import { testApp } from '../tests/support/app.ts';
import { exampleFields, smallPdf } from '../tests/support/requests.ts';
import { defaultBodyTimeouts } from './http/body-timeouts.ts';
import { securityHeaders } from './http/security-headers.ts';

const person = { name: 'Jördis Brandt', email: 'joerdis@hansekontor.example', company: 'Hansekontor' };
const bodies = {
  'send-api-access-request': { ...person, useCase: 'Points for 40 bakeries' },
  'send-api-documentation-request': { ...person, message: '' },
  'send-demo-request': { ...person, message: 'Moin', productName: 'Loyalty Plus' },
  'send-consultation-request': { ...person, infrastructureType: 'Prepaid Card' },
};
const demo = '/functions/v1/send-demo-request';
const jobs = '/functions/v1/send-job-application';
const needsPassword = readFileSync(
  new URL('../tests/support/pdfs/encrypted/qpdf-password.pdf', import.meta.url),
);

type TestApp = Awaited<ReturnType<typeof testApp>>;

function post(
  { app }: TestApp,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const init = { method: 'POST', body: text, headers: { 'content-type': 'application/json', ...headers } };
  return Promise.resolve(app.request(path, init));
}

/** The request that was stored, by the id in its answer. */
async function storedOf({ store }: TestApp, response: Response) {
  const { id } = (await response.json()) as { id: string };
  return store.requests.get(id);
}

async function errorOf(response: Response) {
  const { error } = (await response.json()) as {
    error: { code: string; message: string; fields?: Record<string, string> };
  };
  return error;
}

function application(changes: Record<string, string | File | null> = {}): FormData {
  const form = new FormData();
  const parts = {
    name: person.name,
    email: person.email,
    jobTitle: 'Working Student Backend Developer',
    resume: new File([smallPdf], 'cv.pdf'),
    ...changes,
  };
  for (const [name, value] of Object.entries(parts)) if (value !== null) form.append(name, value);
  return form;
}

describe('functions', () => {
  let site: TestApp;
  let url = '';
  before(async () => {
    site = await testApp({ variables: { ALLOWED_ORIGINS: 'https://partner.example' } });
    url = await site.listen();
  });
  after(() => site.stop());
  const apply = (body: FormData) => fetch(url + jobs, { method: 'POST', body });

  test('an application for a job that is not offered is stored, and its retention starts at once', async () => {
    for (const [jobTitle, closed] of [
      ['Captain of the cog', true],
      ['Working Student Backend Developer', false],
    ] as const) {
      const response = await site.app.request('/functions/v1/send-job-application', {
        method: 'POST',
        body: application({ jobTitle }),
      });
      const { id } = (await response.json()) as { id: string };
      const request = await site.store.requests.get(id);
      assert.deepEqual(request?.jobClosedAt, closed ? request?.receivedAt : null);
    }
  });

  test('each body of docs/product.md is stored and answered with its number', async () => {
    for (const [name, body] of Object.entries(bodies)) {
      const response = await post(site, `/functions/v1/${name}`, body);
      assert.equal(response.status, 200, name);
      const { success, id } = (await response.json()) as { success: boolean; id: string };
      assert.equal(success, true);
      const request = await site.store.requests.get(id);
      const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''));
      assert.deepEqual(request?.fields, given);
      assert.deepEqual(
        (await site.store.outbox.outgoing({ requestId: id })).map(({ channel }) => channel).sort(),
        ['confirmation', 'notification'],
      );
    }
  });

  test('every answer of a function has an id, and its log line the same one', async () => {
    const failing = await testApp({
      clock: () => {
        throw new Error('no clock');
      },
    });
    const callIdOf = async (where: TestApp, path: string, body: unknown, status: number) => {
      where.lines.length = 0;
      const response = await post(where, path, body, { 'x-request-id': 'chosen by a stranger' });
      assert.equal(response.status, status, path);
      const name = response.headers.get('x-request-id') ?? '';
      assert.match(name, /^[0-9a-f-]{36}$/);
      assert.deepEqual(
        where.lines.map((line) => JSON.parse(line).call),
        [name],
      );
      return name;
    };
    const ids = [
      await callIdOf(site, demo, bodies['send-demo-request'], 200),
      await callIdOf(site, demo, {}, 400),
      await callIdOf(site, demo, '{', 400),
      await callIdOf(site, '/functions/v1/nothing', {}, 404),
      await callIdOf(failing, demo, {}, 500),
    ];
    assert.equal(new Set(ids).size, ids.length);
    assert.equal((await site.app.request('/livez')).headers.has('x-request-id'), false);
    await failing.stop();
  });

  test('the official client of hosted functions can call every function', async () => {
    const client = new FunctionsClient(`${url}/functions/v1`, {
      headers: { Authorization: 'Bearer anything' },
    });
    for (const { kind, functionName } of requestDefinitions) {
      const body = kind === 'application' ? application() : exampleFields(kind);
      const { data, error } = await client.invoke(functionName, { body });
      assert.equal(error, null, functionName);
      assert.equal(data.success, true);
    }
    const { data, error } = await client.invoke('send-demo-request', { body: {} });
    assert.equal(data, null);
    assert.equal(error.context.status, 400);
  });

  test('the files of an application are stored under safe names', async () => {
    const body = application({
      resume: new File([smallPdf], '../my cv\u202e.pdf'),
      coverLetter: new File([], ''),
    });
    const response = await apply(body);
    const { id } = (await response.json()) as { id: string };
    const files = await site.store.requests.files(id);
    assert.deepEqual(
      files.map(({ field, name }) => [field, name]),
      [['resume', 'my cv.pdf']],
    );
    assert(smallPdf.equals(files[0]?.bytes as Uint8Array));
  });

  test('a refusal lists every field problem, with a message in the language of the request', async () => {
    const response = await post(site, demo, { email: 'x', message: 5, language: 'de' });
    assert.equal(response.status, 400);
    const error = await errorOf(response);
    assert.equal(error.code, 'invalid_fields');
    assert.match(error.message, /nicht angenommen/);
    assert.deepEqual(error.fields, {
      name: 'missing',
      email: 'invalid',
      company: 'missing',
      message: 'invalid',
    });
  });

  test('a body without `form` needs no consent; a page’s form does', async () => {
    const refused = await post(site, demo, { ...person, form: 'demo-home' });
    assert.equal(refused.status, 400);
    const error = await errorOf(refused);
    assert.deepEqual([error.code, error.fields], ['consent_missing', { consent: 'missing' }]);
    const time = new Date(Date.now() - 5000).toISOString();
    const accepted = await post(site, demo, {
      ...person,
      form: 'demo-home',
      leaveEmpty: '',
      elapsed: 5000,
      consent: { version: 'a1', time },
    });
    const request = await storedOf(site, accepted);
    assert.deepEqual(request?.consent, { version: 'a1', at: new Date(time) });
    assert.equal(request?.spamReason, null);
  });

  test('an application from the page needs both consents', async () => {
    const one = await apply(application({ form: 'application', consent: 'a1' }));
    assert.deepEqual((await errorOf(one)).fields, { filesConsent: 'missing' });
    const both = await apply(
      application({
        form: 'application',
        leaveEmpty: '',
        elapsed: '5000',
        consent: 'a1',
        filesConsent: 'b2',
      }),
    );
    const request = await storedOf(site, both);
    assert.deepEqual([request?.consent?.version, request?.spamReason], ['a1+b2', null]);
  });

  test('other methods get 405, unknown functions 404', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const response = await site.app.request(demo, { method });
      assert.deepEqual([response.status, response.headers.get('allow')], [405, 'POST, OPTIONS']);
    }
    const browser = await site.app.request(demo, {
      headers: { accept: 'text/html', 'accept-language': 'de' },
    });
    assert.deepEqual([browser.status, await browser.text()], [405, '<p>not found de']);
    for (const path of [
      '/functions/v1/send-money',
      '/functions/v1/toString',
      '/functions/v2/x',
      '/functions/',
    ]) {
      assert.equal((await errorOf(await post(site, path, {}))).code, 'not_found', path);
      const opened = await site.app.request(path, {
        headers: { accept: 'text/html', referer: 'http://localhost:3000/de/team' },
      });
      assert.deepEqual([opened.status, await opened.text()], [404, '<p>not found de'], path);
    }
  });

  test('unknown functions and other methods are logged', async () => {
    const logged = site.lines.length;
    await post(site, '/functions/v1/send-money?mail=a@b.example', {});
    await site.app.request(demo, { method: 'DELETE' });
    const [unknown, method] = site.lines.slice(logged).map((line) => JSON.parse(line));
    assert.deepEqual([unknown.event, unknown.path], ['not_found', '/functions/v1/send-money']);
    assert.deepEqual([method.code, method.kind], ['method_not_allowed', 'demo']);
    assert.equal(site.lines.length, logged + 2);
  });

  test('an exception is answered in the language of the referring page', async () => {
    const clock = () => {
      throw new Error('no time');
    };
    const broken = await testApp({ clock });
    for (const [referer, language] of [
      ['http://localhost:3000/de/team', 'de'],
      ['http://localhost:3000/team', 'en'],
      ['', 'en'],
    ]) {
      const response = await broken.app.request(demo, {
        method: 'POST',
        headers: { accept: 'text/html', 'accept-language': 'en', ...(referer && { referer }) },
        body: new URLSearchParams(person),
      });
      assert.deepEqual([response.status, await response.text()], [500, `<p>failure ${language}`]);
    }
    assert.equal((await errorOf(await post(broken, demo, person))).code, 'internal');
    await broken.stop();
  });

  test('bodies of other types, encodings and shapes are refused', async () => {
    for (const [body, headers, status, code] of [
      ['name=x', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
      ['{}', { 'content-type': '' }, 415, 'unsupported_media_type'],
      ['{}', { 'content-encoding': 'gzip' }, 415, 'unsupported_media_type'],
      ['{', {}, 400, 'invalid_body'],
      ['[]', {}, 400, 'invalid_body'],
      ['null', {}, 400, 'invalid_body'],
      ['name=%ff', { 'content-type': 'application/x-www-form-urlencoded' }, 400, 'invalid_body'],
      ['--x', { 'content-type': 'multipart/form-data' }, 400, 'invalid_body'],
      ['--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' }, 400, 'invalid_body'],
    ] as const) {
      const response = await post(site, demo, body, headers);
      assert.equal(response.status, status, body);
      assert.equal((await errorOf(response)).code, code);
    }
    const broken = {
      method: 'POST',
      body: Buffer.from([0x22, 0xff, 0x22]),
      headers: { 'content-type': 'application/json' },
    };
    assert.equal((await site.app.request(demo, broken)).status, 400);
  });

  test('a JSON body of more than 64 KB is refused, announced or not', async () => {
    const large = JSON.stringify({ ...person, message: 'x'.repeat(66_000) });
    assert.equal((await post(site, demo, large)).status, 413);
    const streamed = await fetch(url + demo, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit);
    assert.equal((await errorOf(streamed)).code, 'too_large');
  });

  test('a file over its limit is a field problem; a body over 21 MB gets 413', async () => {
    const resume = new File([Buffer.alloc(10 * 1024 * 1024 + 1)], 'cv.pdf');
    const file = await apply(application({ resume, email: 'x' }));
    assert.deepEqual((await errorOf(file)).fields, { email: 'invalid', resume: 'tooLarge' });
    const body = await apply(application({ resume: new File([Buffer.alloc(22 * 1024 * 1024)], 'cv.pdf') }));
    assert.equal(body.status, 413);
    const small = await fetch(url + demo, { method: 'POST', body: application({ resume }) });
    assert.equal(small.status, 413);
  });

  test('the refusal of a large upload is sent before it is read', async () => {
    const answer = await raw(
      url,
      `POST ${jobs} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 99000000\r\n\r\n--x\r\n`,
    );
    assert.match(answer, /^HTTP\/1\.1 413 /);
  });

  test('a stalled upload gets 408', async () => {
    const hasty = await testApp({ bodyTimeouts: { ...defaultBodyTimeouts, idleMs: 200 } });
    const answer = await raw(
      await hasty.listen(),
      `POST ${jobs} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n--x\r\n`,
    );
    assert.match(answer, /^HTTP\/1\.1 408 /);
    assert.match(answer, /connection: close/i);
    await hasty.stop();
  });

  test('a connection closed by the client stores nothing', async () => {
    const before = (await site.store.requests.find()).length;
    const logged = site.lines.length;
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(
      `POST ${jobs} HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-`,
    );
    // "100 Continue": the server is reading the body.
    await once(socket, 'data');
    socket.destroy();
    while (site.lines.length === logged) await nextTurn();
    assert.match(site.lines.at(-1) ?? '', /"code":"invalid_body"/);
    assert.equal((await site.store.requests.find()).length, before);
    assert.equal((await fetch(`${url}/healthz`)).status, 200);
  });

  test('files are checked by name, size and content', async () => {
    const text = smallPdf.toString();
    for (const [content, name, problem] of [
      ['PK\x03\x04', 'cv.pdf', 'wrongType'],
      [text, 'cv.exe', 'wrongType'],
      ['', 'cv.pdf', 'empty'],
      [text.slice(0, 60), 'cv.pdf', 'damaged'],
      [needsPassword, 'cv.pdf', 'encrypted'],
    ] as const) {
      const response = await apply(application({ resume: new File([content], name) }));
      assert.deepEqual((await errorOf(response)).fields, { resume: problem });
    }
    const none = await apply(application({ resume: null }));
    assert.deepEqual((await errorOf(none)).fields, { resume: 'missing' });
    const twice = application();
    twice.append('resume', new File([smallPdf], 'second.pdf'));
    assert.equal((await apply(twice)).status, 400);
  });

  test('the same key with the same fields is one request, with other fields a conflict', async () => {
    const send = (body: object) => post(site, demo, body, { 'idempotency-key': 'key-1' });
    const first = (await (await send({ ...person, elapsed: 4000 })).json()) as { id: string };
    const again = (await (await send({ ...person, elapsed: 9000 })).json()) as { id: string };
    assert.equal(first.id, again.id);
    const other = await send({ ...person, name: 'Somebody else' });
    assert.equal(other.status, 409);
    assert.equal((await errorOf(other)).code, 'conflict');
    const bad = await post(site, demo, person, { 'idempotency-key': 'x'.repeat(201) });
    assert.equal((await errorOf(bad)).code, 'invalid_body');
  });

  test('suspected spam is answered like any request, stored with its reason, and sends no mail', async () => {
    const wakes = site.wakes;
    const response = await post(site, demo, { ...person, leaveEmpty: 'buy' });
    const { success, id } = (await response.json()) as { success: boolean; id: string };
    assert.equal(success, true);
    assert.equal((await site.store.requests.get(id))?.spamReason, 'honeypot');
    assert.deepEqual(await site.store.outbox.outgoing({ requestId: id }), []);
    assert.equal(site.wakes, wakes);
    const browser = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
    for (const [left, reason] of [
      [{ elapsed: 5000 }, 'no honeypot'],
      [{ leaveEmpty: '' }, 'no fill time'],
    ] as const) {
      const sent = await post(site, demo, { ...person, ...left }, browser);
      assert.equal((await storedOf(site, sent))?.spamReason, reason);
    }
  });

  test('pages of other sites are refused, unless their origin is allowed', async () => {
    const evil = await post(site, demo, person, { origin: 'https://evil.example' });
    assert.equal(evil.status, 403);
    assert.equal(evil.headers.get('access-control-allow-origin'), null);
    const preflight = await site.app.request(demo, {
      method: 'OPTIONS',
      headers: { origin: 'https://partner.example', 'access-control-request-method': 'POST' },
    });
    assert.equal(preflight.status, 204);
    assert.equal(preflight.headers.get('access-control-allow-origin'), 'https://partner.example');
    assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /idempotency-key/);
    const partner = await post(site, demo, person, {
      origin: 'https://partner.example',
      'sec-fetch-site': 'cross-site',
    });
    assert.equal(partner.status, 200);
    assert.equal((await storedOf(site, partner))?.spamReason, null);
    assert.equal(partner.headers.get('access-control-allow-origin'), 'https://partner.example');
    assert.equal(partner.headers.get('vary'), 'Origin');
  });

  test('every answer has the security headers and is not cached', async () => {
    for (const response of [
      await post(site, demo, person),
      await post(site, demo, {}),
      await post(site, '/functions/v1/x', {}),
      await site.app.request(demo),
      await site.app.request('/healthz'),
    ]) {
      for (const [name, value] of Object.entries(securityHeaders)) {
        assert.equal(response.headers.get(name), value);
      }
      assert.match(response.headers.get('content-security-policy') ?? '', /^default-src 'none'/);
      assert.equal(response.headers.get('cache-control'), 'no-store');
    }
  });

  test('the log of these tests has no name, address or text of a sender', () => {
    const log = site.lines.join('');
    assert.match(log, /"outcome":"saved"/);
    assert.match(log, /"code":"invalid_fields"/);
    assert.doesNotMatch(log, /Jördis|joerdis|hansekontor|Moin|bakeries|cv\.pdf|127\.0\.0\.1/i);
  });
});

test('over the limit an address gets Retry-After; a forged X-Forwarded-For does not help', async () => {
  const site = await testApp({
    variables: { RATE_LIMIT_PER_MINUTE: '2' },
    clock: () => new Date('2026-11-20T10:00:30Z'),
  });
  for (const expected of [200, 200, 429]) {
    const response = await post(site, demo, person, { 'x-forwarded-for': `192.0.2.${expected}` });
    assert.equal(response.status, expected);
    if (expected === 429) {
      assert.equal(response.headers.get('retry-after'), '30');
      assert.match((await errorOf(response)).message, /30/);
    }
  }
  assert.equal((await post(site, '/functions/v1/send-api-access-request', {})).status, 400);
  await site.stop();
});

test('while the store is unavailable nothing is acknowledged; afterwards requests are stored again', async () => {
  const site = await testApp();
  const { ping, requests } = site.store;
  const away = () => Promise.reject(Object.assign(new Error('disk full: Jördis'), { code: 'SQLITE_FULL' }));
  Object.assign(site.store, { requests: { ...requests, save: away }, ping: away });
  const response = await post(site, demo, person);
  assert.equal(response.status, 503);
  assert.equal(response.headers.get('retry-after'), '30');
  assert.equal((await errorOf(response)).code, 'unavailable');
  assert.equal((await site.app.request('/healthz')).status, 503);
  assert.match(site.lines.join(''), /SQLITE_FULL/);
  assert.doesNotMatch(site.lines.join(''), /Jördis/);
  Object.assign(site.store, { requests, ping });
  assert.equal((await post(site, demo, person)).status, 200);
  assert.equal((await site.app.request('/healthz')).status, 200);
  await site.stop();
});

/** The first chunk that the server answers to these bytes. */
async function raw(url: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(text);
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return chunk.toString();
}
