import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../tests/support/desk-page.ts';

process.env.TZ = 'America/New_York';
const { age, date, time, weekStart } = await import('./time.ts');

test('days and times are those of Bremen in any time zone of the browser', () => {
  assert.equal(time('2026-11-19T23:30:00Z'), '20 November 2026 at 00:30');
  assert.equal(date('2026-11-20'), '20 November 2026');
  assert.equal(weekStart('2026-11-16T00:00:00Z'), '16\u00a0Nov');
});

test('ages are minutes, then times of day, weekdays and days', () => {
  const now = new Date('2026-11-20T22:00:00Z');
  assert.equal(age('2026-11-20T21:48:00Z', now), '12 min ago');
  assert.equal(age('2026-11-19T23:05:00Z', now), '00:05');
  assert.equal(age('2026-11-19T22:55:00Z', now), 'Thu 23:55');
  assert.equal(age('2026-10-02T10:00:00Z', now), '2 Oct');
  // The year is over in Bremen, not yet in New York.
  assert.equal(age('2026-12-20T10:00:00Z', new Date('2026-12-31T23:30:00Z')), '20 Dec 2026');
});
