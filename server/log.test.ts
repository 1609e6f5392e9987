import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorFacts, loggablePath } from './log.ts';

test('a logged path has no query, no mail address and at most 200 characters', () => {
  for (const [url, logged] of [
    ['/team?mail=a@b.example', '/team'],
    ['/x/ida@b.example/y', '/x/…/y'],
    ['/ida%40b.example', '/…'],
    [`/${'a/'.repeat(10_000)}`, `/${'a/'.repeat(100)}`.slice(0, 200)],
  ] as const) {
    assert.equal(loggablePath(url), logged);
  }
});

test('no line of an error message is logged as a stack frame', () => {
  const error = new Error('value\n    at Femke Brandt, femke@hansekontor.example');
  const { at } = errorFacts(error);
  assert.match(at?.[0] ?? '', /log\.test\.ts/);
  assert(!at?.some((line) => line.includes('Femke')));
});
