import assert from 'node:assert/strict';
import type { IncomingHttpHeaders } from 'node:http';
import { BlockList } from 'node:net';
import { describe, test } from 'node:test';
import { clientAddress, networkOf, refuseCrossSite, refuseTooMany, spamReasonOf } from './guard.ts';
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

describe('the address of a sender', () => {
  const trusted = new BlockList();
  trusted.addSubnet('10.0.0.0', 8);
  trusted.addAddress('::1', 'ipv6');

  test('is that of the connection; a forged header has no effect', () => {
    assert.equal(clientAddress('192.0.2.7', '203.0.113.1', trusted), '192.0.2.7');
    assert.equal(clientAddress('::ffff:192.0.2.7', '203.0.113.1', trusted), '192.0.2.7');
  });

  test('behind trusted proxies it is the right-most address that is none of them', () => {
    assert.equal(clientAddress('10.0.0.1', '198.51.100.9, 203.0.113.1', trusted), '203.0.113.1');
    assert.equal(clientAddress('10.0.0.1', '198.51.100.9, 203.0.113.1, 10.0.0.2', trusted), '203.0.113.1');
    assert.equal(clientAddress('::1', '[2001:db8::5]:4711', trusted), '2001:db8::5');
    assert.equal(clientAddress('::1', '203.0.113.1:80', trusted), '203.0.113.1');
  });

  test('is found at the end of the header, whatever stands before it', () => {
    const forged = '198.51.100.9, '.repeat(1000);
    assert.equal(clientAddress('10.0.0.1', `${forged}203.0.113.1, 10.0.0.2`, trusted), '203.0.113.1');
    assert.equal(clientAddress('10.0.0.1', ','.repeat(14_000), trusted), '10.0.0.1');
    assert.equal(clientAddress('10.0.0.1', `fe80::1${'%'.repeat(14_000)}`, trusted), '10.0.0.1');
  });

  test('behind a proxy that says nothing useful it is the proxy', () => {
    assert.equal(clientAddress('10.0.0.1', undefined, trusted), '10.0.0.1');
    assert.equal(clientAddress('10.0.0.1', '203.0.113.1, unknown', trusted), '10.0.0.1');
  });

  test('in IPv6 counts by its /64', () => {
    assert.equal(networkOf('2001:db8:1:2:3:4:5:6'), networkOf('2001:db8:1:2::9'));
    assert.notEqual(networkOf('2001:db8:1:2::9'), networkOf('2001:db8:1:3::9'));
    assert.equal(networkOf('::1'), '0:0:0:0');
    assert.equal(networkOf('192.0.2.1'), '192.0.2.1');
  });
});

test('the limit counts each address and kind, tells when to come back, and stores only hashes', async () => {
  const hits = new Map<string, number>();
  const store = {
    dailySalt: async () => 'salt',
    countHit: async (key: string) => {
      hits.set(key, (hits.get(key) ?? 0) + 1);
      return hits.get(key) as number;
    },
  };
  const now = new Date('2026-11-20T10:00:42Z');
  const hit = (address: string, kind: 'demo' | 'application') => refuseTooMany(store, address, kind, 2, now);
  await hit('192.0.2.1', 'demo');
  await hit('192.0.2.1', 'demo');
  await hit('192.0.2.1', 'application');
  await hit('192.0.2.2', 'demo');
  await assert.rejects(hit('192.0.2.1', 'demo'), { code: 'too_many_requests', retryAfter: 18 });
  for (const key of hits.keys()) assert.match(key, /^[\w-]{43}$/);
  await refuseTooMany(store, '192.0.2.1', 'demo', 0, now);
});

describe('suspected of spam', () => {
  const site = 'https://www.kogge.example';
  const reason = (values: object, headers: IncomingHttpHeaders = {}) =>
    spamReasonOf(values as Record<string, unknown>, headers, env);
  const byScript = { origin: site, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const withoutScript = {
    origin: site,
    accept: 'text/html,application/xhtml+xml',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const partner = { origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' };

  test('is who fills the hidden field, whoever it is', () => {
    for (const leaveEmpty of ['http://x', ' ', ['x'], 1, true, Number.NaN]) {
      for (const headers of [{}, byScript, withoutScript, partner]) {
        assert.equal(reason({ leaveEmpty, elapsed: 9000 }, headers), 'honeypot', JSON.stringify(leaveEmpty));
      }
    }
  });

  test('is a form of the site, or a browser, that leaves the hidden field out', () => {
    assert.equal(reason({ form: 'demo', elapsed: 9000 }), 'no honeypot');
    assert.equal(reason({ elapsed: 9000 }, byScript), 'no honeypot');
    assert.equal(reason({ elapsed: 9000, leaveEmpty: null }, byScript), 'no honeypot');
    assert.equal(reason({}, { 'sec-fetch-site': 'none' }), 'no honeypot');
    assert.equal(reason({ form: 'demo' }, withoutScript), 'no honeypot');
    assert.equal(reason({}, { ...withoutScript, origin: undefined }), 'no honeypot');
  });

  test('is a script that does not say how long the form was open, or nothing a clock can tell', () => {
    for (const headers of [byScript, { 'sec-fetch-site': 'same-origin' }]) {
      for (const elapsed of [
        undefined,
        null,
        '',
        'x',
        'NaN',
        -1,
        '-1',
        Number.POSITIVE_INFINITY,
        '1e999',
        [5000],
        {},
      ]) {
        assert.equal(
          reason({ form: 'demo', leaveEmpty: '', elapsed }, headers),
          'no fill time',
          String(elapsed),
        );
      }
    }
    assert.equal(
      reason({ form: 'demo', leaveEmpty: '', elapsed: '1'.repeat(60_000) }, byScript),
      'no fill time',
    );
  });

  test('is who is faster than a person', () => {
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
    assert.equal(reason({}), null);
    assert.equal(reason({ leaveEmpty: null, elapsed: null }), null);
  });
});
