import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Letter, letterFlags } from './letterFlags.ts';

test('every first name has its flag', () => {
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    assert.ok(letterFlags[letter as Letter].length > 0, letter);
  }
});
