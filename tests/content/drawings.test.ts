import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from './dist.ts';

test('every letter of the International Code has its flag in the file of symbols', () => {
  const ids = [...read('code-flags.svg').matchAll(/<symbol id="(\w)"/g)].map(([, id]) => id);
  assert.equal(ids.toSorted().join(''), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
});
