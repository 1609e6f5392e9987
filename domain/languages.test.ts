import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counterpart, languageOf, pathIn } from './languages.ts';

test('the first part of a path decides its language, and nothing else does', () => {
  for (const path of ['/de', '/de/', '/de/team', '/de?x=1', '/de#contact']) {
    assert.equal(languageOf(path), 'de', path);
  }
  for (const path of ['/', '/team', '/dekor', '/team/de', '//de', '/DE', '/fr/team', '*', '']) {
    assert.equal(languageOf(path), 'en', path);
  }
});

test('a path leads to the same page in another language and back, with query and anchor', () => {
  for (const [english, german] of [
    ['/', '/de'],
    ['/team', '/de/team'],
    ['/?from=mail#about', '/de?from=mail#about'],
    ['/#contact', '/de#contact'],
    ['/no/such/page/', '/de/no/such/page/'],
  ] as const) {
    assert.equal(pathIn('de', english), german);
    assert.equal(counterpart('de', english), german);
    assert.equal(counterpart('en', german), english);
    assert.equal(counterpart('de', german), german);
  }
});
