import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const support = (file: string) => fileURLToPath(new URL(`support/${file}`, import.meta.url));

test('beside PostgreSQL a failed test counts as failed, and none is lost behind one that never ends', () => {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--test', `--test-global-setup=${support('global-postgres.ts')}`, support('unfinished.ts')],
    { env, encoding: 'utf8' },
  );
  assert.match(stdout, /✖ one that fails/);
  assert.match(stdout, /✖ one that never ends/);
  assert.match(stdout, /✔ one behind it/);
  assert.equal(status, 1);
});
