import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figureOf, type Look } from './figure.ts';
import { grounds, type Letter } from './grounds.ts';
import { type Box, joined } from './shapes.ts';

const look: Look = {
  cloth: 'flax',
  face: 'oval',
  hair: 'bob',
  hairColour: 'ink',
  wear: 'crew',
  wearColour: 'red',
};

test('planes of one colour are joined where nothing lies between them', () => {
  const left: Box = [0, 0, 1, 1];
  const right: Box = [1, 0, 2, 1];
  const both: Box = [0, 0, 2, 1];
  assert.deepEqual(
    joined([
      ['red', 'M0 0z', left],
      ['red', 'M1 1z', right],
      ['ink', 'M2 2z', left],
      ['red', 'M3 3z', right],
      ['red', 'M4 4z', both],
    ]),
    [
      ['red', 'M0 0zM1 1zM3 3z'],
      ['ink', 'M2 2z'],
      ['red', 'M4 4z'],
    ],
  );
});

test('neighbours of one colour are one path, so that no seam shows between them', () => {
  const colours = figureOf(look).planes.map(([colour]) => colour);
  assert.ok(colours.every((colour, index) => colour !== colours[index + 1]));
});

test('a person who turns is mirrored, one who makes room is shifted', () => {
  assert.equal(figureOf(look).transform, undefined);
  assert.equal(figureOf({ ...look, shift: 2 }).transform, 'translate(4 0)');
  assert.equal(figureOf({ ...look, turn: true }).transform, 'translate(24 0) scale(-1 1)');
});

test('every first name has its flag', () => {
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') assert.ok(grounds[letter as Letter].length > 0, letter);
});
