import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOfDayYearsBefore, formatLocalTime, formatZonedTime, startOfDay, zoneOf } from './time-zone.ts';

test('a day begins at midnight in Bremen, in summer and winter and when clocks change', () => {
  for (const [day, moment] of [
    ['2026-11-20', '2026-11-19T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ] as const) {
    assert.equal(startOfDay(day)?.toISOString(), moment);
    assert.equal(formatLocalTime(new Date(moment)), `${day} 00:00`);
  }
});

test('a time says its zone, in summer and winter', () => {
  assert.equal(formatZonedTime(new Date('2026-11-20T10:00Z')), '2026-11-20 11:00 CET');
  assert.equal(formatZonedTime(new Date('2026-07-20T10:00Z')), '2026-07-20 12:00 CEST');
  assert.equal(zoneOf(new Date('2026-11-20T10:00Z'), 'de-DE'), 'MEZ');
  assert.equal(zoneOf(new Date('2026-07-20T10:00Z'), 'de-DE'), 'MESZ');
});

test('an invalid day has no beginning', () => {
  for (const day of ['2026-02-29', '2026-13-01', '20.11.2026', '2026-11-20T10:00', '5', '']) {
    assert.equal(startOfDay(day), null, day);
  }
});

test('years back is the same day of the calendar, a leap day the first of March', () => {
  const end = (at: string, years: number) => endOfDayYearsBefore(new Date(at), years).toISOString();
  assert.equal(end('2028-11-20T02:00:00Z', 2), '2026-11-20T23:00:00.000Z');
  assert.equal(end('2028-11-19T23:00:00Z', 2), '2026-11-20T23:00:00.000Z');
  assert.equal(end('2028-11-19T22:59:59Z', 2), '2026-11-19T23:00:00.000Z');
  assert.equal(end('2030-02-28T02:00:00Z', 2), '2028-02-28T23:00:00.000Z');
  assert.equal(end('2030-03-01T02:00:00Z', 2), '2028-03-01T23:00:00.000Z');
  assert.equal(end('2028-02-29T02:00:00Z', 2), '2026-02-28T23:00:00.000Z');
});
