import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampled } from './facts.ts';

const facts = { reply: 'Sample: two days', demo: 'half an hour', term: '' };

test('a sample is marked, a fact of the owner is not', () => {
  assert.deepEqual(sampled(['We answer within {reply}.', 'It takes {demo}.'], facts, 'Sample'), [
    { text: 'We answer within ', sample: false },
    { text: 'two days', sample: true },
    { text: '. It takes ', sample: false },
    { text: 'half an hour', sample: false },
    { text: '.', sample: false },
  ]);
});

test('a text whose fact is empty is left out', () => {
  assert.deepEqual(sampled(['Term: {term}.', '{reply}, {term}'], facts, 'Sample'), []);
});

test('an unknown fact throws', () => {
  assert.throws(() => sampled(['{price}'], facts, 'Sample'), /\{price\}/);
});
