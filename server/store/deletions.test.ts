import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { journal } from './deletions.ts';
import type { Deletion } from './store.ts';

describe('the records of deletions', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kogge-deletions-'));
  after(() => rmSync(folder, { recursive: true }));
  const record = (requestId: string): Deletion => ({
    requestId,
    kind: 'demo',
    reason: 'erasure',
    at: new Date(0),
  });

  test('stay readable behind a line that a power failure has cut off', () => {
    const records = journal(folder);
    assert.deepEqual(records.records(), []);
    records.add([record('KG-AAAAAAAA')]);
    appendFileSync(path.join(folder, 'deletions.jsonl'), '{"requestId":"KG-BBBBBBBB","ki');
    records.add([record('KG-CCCCCCCC'), record('KG-DDDDDDDD')]);
    records.add([record('KG-EEEEEEEE')]);
    assert.deepEqual(
      records.records(),
      ['KG-AAAAAAAA', 'KG-CCCCCCCC', 'KG-DDDDDDDD', 'KG-EEEEEEEE'].map(record),
    );
  });
});
