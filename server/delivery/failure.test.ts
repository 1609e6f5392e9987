import assert from 'node:assert/strict';
import { it } from 'node:test';
import { failureOf } from './failure.ts';

it('names step and cause of a failure without words, as when IPv4 and IPv6 of "localhost" both refuse', () => {
  const error = Object.assign(new AggregateError([]), { code: 'ESOCKET', originalCode: 'ECONNREFUSED' });
  assert.equal(failureOf(error).message, 'the mail server does not answer, or hangs up: ECONNREFUSED');
});
