import { expect, test } from 'vitest';
import { sayDay, sayOpen, sayTime } from './say-open.ts';

test('writes times and days as usual in the language, in Latin digits', () => {
  expect(['09:30', '13:00', '19:05'].map((time) => sayTime(time, 'en-IN'))).toEqual([
    '9:30 am',
    '1:00 pm',
    '7:05 pm',
  ]);
  expect([sayTime('09:30', 'hi-IN'), sayTime('19:05', 'gu-IN')]).toEqual(['सुबह 9:30', 'સાંજે 7:05']);
  expect([sayDay('mon', 'en-IN'), sayDay('sun', 'hi-IN')]).toEqual(['Monday', 'रविवार']);
});

const words = {
  openUntil: 'Open until {time}',
  opensToday: 'Opens today at {time}',
  opensTomorrow: 'Opens tomorrow at {time}',
  opensOn: 'Opens on {day} at {time}',
};

test.each([
  ['in the morning', '2026-11-27T10:00', true, 'Open until 1:00 pm'],
  ['at noon', '2026-11-27T13:00', false, 'Opens today at 2:30 pm'],
  ['in the evening', '2026-11-26T19:30', false, 'Opens tomorrow at 9:00 am'],
  ['before Sunday', '2026-11-28T21:00', false, 'Opens on Monday at 9:00 am'],
])('says until when a place is open, or when it opens: %s', (_when, now, isOpen, text) => {
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
  const hours = [
    { days, opens: '09:00', closes: '13:00' },
    { days, opens: '14:30', closes: '19:30' },
  ];
  expect(sayOpen(hours, new Date(`${now}:00+05:30`), words, 'en-IN')).toEqual({ isOpen, text });
});

test('returns null for a place without hours', () => {
  expect(sayOpen([], new Date(), words, 'en-IN')).toBeNull();
});
