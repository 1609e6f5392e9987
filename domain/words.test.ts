import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileSize, fill, plural, spans, together } from './words.ts';

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

test('a file just over the limit never reads as the limit', () => {
  const limit = 10 * 1024 * 1024;
  assert.equal(fileSize('en', units, limit), '10 MB');
  assert.equal(fileSize('en', units, limit + 1), '10.1 MB');
  assert.equal(fileSize('de', units, limit + 1), '10,1 MB');
  assert.equal(fileSize('en', units, 1), '1 KB');
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

test('a compound up to 16 letters does not break; where it begins a text it is left as it is', () => {
  assert.equal(together('per E-Mail, (E-Geld)'), 'per E-\u2060Mail, (E-\u2060Geld)');
  assert.equal(together('E-Mail'), 'E-Mail');
  assert.equal(together('Eine Prepaid-Karte.'), 'Eine Prepaid-\u2060Karte.');
  assert.equal(together('in der „DACH-Region“'), 'in der „DACH-\u2060Region“');
  assert.equal(together('a check-in, in 5-7 days'), 'a check-\u2060in, in 5-7 days');
});

test('a longer compound breaks, but not behind one or two capitals nor before three letters', () => {
  assert.equal(together('die Prepaid-Kartenlösung'), 'die Prepaid-Kartenlösung');
  assert.equal(together('ein HR-Verwaltungssystem'), 'ein HR-\u2060Verwaltungssystem');
  assert.equal(together('die Blockchain-Loyalty-API'), 'die Blockchain-Loyalty-\u2060API');
});

test('tags and addresses are left as they are', () => {
  assert.equal(together('<p class="a b-c" aria-label="x">'), '<p class="a b-c" aria-label="x">');
  assert.equal(together('{#vat-id} [why](/up-to)'), '{#vat-id} [why](/up-to)');
});

test('a figure stays on one line with its sign', () => {
  assert.equal(
    together('bis 50 € (§ 8 Abs. 2 EStG), 7 % mehr'),
    'bis 50\u00a0€ (§\u00a08 Abs.\u00a02 EStG), 7\u00a0% mehr',
  );
  assert.equal(together('(§§ 195, 199 BGB)'), '(§§\u00a0195, 199 BGB)');
});
