import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { after, describe, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { definitionOf } from '../../domain/requests/index.ts';
import { type BodyTimeouts, defaultBodyTimeouts } from '../http/body-timeouts.ts';
import { receive } from './receive.ts';
import { Uploads } from './uploads.ts';

const multipart = 'multipart/form-data; boundary=x';
const head = '--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n';
const file = Buffer.alloc(9 * 2 ** 20);

const dataDir = mkdtempSync(path.join(tmpdir(), 'kogge-receive-'));
after(() => rmSync(dataDir, { recursive: true }));
const uploads = new Uploads({ dataDir, log: { error: () => assert.fail('an upload was left') } });
const application = definitionOf('application');

/** Reads a whole body as that of an application. */
async function read(text: string, type: string) {
  const stream = new PassThrough();
  stream.end(text);
  await using upload = await uploads.begin('sender', text.length);
  return await receive(
    { stream, headers: { 'content-type': type } },
    application,
    upload,
    defaultBodyTimeouts,
  );
}

/** A body sent in parts; `write` resolves when a part was read or the body refused. */
async function slowly(type: string, bodyTimeouts: BodyTimeouts = defaultBodyTimeouts) {
  const stream = new PassThrough();
  const upload = await uploads.begin('sender', 20 * 2 ** 20);
  const headers = { 'content-type': type };
  const body = receive({ stream, headers }, application, upload, bodyTimeouts);
  body.catch(() => undefined);
  return {
    stream,
    upload,
    body,
    async write(text: string | Buffer) {
      const taken = new Promise((resolve) => stream.write(text, resolve));
      await Promise.race([taken, body.catch(() => undefined)]);
      await setImmediate();
    },
    async [Symbol.asyncDispose]() {
      await upload[Symbol.asyncDispose]();
    },
  };
}

describe('the timeouts of a body', () => {
  let now = 0;
  const bodyTimeouts = { ...defaultBodyTimeouts, now: () => now };

  test('a text body that drips gets 408', async () => {
    await using upload = await slowly('application/json', bodyTimeouts);
    const { body, write } = upload;
    for (let second = 0; second <= 31; second++) {
      await write(' ');
      now += 1000;
    }
    await assert.rejects(body, { code: 'timed_out' });
  });

  test('a text body from a slow phone is read', async () => {
    await using upload = await slowly('application/json', bodyTimeouts);
    const { body, write, stream } = upload;
    await write('{"message":"');
    for (let second = 0; second < 29; second++) {
      await write('x'.repeat(2048));
      now += 1000;
    }
    stream.end('"}');
    assert.equal(((await body).values.message as string).length, 29 * 2048);
  });

  test('an upload that drips gets 408, also after a fast start', async () => {
    await using upload = await slowly(multipart, bodyTimeouts);
    const { body, write } = upload;
    await write(head);
    await write(file);
    for (let second = 0; second <= 42; second++) {
      await write('.');
      now += 1000;
    }
    await assert.rejects(body, { code: 'timed_out' });
  });

  test('an upload that is cut for others gets 408, also while it is stalled', async () => {
    await using upload = await slowly(multipart);
    await upload.write(head);
    upload.upload.cut();
    await assert.rejects(upload.body, { code: 'timed_out' });
  });

  test('an upload from a slow phone with pauses is read', async () => {
    await using upload = await slowly(multipart, bodyTimeouts);
    const { body, write, stream } = upload;
    await write(head);
    for (let part = 0; part < 50; part++) {
      await write(Buffer.alloc(20 * 1024));
      now += 9000;
    }
    stream.end('\r\n--x--\r\n');
    assert.equal((await body).files[0]?.size, 50 * 20 * 1024);
  });
});

describe('the limits of a body', () => {
  const part = (disposition: string, value = '', headers = '') =>
    `--x\r\nContent-Disposition: form-data; ${disposition}\r\n${headers}\r\n${value}\r\n`;
  const of = (count: number, make: (index: number) => string, joint = '') =>
    Array.from({ length: count }, (_, index) => make(index)).join(joint);
  const urlencoded = 'application/x-www-form-urlencoded';

  test('forty fields are read, repeated ones once; more are refused', async () => {
    const pair = (index: number) => `a${index}=1`;
    assert.equal(Object.keys((await read(of(40, pair, '&'), urlencoded)).values).length, 40);
    assert.deepEqual({ ...(await read('a=1&a=2&b=c=d&e', urlencoded)).values }, { a: '1', b: 'c=d', e: '' });
    const keys = (count: number) => `{${of(count, (index) => `"a${index}":1`, ',')}}`;
    assert.equal(Object.keys((await read(keys(40), 'application/json')).values).length, 40);
    const parts = (count: number) => `${of(count, (index) => part(`name="a${index}"`, '1'))}--x--\r\n`;
    assert.equal(Object.keys((await read(parts(39), multipart)).values).length, 39);
    for (const [text, type] of [
      [of(41, pair, '&'), urlencoded],
      ['&'.repeat(65_000), urlencoded],
      [keys(41), 'application/json'],
      [parts(41), multipart],
      [`${of(41, (index) => part(`name="f${index}"; filename="x"`))}--x--\r\n`, multipart],
    ] as const) {
      await assert.rejects(read(text, type), { code: 'invalid_body' }, text.slice(0, 80));
    }
  });

  test('overlong field names, part headers and boundaries are refused', async () => {
    const long = 'n'.repeat(20_000);
    for (const [text, type] of [
      [`${part(`name="${'n'.repeat(65)}"`)}--x--\r\n`, multipart],
      [`${part(`name="${'n'.repeat(65)}"; filename="x"`)}--x--\r\n`, multipart],
      [`${part('filename="x"')}--x--\r\n`, multipart],
      [`${part('name="a"', '', `X-Long: ${long}\r\n`)}--x--\r\n`, multipart],
      [`${part(`name="resume"; filename="${long}"`)}--x--\r\n`, multipart],
      [`--${long}--\r\n`, `multipart/form-data; boundary=${long}`],
    ] as const) {
      await assert.rejects(read(text, type), { code: 'invalid_body' }, text.slice(0, 80));
    }
  });

  test('the fields of a form with files have 64 KB together', async () => {
    const parts = (size: number) =>
      `${of(4, (index) => part(`name="a${index}"`, 'x'.repeat(size)))}--x--\r\n`;
    assert.equal(Object.keys((await read(parts(16_000), multipart)).values).length, 4);
    await assert.rejects(read(parts(17_000), multipart), { code: 'invalid_body' });
  });

  test('a long file name keeps its end with the extension', async () => {
    const name = `${'_'.repeat(15_000)}.pdf`;
    const { files } = await read(`${part(`name="resume"; filename="${name}"`, '%PDF')}--x--\r\n`, multipart);
    assert.equal(files[0]?.name, name.slice(-255));
  });

  test('a file sent in single bytes is stored whole', async () => {
    await using upload = await slowly(multipart);
    const { body, stream } = upload;
    const text = 'abcdefghij'.repeat(100);
    for (const byte of `${part('name="resume"; filename="cv.pdf"', text)}--x--\r\n`) stream.write(byte);
    stream.end();
    const [file] = (await body).files;
    assert.equal(readFileSync(file?.path ?? '', 'utf8'), text);
    assert.equal(file?.digest, createHash('sha256').update(text).digest('base64url'));
  });
});

describe('the files of a body', () => {
  const uploaded = () => readdirSync(path.join(dataDir, 'uploads'));

  test('are deleted when their request is stored, incomplete or refused', async () => {
    {
      await using upload = await slowly(multipart);
      await upload.write(head);
      await upload.write(file);
      assert.equal(uploaded().length, 1);
      upload.stream.end('\r\n--x--\r\n');
      assert.equal((await upload.body).files[0]?.size, file.length);
    }
    const failures: [Buffer, (stream: PassThrough) => unknown, string][] = [
      [file, (stream) => stream.end(), 'invalid_body'],
      [Buffer.from('%PDF'), (stream) => stream.destroy(new Error('connection lost')), 'invalid_body'],
      [Buffer.alloc(22 * 2 ** 20), () => undefined, 'too_large'],
    ];
    for (const [bytes, stop, code] of failures) {
      await using upload = await slowly(multipart);
      await upload.write(head);
      await upload.write(bytes);
      stop(upload.stream);
      await assert.rejects(upload.body, { code });
    }
    assert.deepEqual(uploaded(), []);
  });

  test('are readable only by the service', async () => {
    await using upload = await slowly(multipart);
    upload.stream.end(`${head}text\r\n--x--\r\n`);
    const [received] = (await upload.body).files;
    const mode = (name: string) => statSync(name).mode & 0o777;
    const written = received?.path ?? '';
    assert.deepEqual(
      [written, path.dirname(written), path.join(dataDir, 'uploads')].map(mode),
      [0o600, 0o700, 0o700],
    );
  });

  test('are measured but not written over the limit of their field', async () => {
    await using upload = await slowly(multipart);
    await upload.write(head);
    for (let part = 0; part < 12; part++) await upload.write(Buffer.alloc(2 ** 20));
    upload.stream.end('\r\n--x--\r\n');
    const [received] = (await upload.body).files;
    assert.equal(received?.size, 12 * 2 ** 20);
    assert(statSync(received?.path ?? '').size <= 10 * 2 ** 20);
  });

  test('that cannot be written lead to 503', async () => {
    await using upload = await slowly(multipart);
    rmSync(path.join(dataDir, 'uploads'), { recursive: true });
    await upload.write(head);
    upload.stream.end('text\r\n--x--\r\n');
    await assert.rejects(upload.body, { code: 'unavailable', retryAfter: 30 });
  });

  test('are refused with the parts before them, even when they never end', { timeout: 10_000 }, async () => {
    const parts = `--x\r\nContent-Dispositio\u0000: form-data; name="name"\r\n\r\nFemke\r\n${head}%PDF-1.4`;
    await assert.rejects(read(parts, multipart), { code: 'invalid_body' });
  });

  test('are skipped without an upload', async () => {
    const stream = new PassThrough();
    stream.end(`--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nFemke\r\n${head}text\r\n--x--\r\n`);
    const headers = { 'content-type': multipart };
    const { values, files } = await receive({ stream, headers }, application, null, defaultBodyTimeouts);
    assert.deepEqual([values.name, files], ['Femke', []]);
  });
});
