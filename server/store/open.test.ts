import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openOnce } from './open.ts';
import type { Store } from './store.ts';

it('a store is opened once for all callers, and again after a failure', async () => {
  const opened = {} as Store;
  let attempts = 0;
  const store = openOnce(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('away');
    return opened;
  });
  await Promise.all([assert.rejects(store(), /away/), assert.rejects(store(), /away/)]);
  assert.deepEqual(await Promise.all([store(), store()]), [opened, opened]);
  assert.equal(await store(), opened);
  assert.equal(attempts, 2);
});
