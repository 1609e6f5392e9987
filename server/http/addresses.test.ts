import assert from 'node:assert/strict';
import { BlockList } from 'node:net';
import { describe, test } from 'node:test';
import { clientAddress, networksOf } from './addresses.ts';

describe('the client address', () => {
  const trusted = new BlockList();
  trusted.addSubnet('10.0.0.0', 8);
  trusted.addAddress('::1', 'ipv6');

  test('is that of the connection; a forged header has no effect', () => {
    assert.equal(clientAddress('192.0.2.7', '203.0.113.1', trusted), '192.0.2.7');
    assert.equal(clientAddress('::ffff:192.0.2.7', '203.0.113.1', trusted), '192.0.2.7');
  });

  test('behind trusted proxies it is the last address that is not a trusted proxy', () => {
    assert.equal(clientAddress('10.0.0.1', '198.51.100.9, 203.0.113.1', trusted), '203.0.113.1');
    assert.equal(clientAddress('10.0.0.1', '198.51.100.9, 203.0.113.1, 10.0.0.2', trusted), '203.0.113.1');
    assert.equal(clientAddress('::1', '[2001:db8::5]:4711', trusted), '2001:db8::5');
    assert.equal(clientAddress('::1', '203.0.113.1:80', trusted), '203.0.113.1');
  });

  test('behind a proxy without a valid header it is that of the proxy', () => {
    assert.equal(clientAddress('10.0.0.1', undefined, trusted), '10.0.0.1');
    assert.equal(clientAddress('10.0.0.1', '203.0.113.1, unknown', trusted), '10.0.0.1');
  });
});

describe('the networks of an address', () => {
  const names = (address: string) => networksOf(address).map(({ name }) => name);

  test('an IPv4 address is its own network', () => {
    assert.deepEqual(networksOf('192.0.2.1'), [{ name: '192.0.2.1', factor: 1 }]);
  });

  test('an IPv6 address has a /64, a /56 and a /48', () => {
    assert.deepEqual(networksOf('2001:db8:1:203:4:5:6:7'), [
      { name: '20010db800010203/64', factor: 1 },
      { name: '20010db8000102/56', factor: 2 },
      { name: '20010db80001/48', factor: 4 },
    ]);
    assert.deepEqual(names('2001:db8:1:203::9'), names('2001:db8:1:203:4:5:6:7'));
    assert.deepEqual(names('2001:db8:1:204::9').slice(1), names('2001:db8:1:203::9').slice(1));
    assert.deepEqual(names('2001:db8:1:304::9').slice(2), names('2001:db8:1:203::9').slice(2));
    assert.notDeepEqual(names('2001:db8:2:203::9')[2], names('2001:db8:1:203::9')[2]);
    assert.deepEqual(names('::1'), ['0000000000000000/64', '00000000000000/56', '000000000000/48']);
    assert.deepEqual(names('1::')[0], '0001000000000000/64');
  });
});
