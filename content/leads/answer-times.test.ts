import { expect, test } from 'vitest';
import { addWorkingHours, sampleAnswerTimes } from './answer-times.ts';

const monday = new Date('2026-11-23T11:00:00+05:30');

test('counts only working hours, so nights and Sundays extend a term', () => {
  const endOf = (hours: number) => addWorkingHours(monday, hours, sampleAnswerTimes);
  expect(endOf(7)).toEqual(new Date('2026-11-23T18:00:00+05:30'));
  expect(endOf(8)).toEqual(new Date('2026-11-24T11:00:00+05:30'));
  expect(endOf(48)).toEqual(new Date('2026-11-30T11:00:00+05:30'));
});

test('throws for a term without a positive number of hours, instead of searching its end forever', () => {
  for (const none of [Number.NaN, 0, -1])
    expect(() => addWorkingHours(monday, none, sampleAnswerTimes)).toThrow('has no end');
});
