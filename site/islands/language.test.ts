import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languages } from '../../domain/languages.ts';
import { LanguageProvider, useLanguage } from './language.ts';

const Probe = () => useLanguage();

test('the hook gives the language of its provider', () => {
  for (const language of languages) {
    const island = createElement(LanguageProvider, { value: language }, createElement(Probe));
    assert.equal(renderToStaticMarkup(island), language);
  }
});

test('the hook throws a clear error outside its provider', () => {
  assert.throws(
    () => renderToStaticMarkup(createElement(Probe)),
    new Error('useLanguage must be used inside a LanguageProvider'),
  );
});
