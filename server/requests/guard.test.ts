import assert from 'node:assert/strict';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, test } from 'node:test';
import { Refusal } from '../http/refusal.ts';
import { refuseCrossSite, spamReasonOf } from './guard.ts';

const env = { siteUrl: 'https://www.kogge.example', allowedOrigins: ['https://partner.example'] };

describe('cross-site requests', () => {
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

  test('own pages, allowed origins and programs without an origin are accepted', () => {
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

  test('pages of other sites are refused, whichever header they lack', () => {
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

describe('suspected spam', () => {
  const site = 'https://www.kogge.example';
  const reason = (values: object, headers: IncomingHttpHeaders = {}) =>
    spamReasonOf(values as Record<string, unknown>, { host: 'www.kogge.example', ...headers });
  const byScript = { origin: site, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const withoutScript = {
    origin: site,
    accept: 'text/html,application/xhtml+xml',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const partner = { origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' };

  test('is any request with a value in the honeypot', () => {
    for (const leaveEmpty of ['http://x', ' ', ['x'], 1, true, Number.NaN]) {
      for (const headers of [{}, byScript, withoutScript, partner]) {
        assert.equal(reason({ leaveEmpty, elapsed: 9000 }, headers), 'honeypot', JSON.stringify(leaveEmpty));
      }
    }
  });

  test('is a form of the site, or a browser, without the honeypot field', () => {
    assert.equal(reason({ form: 'demo', elapsed: 9000 }), 'no honeypot');
    assert.equal(reason({ elapsed: 9000 }, byScript), 'no honeypot');
    assert.equal(reason({ elapsed: 9000, leaveEmpty: null }, byScript), 'no honeypot');
    assert.equal(reason({}, { 'sec-fetch-site': 'none' }), 'no honeypot');
    assert.equal(reason({ form: 'demo' }, withoutScript), 'no honeypot');
    assert.equal(reason({}, { ...withoutScript, origin: undefined }), 'no honeypot');
  });

  test('is a script without a valid fill time', () => {
    const numbers = [-1, '-1', Number.POSITIVE_INFINITY, '1e999', '1'.repeat(60_000)];
    const invalid = [undefined, null, '', 'x', 'NaN', ...numbers, [5000], {}];
    for (const headers of [byScript, { 'sec-fetch-site': 'same-origin' }]) {
      for (const elapsed of invalid) {
        assert.equal(reason({ form: 'demo', leaveEmpty: '', elapsed }, headers), 'no fill time');
      }
    }
  });

  test('is a form filled in faster than by a person', () => {
    assert.equal(reason({ leaveEmpty: '', elapsed: 499 }, byScript), 'too fast');
    assert.equal(reason({ leaveEmpty: '', elapsed: '20' }, byScript), 'too fast');
    assert.equal(reason({ elapsed: 20 }), 'too fast');
  });

  test('is not a person with or without script, a page of a partner, or a program', () => {
    assert.equal(reason({ form: 'demo', leaveEmpty: '', elapsed: 500 }, byScript), null);
    assert.equal(reason({ form: 'application', leaveEmpty: '', elapsed: '8100' }, byScript), null);
    assert.equal(reason({ form: 'demo', leaveEmpty: '' }, withoutScript), null);
    assert.equal(reason({}, partner), null);
    assert.equal(reason({ form: 'demo' }, partner), null);
    // The site itself, whose forms are sent to this server on another host.
    assert.equal(reason({}, { origin: site, host: 'api.kogge.example' }), null);
    assert.equal(reason({}, { origin: site, 'sec-fetch-site': 'same-site' }), null);
    assert.equal(reason({}), null);
    assert.equal(reason({ leaveEmpty: null, elapsed: null }), null);
  });
});
