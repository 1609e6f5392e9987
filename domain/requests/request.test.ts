import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exampleFields } from '../../tests/support/requests.ts';
import { check, definitionByFunction, definitionOf, forms, requestDefinitions } from './index.ts';
import {
  email,
  type Field,
  fixed,
  longtext,
  messageKeyOf,
  pdf,
  problemOf,
  problemOfFile,
  text,
} from './request.ts';

const demo = { name: 'I', email: 'ida@example.org', company: 'H' };

for (const definition of requestDefinitions) {
  test(`${definition.kind}: a whole request has no problem, an empty one lacks every required text`, () => {
    assert.deepEqual(check(definition, exampleFields(definition.kind)).problems, {});
    const required = Object.entries(definition.fields)
      .filter(([, field]) => field.required && field.control !== 'pdf')
      .map(([name]) => [name, 'missing']);
    assert.deepEqual(check(definition, {}).problems, Object.fromEntries(required));
  });
}

test('names and companies of API requests have at least 2 characters, a use case 10', () => {
  const short = { name: 'I', email: 'ida@example.org', company: 'H', useCase: 'Points' };
  assert.deepEqual(check(definitionOf('api-access'), short).problems, {
    name: 'tooShort',
    company: 'tooShort',
    useCase: 'tooShort',
  });
});

test('an empty text is told by the rule it breaks, and is missing where there is none', () => {
  const toldBy = (field: Field) => messageKeyOf(field, 'missing');
  const { fields } = definitionOf('api-access');
  assert.deepEqual(Object.values(fields).map(toldBy), ['tooShort', 'invalid', 'tooShort', 'tooShort']);
  assert.deepEqual([text(), pdf()].map(toldBy), ['missing', 'missing']);
  assert.equal(messageKeyOf(text({ min: 2 }), 'tooLong'), 'tooLong');
});

test('space around a text does not make it longer', () => {
  assert.equal(problemOf(text({ min: 2 }), ' I '), 'tooShort');
  assert.equal(problemOf(text(), '   '), 'missing');
  assert.equal(problemOf(longtext({ optional: true }), '   '), null);
});

test('what nobody sees does not make a text longer', () => {
  for (const unseen of ['\u200b', '\u2060', '\u3164', '\u00ad', '\ufeff', '\u{e0041}']) {
    assert.equal(problemOf(text(), unseen.repeat(3)), 'missing', JSON.stringify(unseen));
    assert.equal(problemOf(text({ min: 2 }), `${unseen}I${unseen}`), 'tooShort');
    assert.equal(problemOf(longtext({ optional: true }), unseen), null);
    assert.equal(problemOf(text(), `Ida${unseen}`), null);
  }
});

test('a text may be as long as its limit and not longer', () => {
  assert.equal(problemOf(text(), 'x'.repeat(200)), null);
  assert.equal(problemOf(text(), 'x'.repeat(201)), 'tooLong');
  assert.equal(problemOf(longtext(), 'x'.repeat(5000)), null);
  assert.equal(problemOf(longtext(), 'x'.repeat(5001)), 'tooLong');
  assert.equal(problemOf(longtext({ optional: true }), ' '.repeat(5001)), 'tooLong');
});

test('an address is exactly one address', () => {
  for (const good of ['ida@example.org', 'i.d+a@mail.example.org', "o'hara@example.org"]) {
    assert.equal(problemOf(email(), good), null, good);
  }
  for (const bad of [
    'ida',
    'ida@example',
    'a@b.example, c@d.example',
    'ida@exa mple.org',
    'ida@-a.example',
  ]) {
    assert.equal(problemOf(email(), bad), 'invalid', bad);
  }
});

test('one line holds nothing that could start a mail header', () => {
  for (const bad of [
    'Ida\r\nBcc: all',
    'Ida\nBcc',
    'Ida\u2028',
    'Ida\u2029',
    'Ida\u0000',
    'Ida\u0085',
    'Ida\ud800',
  ]) {
    assert.equal(problemOf(text(), bad), 'invalid', JSON.stringify(bad));
  }
});

test('marks that turn the direction of text are refused in one line and stay in a long text', () => {
  for (const mark of '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069') {
    const value = `Ida ${mark}Bcc`;
    assert.equal(problemOf(text(), value), 'invalid', JSON.stringify(value));
    assert.equal(problemOf(text({ control: 'tel' }), value), 'invalid');
    assert.equal(problemOf(longtext(), value), null);
  }
});

test('names and words of every script pass, joined emoji too', () => {
  for (const good of [
    'יעל כהן',
    'ليلى الحسن',
    'فاطمه‌زهرا',
    'नेहा शर्मा',
    'Ida 👩‍👩‍👧‍👦 🏴‍☠️',
    'Nguyễn Thị Ánh',
  ]) {
    assert.equal(problemOf(text(), good), null, good);
    assert.equal(problemOf(longtext(), good), null, good);
  }
});

test('nothing is looked at behind the limit', () => {
  const value = { length: 64_000, replace: () => assert.fail(), isWellFormed: () => assert.fail() };
  for (const field of [text(), longtext({ optional: true }), email(), fixed()]) {
    assert.equal(problemOf(field, value as unknown as string), 'tooLong');
  }
});

test('a long text holds line breaks and tabs, other control characters not', () => {
  assert.equal(problemOf(longtext(), 'one\r\n\ttwo'), null);
  assert.equal(problemOf(longtext(), 'one\u0000two'), 'invalid');
});

test('a fixed value is one of its list', () => {
  const field = fixed({ values: ['Blockchain', 'Prepaid Card'] });
  assert.equal(problemOf(field, 'Prepaid Card'), null);
  assert.equal(problemOf(field, 'prepaid card'), 'invalid');
});

test('a file is judged by name and size: a PDF of 1 byte to 10 MB', () => {
  const limit = 10 * 1024 * 1024;
  assert.equal(problemOfFile(pdf(), null), 'missing');
  assert.equal(problemOfFile(pdf({ optional: true }), null), null);
  assert.equal(problemOfFile(pdf(), { name: 'CV.PDF', size: 1 }), null);
  assert.equal(problemOfFile(pdf(), { name: 'cv.pdf', size: limit }), null);
  assert.equal(problemOfFile(pdf(), { name: 'cv.pdf', size: limit + 1 }), 'tooLarge');
  assert.equal(problemOfFile(pdf(), { name: 'cv.pdf', size: 0 }), 'empty');
  assert.equal(problemOfFile(pdf(), { name: 'cv.pdf.exe', size: 1 }), 'wrongType');
});

test('texts are kept as they were typed, unknown keys and empty optional texts are left out', () => {
  const input = { ...demo, name: ' Ida ', extra: 'x', message: ' ', productName: null };
  assert.deepEqual(check(definitionOf('demo'), input), { values: { ...demo, name: ' Ida ' }, problems: {} });
});

test('what is no text is refused, never converted', () => {
  for (const wrong of [7, false, ['a'], { a: 1 }]) {
    assert.deepEqual(check(definitionOf('demo'), { ...demo, name: wrong }).problems, {
      name: 'invalid',
    });
  }
});

test('null stands for what was not given', () => {
  assert.deepEqual(check(definitionOf('demo'), { ...demo, name: null }).problems, { name: 'missing' });
});

test('every form sends a kind that exists, and every function finds its kind', () => {
  for (const kind of Object.values(forms)) assert.equal(definitionOf(kind).kind, kind);
  for (const definition of requestDefinitions) {
    assert.equal(definitionByFunction(definition.functionName), definition);
  }
  assert.equal(definitionByFunction('toString'), undefined);
});
