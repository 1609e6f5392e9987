import type { FormId } from '../../../domain/requests/index.ts';
import { exampleFields } from '../../support/requests.ts';
import { asPage, type Dimension, dimension, filled, formBytes, post } from './dimension.ts';

const urlencoded = 'application/x-www-form-urlencoded';

/** Fields whose values are shown on the answer page, with a form that has them. */
const shown: [form: FormId, field: string][] = [
  ['demo', 'name'],
  ['demo', 'email'],
  ['demo', 'message'],
  ['demo', 'productName'],
  ['consultation', 'infrastructureType'],
  ['application', 'jobTitle'],
];

const unseen = ['page', 'form', 'language', 'consent', 'leaveEmpty', 'elapsed', 'nobodyReadsIt'];

/** Urlencoded, by what they are when decoded. */
const texts: Readonly<Record<string, string>> = {
  letters: 'a',
  colons: ':',
  spaces: '+',
  'line breaks': '%0D%0A',
  'plus signs': '%2B',
  markup: '<b>',
  ampersands: '%26',
  slashes: '/',
  'bidirectional controls': '%E2%80%AE',
};

const forms: Dimension[] = [
  ...shown.flatMap(([form, field]) =>
    Object.entries(texts).map(([what, piece]) => grownField(form, field, what, piece)),
  ),
  ...unseen.flatMap((field) => [
    grownField('demo', field, 'letters', 'a'),
    grownField('demo', field, 'spaces', '+'),
    grownField('demo', field, 'slashes', '/'),
  ]),
  // An expression that fails at the end of its text costs most.
  ...['productName', 'page', 'email'].map((field) =>
    dimension(`form, ${field}: colons, then x`, formBytes, (size) =>
      formWith('demo', field, `${filled(':+', size)}x`),
    ),
  ),
  ...Object.entries({ 'a@a.a.a…': 'a.', 'a@a-a-…': 'a-', 'a@-----': '-', 'a@a@a…': 'a@' }).map(
    ([what, piece]) =>
      dimension(`form, email: ${what}`, formBytes, (size) =>
        formWith('demo', 'email', `a%40${filled(piece, size)}`),
      ),
  ),
  whole('form of &', (size) => filled('&', size)),
  whole('form of =', (size) => filled('=', size)),
  whole('form of + signs', (size) => filled('+', size)),
  whole('form of %', (size) => filled('%', size)),
  whole('form of %25', (size) => filled('%25', size)),
  whole('form of one name many times', (size) => filled('name=a&', size)),
  whole('form of many names', (size) =>
    Array.from({ length: size / 8 }, (_, index) => `${100_000 + index}=&`).join(''),
  ),
  whole('form of __proto__', (size) => filled('__proto__=a&', size)),
  dimension('form in chunks of one byte', formBytes, (size) =>
    post('demo', urlencoded, Buffer.from(`${'1\r\na\r\n'.repeat(size)}0\r\n\r\n`), {
      ...asPage,
      'Content-Length': undefined,
      'Transfer-Encoding': 'chunked',
    }),
  ),
  dimension('form beyond its limit, answered with a page', 16 * 2 ** 20, (size) =>
    post('demo', urlencoded, Buffer.alloc(size, 'a'), asPage),
  ),
  ...['productName', 'name', 'message'].map((field) =>
    dimension(`form, ${field}: colons, answered with "too many requests"`, formBytes, (size) =>
      formWith('demo', field, filled(':', size), { 'X-Forwarded-For': '198.51.100.1' }),
    ),
  ),
];

function grownField(form: FormId, field: string, what: string, piece: string): Dimension {
  return dimension(`form, ${field}: ${what}`, formBytes, (size) =>
    formWith(form, field, filled(piece, size)),
  );
}

function formWith(form: FormId, field: string, encoded: string, headers = {}): Buffer {
  const fields: Record<string, string> = { ...exampleFields(form), form, consent: '2026-11', leaveEmpty: '' };
  delete fields[field];
  return post(form, urlencoded, `${new URLSearchParams(fields)}&${field}=${encoded}`, {
    ...asPage,
    ...headers,
  });
}

function whole(name: string, body: (size: number) => string): Dimension {
  return dimension(name, formBytes, (size) => post('demo', urlencoded, body(size), asPage));
}

/** Valid requests, which are stored and mailed, with the longest message. */
const stored: Dimension[] = Object.entries({
  letters: 'a',
  words: 'ab ',
  'line breaks': '\r\n',
  'lines of >': '>\n',
  markup: '<',
  ampersands: '&',
  umlauts: 'ä',
  'bidirectional controls': '\u202e',
  'addresses of pages': 'http://a.b ',
}).map(([what, piece]) => ({
  name: `request that is stored, message: ${what}`,
  limit: 5000,
  request: (size) =>
    json({ ...exampleFields('demo'), message: `a${piece.repeat(Math.max(0, size / piece.length - 2))}a` }),
}));

const jsonTexts: Readonly<Record<string, string>> = {
  letters: 'a',
  spaces: ' ',
  escapes: '\\u0061',
  backslashes: '\\\\',
  'line breaks': '\\r\\n',
  'lone surrogates': '\\ud800',
};

const jsons: Dimension[] = [
  ...['name', 'productName', 'language'].flatMap((field) =>
    Object.entries(jsonTexts).map(([what, piece]) =>
      dimension(`JSON, ${field}: ${what}`, formBytes, (size) => jsonWith(field, `"${filled(piece, size)}"`)),
    ),
  ),
  ...['name', 'elapsed', 'nobodyReadsIt'].flatMap((field) => [
    jsonOf(`JSON, ${field}: a long number`, (size) => jsonWith(field, filled('1', size))),
    jsonOf(`JSON, ${field}: lists in lists`, (size) =>
      jsonWith(field, filled('[', size / 2) + filled(']', size / 2)),
    ),
    jsonOf(`JSON, ${field}: a long list`, (size) => jsonWith(field, `[${filled('1,', size - 2)}1]`)),
  ]),
  jsonOf('JSON of [', (size) => json(filled('[', size))),
  jsonOf('JSON of objects in objects', (size) =>
    json(`${'{"a":'.repeat(size / 6)}1${filled('}', Math.floor(size / 6))}`),
  ),
  jsonOf('JSON of many keys', (size) =>
    json(`{${Array.from({ length: size / 11 }, (_, index) => `"${100_000 + index}":1`).join()}}`),
  ),
  jsonOf('JSON of one key many times', (size) => json(`{${filled('"a":1,', size)}"a":1}`)),
  jsonOf('JSON of __proto__', (size) => json(`{${'"__proto__":{},'.repeat(size / 15)}"a":1}`)),
  jsonOf('JSON of spaces', (size) => json(`${filled(' ', size)}{}`)),
  jsonOf('JSON of keys with escapes', (size) => json(`{"${'\\u0061'.repeat(size / 6)}":1}`)),
];

function jsonWith(field: string, value: string): Buffer {
  const { [field]: _, ...others } = exampleFields('demo');
  return json(`${JSON.stringify(others).slice(0, -1)},${JSON.stringify(field)}:${value}}`);
}

function json(body: string | object): Buffer {
  return post('demo', 'application/json', typeof body === 'string' ? body : JSON.stringify(body));
}

function jsonOf(name: string, request: (size: number) => Buffer): Dimension {
  return dimension(name, formBytes, request);
}

export const bodies: readonly Dimension[] = [...forms, ...stored, ...jsons];
