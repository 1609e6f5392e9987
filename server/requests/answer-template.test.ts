import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prepareTemplate, render } from './answer-template.ts';

test('a template that lacks a place ends the start with its name', () => {
  const html = '<title>x</title><main><h1 data-answer="title"></h1></main>';
  assert.throws(
    () => prepareTemplate('en/demo', { html, headers: {} }),
    /^Error: dist\/answers\/en\/demo\.html has no \[data-answer="text"\]$/,
  );
});

test('a place without anything stays empty', () => {
  const chunks = ['<p>', '</p><b>', '</b>'].map((piece) => Buffer.from(piece));
  const page = render({ chunks, slots: ['text', 'other'] }, { text: 'Moin, Jördis' });
  assert.equal(page.toString(), '<p>Moin, Jördis</p><b></b>');
});
