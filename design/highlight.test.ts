import assert from 'node:assert/strict';
import test from 'node:test';
import { highlight } from './highlight.ts';

test('names strings, keywords and numbers, and keeps every character', async () => {
  const code = 'const answer = await fetch("/points", {\n  method: "POST",\n  count: 24,\n});';
  const tokens = await highlight([{ language: 'javascript', code }]);
  assert.equal(tokens.map(({ text }) => text).join(''), code);
  const of = (kind: string) => tokens.filter((token) => token.kind === kind).map(({ text }) => text);
  assert.deepEqual(of('keyword'), ['const', 'await']);
  assert.deepEqual(of('string'), ['"/points"', '"POST"']);
  assert.deepEqual(of('number'), ['24']);
});

test('reads each piece of a snippet by its own grammar', async () => {
  const tokens = await highlight([
    { language: 'shellscript', code: "curl -d '" },
    { language: 'json', code: '{ "points": 24 }' },
    { language: 'shellscript', code: "'" },
  ]);
  assert.deepEqual(
    tokens.filter(({ kind }) => kind === 'keyword').map(({ text }) => text),
    ['"points"'],
  );
});
