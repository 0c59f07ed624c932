import { describe, expect, test } from 'vitest';
import {
  indianDayOfYear,
  indiaOffsetMs,
  isDayOver,
  sortableIndianTime,
  startOfDay,
  startOfWeek,
} from './india-time.ts';

describe('a day in India', () => {
  test('ends at midnight in India, whatever the time of day', () => {
    const lastMoment = new Date('2026-05-10T18:29:59.999Z');
    const midnight = new Date('2026-05-10T18:30:00.000Z');
    for (const time of ['2026-05-09T18:30:00.000Z', '2026-05-10T03:30:00.000Z', '2026-05-10T18:29:59.000Z']) {
      expect(isDayOver(new Date(time), lastMoment)).toBe(false);
      expect(isDayOver(new Date(time), midnight)).toBe(true);
    }
  });
});

test('a week begins on Monday at midnight in India', () => {
  const monday = new Date('2026-11-22T18:30:00.000Z');
  for (const time of ['2026-11-22T18:30:00.000Z', '2026-11-25T00:00:00.000Z', '2026-11-29T18:29:59.999Z'])
    expect(startOfWeek(new Date(time))).toEqual(monday);
  expect(startOfWeek(new Date('2026-11-22T18:29:59.999Z'))).toEqual(new Date('2026-11-15T18:30:00.000Z'));
});

test('the offset of India is the time by which its days begin before those of UTC', () => {
  for (const day of ['1970-01-05', '2026-02-28', '2026-07-01'])
    expect(Date.parse(day) - startOfDay(new Date(day)).getTime()).toBe(indiaOffsetMs);
});

test('writes a day without its year, and a sortable time, both in India', () => {
  const lateInUtc = new Date('2026-11-21T18:35:00.000Z');
  expect(indianDayOfYear.format(lateInUtc)).toBe('22 Nov');
  expect(sortableIndianTime.format(lateInUtc)).toBe('2026-11-22 00:05');
});
