import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../tests/support/desk-page.ts';

const { flagOf } = await import('./flags.ts');

test('a demo has the flag of its product, and K for an unknown one', () => {
  const flag = (subject: string) => flagOf({ kind: 'demo', subject });
  assert.equal(flag('Fan Pay'), 'fan-pay');
  // A sender who bypasses the form chooses the name.
  for (const name of ['Something else', 'constructor', '__proto__', ''])
    assert.equal(flag(name), 'ics-K', name);
});
