import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { documents } from './dist.ts';

const validate = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  // One h1, and no level left out.
  rules: { 'heading-level': 'error' },
  elements: [
    'html5',
    {
      // Astro puts `astro-island { display: contents }` beside the first island.
      style: { inherit: 'style', flow: true, phrasing: true },
    },
  ],
});

// Firefox restores a checked box on reload unless `autocomplete` forbids it; a consent must start unchecked.
const wanted = 'autocomplete attribute cannot be used on <input type="checkbox">';

for (const { file, html } of documents) {
  test(`${file} is valid HTML`, async () => {
    const { results } = await validate.validateString(html, file);
    const messages = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, line, column, message }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    const faults = messages.filter((message) => !message.endsWith(wanted));
    assert.deepEqual(faults, []);
  });
}

test('no style sets the thickness of an underline in the shorthand, which Safari then ignores as a whole', () => {
  const built = documents.flatMap(({ html }) => html.match(/text-decoration:[^;}]*\d[^;}]*/g) ?? []);
  assert.deepEqual(new Set(built), new Set());
});
