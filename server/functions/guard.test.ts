import assert from 'node:assert/strict';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, test } from 'node:test';
import { refuseCrossSite, spamReasonOf } from './guard.ts';
import { Refusal } from './refusal.ts';

const env = { siteUrl: 'https://www.kogge.example', allowedOrigins: ['https://partner.example'] };

describe('where a request comes from', () => {
  const refused = (headers: IncomingHttpHeaders) => {
    try {
      refuseCrossSite({ host: 'localhost:3000', ...headers }, env);
      return false;
    } catch (error) {
      assert(error instanceof Refusal);
      assert.equal(error.code, 'cross_site');
      return true;
    }
  };

  test('our own pages, configured origins and programs without an origin may send', () => {
    for (const headers of [
      {},
      { origin: 'https://www.kogge.example' },
      { origin: 'http://localhost:3000' },
      { 'sec-fetch-site': 'same-origin', origin: 'https://behind-a-proxy.example' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://partner.example' },
    ]) {
      assert(!refused(headers), JSON.stringify(headers));
    }
  });

  test('pages of other sites may not, whatever they leave out', () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://www.kogge.example.evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'https://other.kogge.example' },
      { 'sec-fetch-site': 'cross-site', origin: 'null' },
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
    ]) {
      assert(refused(headers), JSON.stringify(headers));
    }
  });
});

test('suspected of spam is who fills the hidden field or is faster than a person', () => {
  for (const leaveEmpty of ['http://x', ' ', ['x'], 1, true]) {
    assert.equal(spamReasonOf({ leaveEmpty }), 'honeypot', JSON.stringify(leaveEmpty));
  }
  assert.equal(spamReasonOf({ leaveEmpty: '', elapsed: 499 }), 'too fast');
  assert.equal(spamReasonOf({ elapsed: '20' }), 'too fast');
  for (const values of [
    {},
    { leaveEmpty: '', elapsed: 500 },
    { leaveEmpty: null },
    { elapsed: '' },
    { elapsed: 'x' },
    { elapsed: null },
  ]) {
    assert.equal(spamReasonOf(values), null, JSON.stringify(values));
  }
});
