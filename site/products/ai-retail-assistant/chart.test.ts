import assert from 'node:assert/strict';
import { test } from 'node:test';
import { change, depthOf, gridOf, level, stairs } from './chart.ts';

test('values are written as in the language, with a true minus', () => {
  assert.deepEqual([level('en', 97), level('de', 97)], ['97.0', '97,0']);
  assert.deepEqual([change('en', 1.2), change('de', -0.8)], ['+1.2%', '−0,8\u00A0%']);
});

test('a grid of even numbers encloses the values and leaves room below the lowest', () => {
  const grid = gridOf([101.2, 97, 99.1]);
  assert.deepEqual(grid, [102, 100, 98, 96]);
  assert.deepEqual(
    [102, 99, 96].map((value) => depthOf(value, grid)),
    [0, 0.5, 1],
  );
});

test('stairs have one step for each value, from edge to edge', () => {
  assert.equal(stairs([101, 97], 100, 60), 'M0 10H50V50H100');
});
