import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paletteOf } from './palette.ts';

test('a colour is found by its name', () => {
  const colour = paletteOf(':root {\n  --f-ink: #0b1a30;\n  --f-muted-on-ink: #A9B6C9;\n}');
  assert.equal(colour('ink'), '#0b1a30');
  assert.equal(colour('muted-on-ink'), '#A9B6C9');
});

test('a colour that is missing, or not written as #rrggbb, throws with its name', () => {
  const colour = paletteOf(':root { --f-ink: #0b1a30; --f-sea: var(--f-ink); --f-sky: #abc; }');
  for (const name of ['tar', 'sea', 'sky'])
    assert.throws(() => colour(name), new RegExp(`no colour --f-${name}`));
});
