import { describe, expect, test } from 'vitest';
import { hoursOn, type OpeningHours, openState, readPin, readPosition, weekdayOf } from './dealers.ts';

const workdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const hours: OpeningHours[] = [
  { days: workdays, opens: '14:30', closes: '19:30' },
  { days: workdays, opens: '09:00', closes: '13:00' },
];
/** A time in India in the week that begins on Monday, 23 November 2026. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+05:30`);

describe('openState', () => {
  test.each([
    ['in the morning', at(23, '09:00'), { isOpen: true, until: '13:00' }],
    ['at noon', at(23, '13:00'), { isOpen: false, day: 'mon', inDays: 0, from: '14:30' }],
    ['before it opens', at(24, '08:59'), { isOpen: false, day: 'tue', inDays: 0, from: '09:00' }],
    ['in the evening', at(24, '19:30'), { isOpen: false, day: 'wed', inDays: 1, from: '09:00' }],
    ['on Saturday night', at(28, '21:00'), { isOpen: false, day: 'mon', inDays: 2, from: '09:00' }],
    ['on Sunday', at(29, '11:00'), { isOpen: false, day: 'mon', inDays: 1, from: '09:00' }],
  ])('%s', (_when, now, expected) => {
    expect(openState(hours, now)).toEqual(expected);
  });

  test('goes by the clock of India: it is Monday there while London still has Sunday', () => {
    expect(openState(hours, new Date('2026-11-22T20:00:00Z'))).toMatchObject({ day: 'mon', inDays: 0 });
  });

  test('says that a place open once a week opens in a week', () => {
    const weekly: OpeningHours[] = [{ days: ['mon'], opens: '09:00', closes: '10:00' }];
    expect(openState(weekly, at(23, '11:00'))).toMatchObject({ day: 'mon', inDays: 7 });
  });

  test('is null without opening hours', () => {
    expect(openState([], at(23, '11:00'))).toBeNull();
  });
});

test('hoursOn sorts the lines of a day by time', () => {
  expect(hoursOn(hours, 'tue').map(({ opens }) => opens)).toEqual(['09:00', '14:30']);
  expect(hoursOn(hours, 'sun')).toEqual([]);
});

test('weekdayOf returns the weekday of a day', () => {
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual(['mon', 'sun']);
});

test('readPin accepts any digits with gaps, and no words', () => {
  expect(['380015', ' 380 015', '३८०-०१५', '૩૮૦૦૧૫', '\u202a380\u2060015\u202c', '12'].map(readPin)).toEqual([
    '380015',
    '380015',
    '380015',
    '380015',
    '380015',
    '12',
  ]);
  expect(['Rajkot', '', '38001a'].map(readPin)).toEqual([null, null, null]);
});

test('readPosition accepts only a latitude and a longitude on earth', () => {
  expect(readPosition('23.02,72.58')).toEqual({ latitude: 23.02, longitude: 72.58 });
  for (const text of ['', '23.02', '91,72', '23,181', '23.02,72.58,1', 'a,b', '23.1234567,72'])
    expect(readPosition(text)).toBeNull();
});
