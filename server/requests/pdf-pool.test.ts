import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { hostilePdf, hostilePdfs } from '../../tests/support/hostile-pdfs.ts';
import { smallPdf } from '../../tests/support/requests.ts';
import { Refusal } from '../http/refusal.ts';
import { createPdfPool } from './pdf-pool.ts';

// Keeps PDFium busy for minutes, and needs no memory.
const endless = hostilePdf('tables that come before each other', 9e6);
// Fills the memory of PDFium at once.
const greedy = hostilePdf('object streams that lie in each other', 5e6);

describe('limits', () => {
  test('a thread that rests for too long ends, and the next file starts another one', async () => {
    const look = createPdfPool({ threads: 1, idleMs: 1000 });
    const started = once(process, 'worker');
    assert.equal(await look(smallPdf, '192.0.2.1'), null);
    assert.equal(threads(), 1);
    const [worker] = (await started) as [Worker];
    await once(worker, 'exit');
    assert.equal(threads(), 0);
    assert.equal(await look(smallPdf, '192.0.2.1'), null);
  });

  test('a file that takes too long is unreadable, and the next one is judged', async () => {
    const look = createPdfPool({ threads: 1, deadlineMs: 500 });
    assert.deepEqual(await Promise.all([look(endless, '192.0.2.1'), look(smallPdf, '192.0.2.1')]), [
      'unreadable',
      null,
    ]);
  });

  test('a file that takes too much memory is unreadable, and the next one is judged', async () => {
    const look = createPdfPool({ threads: 1, waitMs: 60_000, deadlineMs: 60_000 });
    assert.deepEqual(await Promise.all([look(greedy, '192.0.2.1'), look(smallPdf, '192.0.2.1')]), [
      'unreadable',
      null,
    ]);
  });

  test('a file for which there is no room to wait is answered with 503', async () => {
    const look = createPdfPool({ threads: 1, maxQueued: 1 });
    const first = look(smallPdf, '192.0.2.1');
    const second = look(smallPdf, '192.0.2.1');
    await assert.rejects(look(smallPdf, '192.0.2.1'), isUnavailable);
    assert.deepEqual(await Promise.all([first, second]), [null, null]);
    assert.equal(await look(smallPdf, '192.0.2.1'), null);
  });

  test('looks into the files of senders in turn: who sends many does not keep others waiting', async () => {
    const look = createPdfPool({ threads: 1 });
    const order: string[] = [];
    const from = (sender: string) => look(smallPdf, sender).then(() => order.push(sender));
    await Promise.all([from('many'), from('many'), from('many'), from('one')]);
    assert.deepEqual(order, ['many', 'one', 'many', 'many']);
  });

  test('lets one sender take only some of the places', async () => {
    const look = createPdfPool({ threads: 1, maxQueued: 3, maxQueuedPerSender: 1 });
    const looking = [look(smallPdf, 'many'), look(smallPdf, 'many')];
    await assert.rejects(look(smallPdf, 'many'), { code: 'too_many_requests' });
    assert.deepEqual(await Promise.all([...looking, look(smallPdf, 'one')]), [null, null, null]);
  });

  test('a file that has waited for too long is answered with 503', async () => {
    const look = createPdfPool({ threads: 1, waitMs: 50, deadlineMs: 500 });
    const first = look(endless, '192.0.2.1');
    await assert.rejects(look(smallPdf, '192.0.2.1'), isUnavailable);
    assert.equal(await first, 'unreadable');
    assert.equal(await look(smallPdf, '192.0.2.1'), null);
  });
});

describe('real files', () => {
  const look = createPdfPool();
  for (const [kind, problem] of [
    ['readable', null],
    ['encrypted', 'encrypted'],
  ] as const) {
    const folder = fileURLToPath(new URL(`../../tests/support/pdfs/${kind}`, import.meta.url));
    for (const name of readdirSync(folder)) {
      test(`${name} is judged ${kind}`, async () => {
        assert.equal(await look(readFileSync(`${folder}/${name}`), '192.0.2.1'), problem);
      });
    }
  }
});

// What the thread of the server computes is counted, not how long it takes: other programs may run in between.
describe('hostile files of a megabyte leave the thread of the server alone', () => {
  const look = createPdfPool({ deadlineMs: 300 });
  for (const { name, make } of hostilePdfs) {
    test(name, async () => {
      const file = make(1e6);
      const before = process.threadCpuUsage();
      await look(file, '192.0.2.1');
      const { user, system } = process.threadCpuUsage(before);
      assert(user + system < 100_000, `${user + system} µs`);
    });
  }
});

function threads(): number {
  return (process.report.getReport() as { workers: object[] }).workers.length;
}

function isUnavailable(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'unavailable' && error.retryAfter === 10;
}
