import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { describe, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { definitionOf } from '../../domain/requests/index.ts';
import { type BodyTimeouts, defaultBodyTimeouts } from '../http/body-timeouts.ts';
import { BytesInFlight } from '../http/bytes-in-flight.ts';
import { receive } from './receive.ts';

const multipart = 'multipart/form-data; boundary=x';
const head = '--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n';
const file = Buffer.alloc(9 * 2 ** 20);

/** Reads a whole body as that of an application. */
function read(text: string, type: string) {
  const stream = new PassThrough();
  stream.end(text);
  return receive(
    { stream, headers: { 'content-type': type } },
    definitionOf('application'),
    new BytesInFlight().reserve('sender'),
    defaultBodyTimeouts,
  );
}

/** A body that comes bit by bit; `write` resolves when a part of it was read or the body refused. */
function slowly(
  type: string,
  bytesInFlight = new BytesInFlight(),
  sender = 'sender',
  bodyTimeouts: BodyTimeouts = defaultBodyTimeouts,
) {
  const stream = new PassThrough();
  const reservation = bytesInFlight.reserve(sender);
  const headers = { 'content-type': type };
  const body = receive({ stream, headers }, definitionOf('application'), reservation, bodyTimeouts);
  body.catch(() => undefined);
  return {
    stream,
    reservation,
    body,
    async write(text: string | Buffer) {
      const taken = new Promise((resolve) => stream.write(text, resolve));
      await Promise.race([taken, body.catch(() => undefined)]);
      await setImmediate();
    },
  };
}

describe('bytes in hand', () => {
  /** An application of nine megabytes whose end has not come yet. */
  async function upload(bytesInFlight: BytesInFlight, sender: string) {
    const upload = slowly(multipart, bytesInFlight, sender);
    await upload.write(head);
    await upload.write(file);
    return upload;
  }

  test('uploads of one sender leave room for those of others until all of them are stored', async () => {
    const bytesInFlight = new BytesInFlight();
    const held = [];
    for (let count = 0; count < 4; count++) held.push(await upload(bytesInFlight, 'one'));
    // To be read to its end is not to be stored.
    held[0]?.stream.end('\r\n--x--\r\n');
    assert.equal((await held[0]?.body)?.files.length, 1);
    await assert.rejects((await upload(bytesInFlight, 'one')).body, {
      code: 'too_many_requests',
      retryAfter: 10,
    });
    const other = await upload(bytesInFlight, 'other');
    other.stream.end('\r\n--x--\r\n');
    assert.equal((await other.body).files[0]?.size, file.length);
  });

  test('what was stored or broken off gives its room back, once', async () => {
    const bytesInFlight = new BytesInFlight();
    for (let count = 0; count < 20; count++) {
      const { reservation, stream, body } = await upload(bytesInFlight, 'one');
      stream.end();
      await assert.rejects(body, { code: 'invalid_body' });
      reservation[Symbol.dispose]();
      reservation[Symbol.dispose]();
    }
  });

  test('senders without number are refused together before the memory is full', async () => {
    const bytesInFlight = new BytesInFlight();
    for (let count = 0; count < 10; count++) await upload(bytesInFlight, `sender ${count}`);
    await assert.rejects((await upload(bytesInFlight, 'one more')).body, {
      code: 'unavailable',
      retryAfter: 10,
    });
  });
});

describe('the timeouts of a body', () => {
  let now = 0;
  const bodyTimeouts = { ...defaultBodyTimeouts, now: () => now };

  test('words that drip are cut', async () => {
    const { body, write } = slowly('application/json', undefined, undefined, bodyTimeouts);
    for (let second = 0; second <= 31; second++) {
      await write(' ');
      now += 1000;
    }
    await assert.rejects(body, { code: 'timed_out' });
  });

  test('words of a slow telephone arrive', async () => {
    const { body, write, stream } = slowly('application/json', undefined, undefined, bodyTimeouts);
    await write('{"message":"');
    for (let second = 0; second < 29; second++) {
      await write('x'.repeat(2048));
      now += 1000;
    }
    stream.end('"}');
    assert.equal(((await body).values.message as string).length, 29 * 2048);
  });

  test('an upload that drips is cut, however much of it came fast before', async () => {
    const { body, write } = slowly(multipart, undefined, undefined, bodyTimeouts);
    await write(head);
    await write(file);
    for (let second = 0; second <= 42; second++) {
      await write('.');
      now += 1000;
    }
    await assert.rejects(body, { code: 'timed_out' });
  });

  test('an upload of a slow telephone arrives, with gaps', async () => {
    const { body, write, stream } = slowly(multipart, undefined, undefined, bodyTimeouts);
    await write(head);
    for (let part = 0; part < 50; part++) {
      await write(Buffer.alloc(20 * 1024));
      now += 9000;
    }
    stream.end('\r\n--x--\r\n');
    assert.equal((await body).files[0]?.size, 50 * 20 * 1024);
  });
});

describe('each part of a body has its limit', () => {
  const part = (disposition: string, value = '', headers = '') =>
    `--x\r\nContent-Disposition: form-data; ${disposition}\r\n${headers}\r\n${value}\r\n`;
  const of = (count: number, make: (index: number) => string, joint = '') =>
    Array.from({ length: count }, (_, index) => make(index)).join(joint);
  const urlencoded = 'application/x-www-form-urlencoded';

  test('as many fields as forms have are read, repeated ones once; more are refused', async () => {
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

  test('names of fields, headers of a part and the boundary may not be longer than any of ours', async () => {
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

  test('a long file name keeps its end, which says what kind of file it is', async () => {
    const name = `${'_'.repeat(15_000)}.pdf`;
    const { files } = await read(`${part(`name="resume"; filename="${name}"`, '%PDF')}--x--\r\n`, multipart);
    assert.equal(files[0]?.name, name.slice(-255));
  });

  test('a file that comes in single bytes is kept whole', async () => {
    const { body, stream } = slowly(multipart);
    const text = 'abcdefghij'.repeat(100);
    for (const byte of `${part('name="resume"; filename="cv.pdf"', text)}--x--\r\n`) stream.write(byte);
    stream.end();
    assert.equal((await body).files[0]?.bytes.toString(), text);
  });
});
