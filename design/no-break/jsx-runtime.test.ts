import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { jsxDEV } from './jsx-dev-runtime.ts';
import { Fragment, jsx, jsxs } from './jsx-runtime.ts';

const html = renderToStaticMarkup;

test('what reads together does not wrap, and a text stays one thing for the box that it is in', () => {
  assert.equal(html(jsx('p', { children: 'E-Mail' })), '<p><keep-whole>E-Mail</keep-whole></p>');
  assert.equal(html(jsx('p', { children: 'Up to 10 MB' })), '<p>Up to <keep-whole>10 MB</keep-whole></p>');
  assert.equal(
    html(jsxs('label', { children: ['Up to 10 MB, ', jsx('b', { children: 'please' })] })),
    '<label><text-run>Up to <keep-whole>10 MB</keep-whole>, </text-run><b>please</b></label>',
  );
});

test('development makes the same elements as the build', () => {
  const props = { className: 'lead', children: ['Under § 5 DDG', ' and more'] };
  assert.equal(html(jsxDEV('p', props, undefined, true, undefined, undefined)), html(jsxs('p', props)));
});

test('texts without such words, drawings and controls stay as they are', () => {
  for (const element of [
    jsx('p', { children: 'One two' }),
    jsx('p', { children: '' }),
    jsx('button', { children: 'E-Mail' }),
    jsx('option', { children: 'E-Mail' }),
    jsxs(Fragment, { children: ['E-Mail', ' ', 'REST-API'] }),
    jsx('svg', { children: jsx('text', { children: 'E-Mail' }) }),
  ]) {
    assert.doesNotMatch(html(element), /keep-whole|text-run/);
  }
});
