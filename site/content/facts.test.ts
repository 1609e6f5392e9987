import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf } from './facts.ts';

const facts = { reply: 'Sample: two days', demo: 'half an hour', term: '' };

test('a sample says that it is one, a fact of the owner does not', () => {
  assert.deepEqual(linesOf(['We answer within {reply}.', 'It takes {demo}.', 'No fact.'], facts, 'Sample'), [
    { text: 'We answer within two days.', sample: true },
    { text: 'It takes half an hour.', sample: false },
    { text: 'No fact.', sample: false },
  ]);
});

test('a text whose fact is empty is left out', () => {
  assert.deepEqual(linesOf(['Term: {term}.', '{reply}, {term}'], facts, 'Sample'), []);
});

test('an unknown fact throws', () => {
  assert.throws(() => linesOf(['{price}'], facts, 'Sample'), /\{price\}/);
});
