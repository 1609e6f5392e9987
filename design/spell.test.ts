import assert from 'node:assert/strict';
import test from 'node:test';
import { spell } from './spell.ts';

for (const [name, expected] of [
  ['Ada', ['ADA']],
  ['Ada Lovelace', ['ADA', 'LOVELACE']],
  ['Dr. Jürgen van der Groß', ['JUERGEN', 'GROSS']],
  ['GROẞ', ['GROSS']],
  ['Anne-Marie', ['ANNE', 'MARIE']],
  ["Zoë O'Brien", ['ZOE', 'OBRIEN']],
  ['Øyvind Łoś', ['OEYVIND', 'LOS']],
  ['Donaudampfschifffahrt', ['DONAUDAMPFSC']],
  ['李小龍', []],
  ['  ', []],
] as const) {
  test(`spells "${name}"`, () => assert.deepEqual(spell(name), expected));
}

test('a pasted page is spelled as fast as a name', () => {
  assert.deepEqual(spell('Ada '.repeat(100_000)), ['ADA', 'ADA']);
});
