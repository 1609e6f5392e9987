import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { emptyUploads, Uploads } from './uploads.ts';

const megabyte = 2 ** 20;
const largest = 21 * megabyte;
const dataDir = mkdtempSync(path.join(tmpdir(), 'kogge-uploads-'));
after(() => rmSync(dataDir, { recursive: true }));

/** Uploads on a clock that the test sets. */
function uploadsAt(clock: { now: number }) {
  return new Uploads({
    dataDir,
    log: { error: () => assert.fail('an upload was left') },
    now: () => clock.now,
  });
}

describe('places for uploads', () => {
  test('one network has four at a time, and gets them back', async () => {
    const uploads = uploadsAt({ now: 0 });
    const begin = () => uploads.begin('one', largest);
    const [first] = [await begin(), await begin(), await begin(), await begin()];
    await assert.rejects(begin(), { code: 'too_many_requests', retryAfter: 10 });
    await uploads.begin('other', largest);
    await first[Symbol.asyncDispose]();
    await begin();
  });

  test('a slow upload is left alone until somebody else waits for its place; then the slowest gives way', async () => {
    const clock = { now: 0 };
    const uploads = uploadsAt(clock);
    const running = [];
    for (let index = 0; index < 64; index++) {
      running.push(await uploads.begin(`network ${index % 16}`, largest));
    }
    clock.now = 60_000;
    // A kilobyte a second; one of them is slower, another one is through.
    for (const upload of running) await upload.receive(60 * 1024);
    for (const upload of running.slice(0, -2)) await upload.receive(1);
    running.at(-1)?.complete();
    assert(running.every(({ signal }) => !signal.aborted));
    await uploads.begin('somebody else', largest);
    assert.deepEqual(
      running.filter(({ signal }) => signal.aborted),
      [running.at(-2)],
    );
    assert.equal(running.at(-2)?.signal.reason.code, 'timed_out');
  });

  test('when all are taken by fast uploads, or new ones, the next one is told to come back', async () => {
    const clock = { now: 0 };
    const uploads = uploadsAt(clock);
    const running = [];
    for (let index = 0; index < 64; index++) {
      running.push(await uploads.begin(`network ${index % 16}`, largest));
    }
    const refused = () =>
      assert.rejects(uploads.begin('one more', largest), { code: 'unavailable', retryAfter: 10 });
    await refused();
    clock.now = 10_000;
    for (const upload of running) await upload.receive(megabyte);
    await refused();
  });
});

test('what a crash has left is deleted at the start', () => {
  const left = path.join(dataDir, 'uploads', 'left');
  mkdirSync(left, { recursive: true });
  writeFileSync(path.join(left, 'cv'), 'personal');
  emptyUploads(dataDir);
  assert(!existsSync(path.join(dataDir, 'uploads')));
  emptyUploads(dataDir);
});
