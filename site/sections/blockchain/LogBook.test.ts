import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadTsx } from '../../../tests/support/tsx.ts';

const { LogBook } = await loadTsx(new URL('LogBook.tsx', import.meta.url));

/** The sums at the feet of sections with these words. */
function sums(...sections: string[]): string[] {
  const children = sections.map((words) => createElement('section', { key: words }, words));
  const html = renderToStaticMarkup(createElement(LogBook, { page: 'Page', forward: 'forward' }, children));
  return [...html.matchAll(/\b[\da-f]{4} [\da-f]{4}\b/g)].map(([sum]) => sum);
}

test('a changed word changes the sum of its section and of all below, but of none above', () => {
  const before = sums('One page.', 'Plus 25.', 'The end.');
  const after = sums('One page.', 'Plus 26.', 'The end.');
  assert.equal(before.length, 3);
  assert.equal(new Set(before).size, 3);
  assert.deepEqual(
    before.map((sum, index) => sum === after[index]),
    [true, false, false],
  );
});

test('sums follow from words, not from markup', () => {
  const html = (className: string) =>
    renderToStaticMarkup(
      createElement(LogBook, { page: '', forward: '' }, createElement('p', { className }, 'Words')),
    ).replaceAll(className, '');
  assert.equal(html('first'), html('other'));
});
