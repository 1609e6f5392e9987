import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RequestKind } from '../../domain/requests/index.ts';
import { createLimits } from './limits.ts';

const megabyte = 1024 * 1024;

function newProcess(perMinute = 2, confirmationsPerHour = 20) {
  const state = { now: new Date('2026-11-20T10:00:42Z') };
  const limits = createLimits({ clock: () => state.now, perMinute, confirmationsPerHour });
  const take = (address: string, kind: RequestKind = 'demo') => limits.takeRequest(address, kind, 0);
  const fails = (address: string) => assert.throws(() => take(address), { code: 'too_many_requests' });
  return { ...limits, take, fails, state };
}

describe('limits', () => {
  test('count each address and kind per minute, and give the seconds to wait', () => {
    const { take, state } = newProcess();
    take('192.0.2.1');
    take('192.0.2.1');
    take('192.0.2.1', 'application');
    take('192.0.2.2');
    assert.throws(() => take('192.0.2.1'), { code: 'too_many_requests', retryAfter: 18 });
    state.now = new Date('2026-11-20T10:01:00Z');
    take('192.0.2.1');
  });

  test('count the /56 and the /48 as well as the /64, with higher limits', () => {
    const { take, fails } = newProcess();
    for (const lowest of [1, 2]) take(`2001:db8:1:101::${lowest}`);
    fails('2001:db8:1:101::3');
    for (const lowest of [1, 2]) take(`2001:db8:1:102::${lowest}`);
    fails('2001:db8:1:103::1');
    for (const subnet of ['201', '202', '301', '302']) take(`2001:db8:1:${subnet}::1`);
    fails('2001:db8:1:401::1');
    take('2001:db8:2:401::1');
  });

  test('do not count refused requests, so that others in the /48 can still send', () => {
    const { take, fails } = newProcess();
    for (let count = 0; count < 2; count++) take('2001:db8:1:101::1');
    for (let count = 0; count < 100; count++) fails('2001:db8:1:101::1');
    take('2001:db8:1:201::1');
  });

  test('refuse files over 250 MB a day, announced or sent, also without a limit on requests', () => {
    const { takeRequest, takeFiles, state } = newProcess(0);
    const refused = { code: 'too_many_requests' };
    for (let count = 0; count < 12; count++) {
      takeRequest('192.0.2.1', 'application', 20 * megabyte);
      takeFiles('192.0.2.1', 20 * megabyte);
    }
    assert.throws(() => takeRequest('192.0.2.1', 'application', 20 * megabyte), refused);
    assert.throws(() => takeFiles('192.0.2.1', 20 * megabyte), refused);
    takeFiles('192.0.2.1', 10 * megabyte);
    takeRequest('192.0.2.1', 'application', 0);
    takeFiles('192.0.2.2', 20 * megabyte);
    state.now = new Date('2026-11-20T23:59:59Z');
    assert.throws(() => takeFiles('192.0.2.1', 1), { ...refused, retryAfter: 1 });
    state.now = new Date('2026-11-21T00:00:00Z');
    takeFiles('192.0.2.1', 20 * megabyte);
  });

  test('allow 20 MB of spam files a day from all addresses together', () => {
    const { takeSpamFiles, takeFiles, state } = newProcess();
    assert(takeSpamFiles(15 * megabyte));
    assert(!takeSpamFiles(6 * megabyte));
    assert(takeSpamFiles(5 * megabyte));
    assert(!takeSpamFiles(1));
    takeFiles('192.0.2.1', 20 * megabyte);
    state.now = new Date('2026-11-21T00:00:00Z');
    assert(takeSpamFiles(20 * megabyte));
  });

  test('allow one address a tenth of the confirmations of an hour', () => {
    const { takeConfirmation, state } = newProcess();
    const taken = (address: string) => takeConfirmation(address);
    assert.deepEqual([taken('192.0.2.1'), taken('192.0.2.1')], [true, true]);
    assert(!taken('192.0.2.1'));
    assert(taken('192.0.2.2'));
    state.now = new Date('2026-11-20T11:00:00Z');
    assert(taken('192.0.2.1'));
    const unlimited = newProcess(2, 0);
    for (let count = 0; count < 100; count++) assert(unlimited.takeConfirmation('192.0.2.1'));
  });

  test('forget the oldest of more than fifty thousand addresses', () => {
    const { take, fails } = newProcess(1);
    take('192.0.2.1');
    const takeMore = (count: number, first: number) => {
      for (let index = 0; index < count; index++) take(`10.${first}.${index >> 8}.${index & 255}`);
    };
    takeMore(49_999, 0);
    fails('192.0.2.1');
    takeMore(1, 1);
    take('192.0.2.1');
  });
});
