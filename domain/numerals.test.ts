import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withNumerals } from './numerals.ts';

const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const counts = {
  jobs: 3,
  people: 13,
  colleagues: 10,
  products: 12,
  blockchainProducts: 8,
  prepaidProducts: 3,
  aiProducts: 1,
  productsOnInfrastructure: 11,
};
const numbers = { language: 'en', counts, words } as const;
const roles = { none: 'No open role', one: 'One open role', other: '{Jobs} open roles' };

test('a count is a word up to twelve, figures above, with a capital where the text asks for one', () => {
  assert.equal(
    withNumerals('Our {products} products. {People} people.', numbers),
    'Our twelve products. 13 people.',
  );
  assert.equal(withNumerals('{Products} products', numbers), 'Twelve products');
});

test('a text in singular and plural becomes the form that is true', () => {
  const withJobs = (jobs: number) => withNumerals(roles, { ...numbers, counts: { ...counts, jobs } });
  assert.deepEqual([0, 1, 2, 14].map(withJobs), [
    'No open role',
    'One open role',
    'Two open roles',
    '14 open roles',
  ]);
});

test('where a text counts several things, the one that the singular spells out decides', () => {
  const text = {
    one: '{Products} products, one of them AI',
    other: '{Products} products, {aiProducts} of them AI',
  };
  assert.equal(withNumerals(text, numbers), 'Twelve products, one of them AI');
  assert.equal(
    withNumerals(text, { ...numbers, counts: { ...counts, aiProducts: 2 } }),
    'Twelve products, two of them AI',
  );
});

test('counts are found at any depth, and everything else stays as it is', () => {
  const units = { one: '{count} year', other: '{count} years' };
  assert.deepEqual(
    withNumerals({ list: [{ text: '{jobs}' }, 5, null, true], units, mail: '{helloMail}' }, numbers),
    {
      list: [{ text: 'three' }, 5, null, true],
      units,
      mail: '{helloMail}',
    },
  );
});
