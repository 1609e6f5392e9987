import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figureOf, type Look } from './figure.ts';
import { grounds, type Letter } from './grounds.ts';
import { joined } from './shapes.ts';

const look: Look = {
  cloth: 'flax',
  face: 'oval',
  hair: 'bob',
  hairColour: 'ink',
  wear: 'crew',
  wearColour: 'red',
};

test('neighbours of one colour are joined, so that no seam shows between them', () => {
  assert.deepEqual(
    joined([
      ['red', 'M0 0z'],
      ['red', 'M1 1z'],
      ['ink', 'M2 2z'],
      ['red', 'M3 3z'],
    ]),
    [
      ['red', 'M0 0zM1 1z'],
      ['ink', 'M2 2z'],
      ['red', 'M3 3z'],
    ],
  );
  const colours = figureOf(look).planes.map(([colour]) => colour);
  assert.ok(colours.every((colour, index) => colour !== colours[index + 1]));
});

test('a person who turns is mirrored, one who makes room is shifted', () => {
  assert.equal(figureOf(look).transform, undefined);
  assert.equal(figureOf({ ...look, shift: 2 }).transform, 'translate(16 0)');
  assert.equal(figureOf({ ...look, turn: true }).transform, 'translate(96 0) scale(-1 1)');
});

test('every first name has its flag', () => {
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') assert.ok(grounds[letter as Letter].length > 0, letter);
});
