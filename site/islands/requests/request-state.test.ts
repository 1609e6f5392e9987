import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idle, nextState, type RequestState } from './request-state.ts';

const report = { kind: 'warning' as const, title: 'Two problems', problems: [] };
const nothing = () => ({});

test('before the first attempt only a refused file is an error, until another is chosen', () => {
  const missing = () => ({ name: 'is missing' });
  const refused = nextState(idle, { type: 'edited', name: 'cv', message: 'is no PDF', validate: missing });
  assert.deepEqual(refused.errors, { cv: 'is no PDF' });
  assert.deepEqual(nextState(refused, { type: 'edited', name: 'cv', validate: missing }).errors, {});
});

test('after an attempt every change is validated; what the function refused stays until its field changes', () => {
  const refused = { email: 'is unknown' };
  const failed: RequestState = { phase: 'failed', report, errors: refused, refused };
  const validate = (left: object) => ({ name: 'is too short', ...left });
  const other = nextState(failed, { type: 'edited', name: 'name', validate });
  assert.deepEqual(other.errors, { name: 'is too short', email: 'is unknown' });
  assert.deepEqual(nextState(other, { type: 'edited', name: 'email', validate: nothing }).errors, {});
});

test('closing the dialog clears the errors, but not a request that is being sent', () => {
  const sending = nextState(idle, { type: 'sending' });
  assert.equal(nextState(sending, { type: 'closed' }), sending);
  const failed = nextState(sending, { type: 'failed', report, errors: { name: 'is missing' }, refused: {} });
  assert.deepEqual(nextState(failed, { type: 'closed' }), idle);
});
