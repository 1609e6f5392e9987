import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { definitionOf } from '../../domain/requests/index.ts';
import { receive } from './receive.ts';

const headers = { 'content-type': 'multipart/form-data; boundary=x' };
const head = '--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n';
const part = Buffer.alloc(9 * 2 ** 20);

/** An application of nine megabytes whose end has not come yet; resolves when all of them are read. */
async function upload(sender: string) {
  const stream = new PassThrough();
  const body = receive({ stream, headers }, definitionOf('application'), sender, 20_000);
  body.catch(() => undefined);
  stream.write(head);
  stream.write(part);
  const read = new Promise((resolve) => stream.write('.', resolve));
  await Promise.race([read, body.catch(() => undefined)]);
  await setImmediate();
  return { stream, body };
}

test('uploads of one sender that do not end leave room for those of others', async () => {
  const held = [];
  for (let count = 0; count < 7; count++) held.push(await upload('2001:db8:1:2'));
  const refused = await upload('2001:db8:1:2');
  await assert.rejects(refused.body, { code: 'too_many_requests', retryAfter: 10 });
  const other = await upload('2001:db8:1:3');
  other.stream.end('\r\n--x--\r\n');
  assert.equal((await other.body).files[0]?.size, part.length + 1);

  // Broken off, they give their room back.
  for (const { stream, body } of held) {
    stream.end();
    await assert.rejects(body, { code: 'invalid_body' });
  }
  const again = await upload('2001:db8:1:2');
  again.stream.end('\r\n--x--\r\n');
  assert.equal((await again.body).files.length, 1);
});
