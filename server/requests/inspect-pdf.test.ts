import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { hostilePdf, hostilePdfs } from '../../tests/support/hostile-pdfs.ts';
import { smallPdf } from '../../tests/support/requests.ts';
import { createPdfInspector } from './inspect-pdf.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kogge-pdf-'));
after(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, bytes: Uint8Array): string {
  const file = path.join(folder, `${name}.pdf`);
  writeFileSync(file, bytes);
  return file;
}

const small = fileOf('small', smallPdf);
// Keeps PDFium busy for minutes, and needs no memory.
const endless = fileOf('endless', hostilePdf('tables that come before each other', 9e6));
// Fills the memory of PDFium at once.
const greedy = fileOf('greedy', hostilePdf('object streams that lie in each other', 5e6));

const warnings: object[] = [];
const log = { warn: (facts: object) => void warnings.push(facts) };

describe('a file is accepted without inspection', () => {
  test('when it takes too long; the next one is inspected', async () => {
    const inspect = createPdfInspector(log, { waitMs: 60_000, deadlineMs: 3000 });
    assert.deepEqual(await Promise.all([inspect(endless), inspect(small)]), ['not inspected', null]);
    assert.match(JSON.stringify(warnings.at(-1)), /"event":"not_inspected"/);
  });

  test('when it crashes the worker, here by its memory; the next one is inspected', async () => {
    const inspect = createPdfInspector(log, { waitMs: 60_000, deadlineMs: 60_000 });
    assert.deepEqual(await Promise.all([inspect(greedy), inspect(small)]), ['not inspected', null]);
  });

  test('when the worker is busy with others for too long', async () => {
    const inspect = createPdfInspector(log, { waitMs: 50, deadlineMs: 1000 });
    const first = inspect(endless);
    assert.deepEqual(await Promise.all([inspect(small), inspect(small)]), ['not inspected', 'not inspected']);
    assert.equal(await first, 'not inspected');
    assert.equal(await inspect(small), null);
  });
});

test('one worker inspects files one at a time, first in, first out', async () => {
  let workers = 0;
  const count = () => void workers++;
  process.on('worker', count);
  const inspect = createPdfInspector(log, { waitMs: 60_000 });
  const order: number[] = [];
  await Promise.all([1, 2, 3].map((number) => inspect(small).then(() => order.push(number))));
  assert.deepEqual(order, [1, 2, 3]);
  process.off('worker', count);
  assert.equal(workers, 1);
});

test('an idle worker ends, and the next file starts another one', async () => {
  const started = once(process, 'worker');
  const inspect = createPdfInspector(log, { idleMs: 100 });
  assert.equal(await inspect(small), null);
  const [worker] = (await started) as [Worker];
  await once(worker, 'exit');
  assert.equal(await inspect(small), null);
});

describe('real files', () => {
  const inspect = createPdfInspector(log);
  for (const [kind, problem] of [
    ['readable', null],
    ['encrypted', 'encrypted'],
  ] as const) {
    const samples = fileURLToPath(new URL(`../../tests/support/pdfs/${kind}`, import.meta.url));
    for (const name of readdirSync(samples)) {
      test(`${name} is judged ${kind}`, async () => {
        assert.equal(await inspect(path.join(samples, name)), problem);
      });
    }
  }
});

// Measures CPU time of the main thread, not elapsed time: other programs may run in between.
describe('hostile files of a megabyte do not block the main thread', () => {
  const inspect = createPdfInspector(log, { deadlineMs: 500 });
  for (const { name, make } of hostilePdfs) {
    test(name, async () => {
      const file = fileOf('hostile', make(1e6));
      const before = process.threadCpuUsage();
      await inspect(file);
      const { user, system } = process.threadCpuUsage(before);
      assert(user + system < 100_000, `${user + system} µs`);
    });
  }
});
