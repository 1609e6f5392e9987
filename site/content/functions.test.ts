import assert from 'node:assert/strict';
import { test } from 'node:test';
import { functionsAt } from './functions.ts';

const site = 'https://www.kogge.example';

test('functions are our own at any address of the site, and without one', () => {
  for (const url of [undefined, '', '/functions/v1', `${site}/functions/v1`]) {
    assert.equal(functionsAt(url, site).own, true, String(url));
  }
  assert.equal(functionsAt(undefined, site).address, '/functions/v1');
});

test('functions on another host, port or scheme are foreign', () => {
  for (const url of [
    'https://functions.example/v1',
    'https://kogge.example/functions/v1',
    'https://www.kogge.example:8443/functions/v1',
    'http://www.kogge.example/functions/v1',
  ]) {
    assert.deepEqual(functionsAt(url, site), { address: url, own: false });
  }
});
