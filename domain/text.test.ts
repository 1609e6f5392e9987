import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from './languages.ts';
import { fileSize, fill, plural, spans, waitingTime } from './text.ts';

const units = {
  kilobyte: { one: '{count} KB', other: '{count} KB' },
  megabyte: { one: '{count} MB', other: '{count} MB' },
};

test('fill puts values in and refuses a text that asks for more', () => {
  assert.equal(fill('{a} and {a}, {b}', { a: 1, b: 'two' }), '1 and 1, two');
  assert.throws(() => fill('{a} {c}', { a: 1 }), /\{c\}/);
});

test('a value with braces of its own is left as it is', () => {
  assert.equal(fill('{file}', { file: '{size}.pdf' }), '{size}.pdf');
});

test('plural takes the form and the numerals of the language', () => {
  const years = { one: '{count} Jahr', other: '{count} Jahre' };
  assert.equal(plural('de', years, 1), '1 Jahr');
  assert.equal(plural('de', years, 5000), '5.000 Jahre');
  assert.equal(plural('en', { one: '{count} year', other: '{count} years' }, 5000), '5,000 years');
});

test('a language with more plural forms has each of them; a missing one falls back to the last', () => {
  const years = { one: '{count} rok', few: '{count} lata', many: '{count} lat', other: '{count} roku' };
  // Polish, as an example of a language with more forms.
  const polish = 'pl' as Language;
  assert.deepEqual(
    [1, 3, 5, 22, 1.5].map((count) => plural(polish, years, count)),
    ['1 rok', '3 lata', '5 lat', '22 lata', '1,5 roku'],
  );
  assert.equal(plural(polish, { other: '{count} l.' }, 3), '3 l.');
});

test('a file just over the limit never reads as the limit', () => {
  const limit = 10 * 1024 * 1024;
  assert.equal(fileSize('en', units, limit), '10 MB');
  assert.equal(fileSize('en', units, limit + 1), '10.1 MB');
  assert.equal(fileSize('de', units, limit + 1), '10,1 MB');
  assert.equal(fileSize('en', units, 1), '1 KB');
});

test('a waiting time has the largest unit of which there are two, and is rounded up', () => {
  assert.deepEqual(
    [1, 60, 119, 120, 121, 7199, 7200, 43_210].map((seconds) => waitingTime('en', seconds)),
    ['1 second', '60 seconds', '119 seconds', '2 minutes', '3 minutes', '120 minutes', '2 hours', '13 hours'],
  );
  assert.deepEqual(
    [1, 90, 600, 43_210].map((seconds) => waitingTime('de', seconds)),
    ['1 Sekunde', '90 Sekunden', '10 Minuten', '13 Stunden'],
  );
});

test('links are split out of a text, everything else stays as it is', () => {
  assert.deepEqual(spans('More in the [policy](/cookie-policy), [mail](mailto:a@b.example) [not a link].'), [
    { text: 'More in the ' },
    { text: 'policy', href: '/cookie-policy' },
    { text: ', ' },
    { text: 'mail', href: 'mailto:a@b.example' },
    { text: ' [not a link].' },
  ]);
});
