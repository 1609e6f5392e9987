import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prepareTemplate } from './answer-template.ts';

test('a template that lacks a place ends the start with its name', () => {
  const html = '<title>x</title><main><h1 data-answer="title"></h1></main>';
  assert.throws(
    () => prepareTemplate('en/demo', { html, headers: {} }),
    /^Error: dist\/answers\/en\/demo\.html has no \[data-answer="success"\]$/,
  );
});
