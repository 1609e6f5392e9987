import assert from 'node:assert/strict';
import test from 'node:test';
import { type Endpoint, requestsOf, type SampleBody } from './api-sample.ts';

const endpoint: Endpoint = { address: 'https://api.example', path: '/v1/bookings' };
const body: SampleBody = {
  points: 24,
  description: `A "quoted" word, a \\ and Kai's`,
  metadata: { orderId: 'R-4711', amount: 24.9 },
};

function codeIn(language: string): string {
  const request = requestsOf(endpoint, body).find(({ id }) => id === language);
  assert(request, `a request in ${language}`);
  return request.code.map(({ text }) => text).join('');
}

test('every language goes to the same address', () => {
  for (const { id } of requestsOf(endpoint, body)) {
    assert(codeIn(id).includes('https://api.example/v1/bookings'), id);
  }
});

test('curl sends the body as JSON that a shell reads unchanged', () => {
  const quoted = codeIn('curl').split("-d '")[1] ?? '';
  assert.deepEqual(
    JSON.parse(quoted.replaceAll("'\\''", '\0').replace(/'$/, '').replaceAll('\0', "'")),
    body,
  );
});

test('JavaScript runs and posts the body', async () => {
  const calls: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    calls.push({ url, init });
  };
  const run = new Function('fetch', 'key', `return (async () => {${codeIn('javascript')}})()`);
  await run(fetch, 'secret');
  assert.equal(calls[0]?.init.method, 'POST');
  assert.deepEqual(JSON.parse(String(calls[0]?.init.body)), body);
});

test('Python writes the body as a literal that is JSON but for the commas behind the last fields', () => {
  const literal = codeIn('python').split('json=')[1] ?? '';
  assert.deepEqual(JSON.parse(literal.replace(/,\s*\)$/, '').replaceAll(/,(?=\s*\})/g, '')), body);
});

test('PHP escapes what ends a string there', () => {
  const code = codeIn('php');
  assert(code.includes(`'description' => 'A "quoted" word, a \\\\ and Kai\\'s',`));
  assert(code.includes(`'metadata' => [\n      'orderId' => 'R-4711',\n      'amount' => 24.9,\n    ],`));
});
