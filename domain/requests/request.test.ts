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
  type Problem,
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

test('an empty text gets the message of the rule it breaks, if there is one', () => {
  const keyOf = (field: Field) => messageKeyOf(field, 'missing');
  const { fields } = definitionOf('api-access');
  assert.deepEqual(Object.values(fields).map(keyOf), ['tooShort', 'invalid', 'tooShort', 'tooShort']);
  assert.deepEqual([text(), pdf()].map(keyOf), ['missing', 'missing']);
  assert.equal(messageKeyOf(text({ min: 2 }), 'tooLong'), 'tooLong');
});

type TextField = Parameters<typeof problemOf>[0];

/** Every value has this problem in the field; null for none. */
function assertProblem(problem: Problem | null, field: TextField, ...values: string[]): void {
  for (const value of values) assert.equal(problemOf(field, value), problem, JSON.stringify(value));
}

test('space around a text does not make it longer', () => {
  assertProblem('tooShort', text({ min: 2 }), ' I ');
  assertProblem('missing', text(), '   ');
  assertProblem(null, longtext({ optional: true }), '   ');
});

test('invisible characters do not make a text longer', () => {
  for (const each of ['\u200b', '\u2060', '\u3164', '\u00ad', '\ufeff', '\u{e0041}']) {
    assertProblem('missing', text(), each.repeat(3));
    assertProblem('tooShort', text({ min: 2 }), `${each}I${each}`);
    assertProblem(null, longtext({ optional: true }), each);
    assertProblem(null, text(), `Ida${each}`);
  }
});

test('a text may be as long as its limit and not longer', () => {
  assertProblem(null, text(), 'x'.repeat(200));
  assertProblem('tooLong', text(), 'x'.repeat(201));
  assertProblem(null, longtext(), 'x'.repeat(5000));
  assertProblem('tooLong', longtext(), 'x'.repeat(5001));
  assertProblem('tooLong', longtext({ optional: true }), ' '.repeat(5001));
});

test('an address is exactly one address', () => {
  assertProblem(null, email(), 'ida@example.org', 'i.d+a@mail.example.org', "o'hara@example.org");
  const wrong = ['ida', 'ida@example', 'a@b.example, c@d.example', 'ida@exa mple.org', 'ida@-a.example'];
  assertProblem('invalid', email(), ...wrong);
});

test('one line holds nothing that could start a mail header', () => {
  for (const each of ['\r\nBcc: all', '\nBcc', '\u2028', '\u2029', '\u0000', '\u0085', '\ud800']) {
    assertProblem('invalid', text(), `Ida${each}`);
  }
});

test('marks that turn the direction of text are refused in one line and stay in a long text', () => {
  const marks = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
  const values = [...marks].map((mark) => `Ida ${mark}Bcc`);
  assertProblem('invalid', text(), ...values);
  assertProblem('invalid', text({ control: 'tel' }), ...values);
  assertProblem(null, longtext(), ...values);
});

test('names and words of every script pass, joined emoji too', () => {
  const names = 'יעל כהן|ليلى الحسن|فاطمه\u200cزهرا|नेहा शर्मा|Ida 👩‍👩‍👧‍👦 🏴‍☠️|Nguyễn Thị Ánh'.split('|');
  assertProblem(null, text(), ...names);
  assertProblem(null, longtext(), ...names);
});

test('a text over the limit is not examined', () => {
  const value = { length: 64_000, replace: () => assert.fail(), isWellFormed: () => assert.fail() };
  for (const field of [text(), longtext({ optional: true }), email(), fixed()]) {
    assert.equal(problemOf(field, value as unknown as string), 'tooLong');
  }
});

test('a long text holds line breaks and tabs, other control characters not', () => {
  assertProblem(null, longtext(), 'one\r\n\ttwo');
  assertProblem('invalid', longtext(), 'one\u0000two');
});

test('a fixed value is one of its list', () => {
  const field = fixed({ values: ['Blockchain', 'Prepaid Card'] });
  assertProblem(null, field, 'Prepaid Card');
  assertProblem('invalid', field, 'prepaid card');
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

test('a value that is no text is refused, never converted', () => {
  for (const wrong of [7, false, ['a'], { a: 1 }]) {
    assert.deepEqual(check(definitionOf('demo'), { ...demo, name: wrong }).problems, {
      name: 'invalid',
    });
  }
});

test('null is a missing value', () => {
  assert.deepEqual(check(definitionOf('demo'), { ...demo, name: null }).problems, { name: 'missing' });
});

test('every form sends a kind that exists, and every function finds its kind', () => {
  for (const kind of Object.values(forms)) assert.equal(definitionOf(kind).kind, kind);
  for (const definition of requestDefinitions) {
    assert.equal(definitionByFunction(definition.functionName), definition);
  }
  assert.equal(definitionByFunction('toString'), undefined);
});
