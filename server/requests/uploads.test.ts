import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { largestUpload } from './receive.ts';
import { emptyUploads, Uploads } from './uploads.ts';

const megabyte = 2 ** 20;
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

/** Takes all places. */
async function fill(uploads: Uploads) {
  const running = [];
  for (let index = 0; index < 64; index++) {
    running.push(await uploads.begin(`network ${index % 16}`, largestUpload));
  }
  return running;
}

describe('the limits on uploads', () => {
  test('one network has four places, free again when an upload ends', async () => {
    const uploads = uploadsAt({ now: 0 });
    const begin = () => uploads.begin('one', largestUpload);
    const [first] = [await begin(), await begin(), await begin(), await begin()];
    await assert.rejects(begin(), { code: 'too_many_requests', retryAfter: 10 });
    await uploads.begin('other', largestUpload);
    await first[Symbol.asyncDispose]();
    await begin();
  });

  test('the slowest upload is cut when another one needs its place, not before', async () => {
    const clock = { now: 0 };
    const uploads = uploadsAt(clock);
    const running = await fill(uploads);
    clock.now = 60_000;
    // A kilobyte a second; one of them is slower, another one is complete.
    for (const upload of running) await upload.receive(60 * 1024);
    for (const upload of running.slice(0, -2)) await upload.receive(1);
    running.at(-1)?.complete();
    assert(running.every(({ signal }) => !signal.aborted));
    await uploads.begin('somebody else', largestUpload);
    assert.deepEqual(
      running.filter(({ signal }) => signal.aborted),
      [running.at(-2)],
    );
    assert.equal(running.at(-2)?.signal.reason.code, 'timed_out');
  });

  test('when all places are taken by fast or new uploads, the next one gets 503', async () => {
    const clock = { now: 0 };
    const uploads = uploadsAt(clock);
    const running = await fill(uploads);
    const refused = () =>
      assert.rejects(uploads.begin('one more', largestUpload), { code: 'unavailable', retryAfter: 10 });
    await refused();
    clock.now = 10_000;
    for (const upload of running) await upload.receive(megabyte);
    await refused();
  });
});

test('uploads left by a crash are deleted at the start', () => {
  const left = path.join(dataDir, 'uploads', 'left');
  mkdirSync(left, { recursive: true });
  writeFileSync(path.join(left, 'cv'), 'personal');
  emptyUploads(dataDir);
  assert(!existsSync(path.join(dataDir, 'uploads')));
  emptyUploads(dataDir);
});
