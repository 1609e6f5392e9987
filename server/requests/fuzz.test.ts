import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fuzz } from '../../tests/load/fuzz.ts';

test('mutated bodies are answered, never with a 5xx (100,000 of them: npm run fuzz)', async () => {
  const { sent, statuses } = await fuzz(2000, 7);
  assert(sent >= 2000);
  for (const status of Object.keys(statuses)) assert.match(status, /^(?:200|400|409|413|415|cut)$/);
});
