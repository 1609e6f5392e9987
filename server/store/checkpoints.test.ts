import assert from 'node:assert/strict';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { pino } from 'pino';
import { ReadTransaction } from '../../tests/support/read-transaction.ts';
import { saveExample } from '../../tests/support/requests.ts';
import { openTestStore } from '../../tests/support/store.ts';
import { startCheckpoints } from './checkpoints.ts';
import type { Store } from './store.ts';

describe('the write-ahead log', () => {
  let dataDir: string;
  let store: Store;
  let lines: { level: string; event: string; since: string; bytes: number }[];

  /** Advances the clock and waits for every checkpoint. */
  async function pass(seconds: number): Promise<void> {
    for (let passed = 0; passed < seconds; passed += 5) {
      mock.timers.tick(5000);
      await store.erasure.purge();
    }
  }

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'kogge-log-'));
    lines = [];
    const log = pino(
      { formatters: { level: (level) => ({ level }) } },
      { write: (line: string) => lines.push(JSON.parse(line)) },
    );
    mock.timers.enable({ apis: ['setInterval', 'Date'], now: new Date('2026-11-20T10:00:00Z') });
    store = await openTestStore(dataDir, { log });
  });
  afterEach(async () => {
    mock.timers.reset();
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is reported when a reader keeps it for a minute, again every ten minutes, and when it is empty', async () => {
    await saveExample(store, 'demo');
    await using reader = await ReadTransaction.start(path.join(dataDir, 'kogge.sqlite'));
    await store.erasure.erase('femke@hansekontor.example', new Date());
    await pass(60);
    assert.deepEqual(lines, []);
    await pass(10);
    assert.deepEqual(
      lines.map(({ level, event, since }) => [level, event, since]),
      [['warn', 'checkpoint', '2026-11-20T10:00:05.000Z']],
    );
    await pass(590);
    assert.equal(lines.length, 1);
    await pass(10);
    assert.equal(lines.length, 2);
    await reader.end();
    await saveExample(store, 'demo');
    await pass(5);
    assert.deepEqual(
      lines.map(({ level }) => level),
      ['warn', 'warn', 'info'],
    );
    assert.doesNotMatch(JSON.stringify(lines), /femke/);
  });

  it('is reported when it cannot be read, and the process goes on', async () => {
    const file = path.join(dataDir, 'unreachable');
    await symlink(`${file}-wal`, `${file}-wal`);
    const log = { info: () => assert.fail(), warn: mock.fn() };
    const checkpoints = startCheckpoints(file, async () => assert.fail(), log);
    mock.timers.tick(5000);
    checkpoints.stop();
    assert.match(JSON.stringify(log.warn.mock.calls), /cannot be emptied/);
  });
});
