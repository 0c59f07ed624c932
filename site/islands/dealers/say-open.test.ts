import { expect, test } from 'vitest';
import { sayDay, sayTime } from './say-open.ts';

test('times and days are said as people of the language say them, in Latin digits', () => {
  expect(['09:30', '13:00', '19:05'].map((time) => sayTime(time, 'en-IN'))).toEqual([
    '9:30 am',
    '1:00 pm',
    '7:05 pm',
  ]);
  expect([sayTime('09:30', 'hi-IN'), sayTime('19:05', 'gu-IN')]).toEqual(['सुबह 9:30', 'સાંજે 7:05']);
  expect([sayDay('mon', 'en-IN', 'long'), sayDay('sun', 'hi-IN', 'long')]).toEqual(['Monday', 'रविवार']);
});
