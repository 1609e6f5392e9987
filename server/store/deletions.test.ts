import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { recordDeletions, recordedDeletions } from './deletions.ts';
import type { Deletion } from './store.ts';

test('records of deletions stay readable after a line truncated by a power failure', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kogge-deletions-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const deletion = (requestId: string): Deletion => ({
    requestId,
    kind: 'demo',
    reason: 'erasure',
    at: new Date(0),
  });
  assert.deepEqual(recordedDeletions(folder), []);
  recordDeletions(folder, [deletion('KG-AAAAAAAA')]);
  appendFileSync(path.join(folder, 'deletions.jsonl'), '{"requestId":"KG-BBBBBBBB","ki');
  recordDeletions(folder, [deletion('KG-CCCCCCCC'), deletion('KG-DDDDDDDD')]);
  recordDeletions(folder, [deletion('KG-EEEEEEEE')]);
  assert.deepEqual(
    recordedDeletions(folder),
    ['KG-AAAAAAAA', 'KG-CCCCCCCC', 'KG-DDDDDDDD', 'KG-EEEEEEEE'].map(deletion),
  );
});
