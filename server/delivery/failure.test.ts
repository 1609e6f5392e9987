import assert from 'node:assert/strict';
import { it } from 'node:test';
import { failureOf } from './failure.ts';

it('uses step and code when an error has no message, as when IPv4 and IPv6 both refuse', () => {
  const error = Object.assign(new AggregateError([]), { code: 'ESOCKET', originalCode: 'ECONNREFUSED' });
  assert.equal(failureOf(error).message, 'the mail server does not answer, or hangs up: ECONNREFUSED');
});
