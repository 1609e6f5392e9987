import assert from 'node:assert/strict';
import { it } from 'node:test';
import { giveUpAfter, retryDelay } from './backoff.ts';

const certain = () => 0.5;
const seconds = (attempts: number) => Math.round(retryDelay(attempts, certain) / 1000);

it('waits about ten seconds first, three times as long each time, a day at most', () => {
  assert.deepEqual([1, 2, 3, 4].map(seconds), [10, 30, 90, 270]);
  assert.equal(seconds(10), 86_400);
  assert.equal(seconds(1000), 86_400);
});

it('has 20 % jitter', () => {
  assert.equal(Math.round(retryDelay(1, () => 0)), 8000);
  assert.equal(Math.round(retryDelay(1, () => 1)), 12_000);
});

it('gives a refused address about three hours', () => {
  let total = 0;
  for (let attempts = 1; attempts < giveUpAfter; attempts++) total += seconds(attempts);
  assert(total > 2 * 3600 && total < 4 * 3600, String(total));
});
