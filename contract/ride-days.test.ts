import { expect, test } from 'vitest';
import type { OpeningHours } from './dealers.ts';
import { findRideDay, listRideDays } from './ride-days.ts';

const workdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const through: OpeningHours[] = [{ days: workdays, opens: '09:30', closes: '19:00' }];
const noonBreak: OpeningHours[] = [
  { days: workdays, opens: '14:30', closes: '19:30' },
  { days: workdays, opens: '09:00', closes: '13:00' },
];
/** Sunday, 22 November 2026, in India. */
const sunday = new Date('2026-11-22T10:00:00+05:30');
const keysOf = (hours: OpeningHours[], now = sunday) => listRideDays(hours, now).map(({ key }) => key);

test('offers the half-days of the next two weeks on which the dealer is open', () => {
  const keys = keysOf(through);
  expect(keys.slice(0, 3)).toEqual(['2026-11-23-am', '2026-11-23-pm', '2026-11-24-am']);
  // Twelve workdays; the two Sundays are closed.
  expect(keys).toHaveLength(24);
  expect(keys.some((key) => key.startsWith('2026-11-29') || key.startsWith('2026-12-06'))).toBe(false);
});

test('begins with tomorrow in India, whatever the day elsewhere', () => {
  expect(keysOf(through, new Date('2026-11-23T19:00:00Z'))[0]).toBe('2026-11-25-am');
});

test('a half-day has the hours of the dealer, split at one o’clock', () => {
  const [am, pm] = listRideDays(through, sunday);
  expect([am?.from, am?.until, pm?.from, pm?.until]).toEqual(['09:30', '13:00', '13:00', '19:00']);
  const [, afternoon] = listRideDays(noonBreak, sunday);
  expect([afternoon?.from, afternoon?.until]).toEqual(['14:30', '19:30']);
});

test('offers no half-day of less than an hour', () => {
  expect(keysOf([{ days: ['mon'], opens: '12:15', closes: '13:45' }])).toEqual([]);
  expect(keysOf([{ days: ['mon'], opens: '12:00', closes: '13:45' }])).toEqual([
    '2026-11-23-am',
    '2026-11-30-am',
  ]);
});

test('findRideDay finds also a past half-day, but none on which the dealer is closed or that does not exist', () => {
  expect(findRideDay(through, '2020-01-06-pm')).toMatchObject({ from: '13:00', until: '19:00' });
  for (const key of ['2026-11-29-am', '2026-11-31-am', '2026-11-31-xx', '2026-13-45-am', 'soon', ''])
    expect(findRideDay(through, key)).toBeUndefined();
});
