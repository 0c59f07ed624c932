import { expect, test } from 'vitest';
import { getNextAttempt, isGivenUp } from './retry-times.ts';

const inSeconds = (attempts: number, random = 0.5) =>
  getNextAttempt(attempts, 0, () => random).getTime() / 1000;

test('waits longer after each failure, up to half an hour', () => {
  expect([1, 2, 3, 8, 9, 50].map((attempts) => inSeconds(attempts))).toEqual([15, 30, 60, 1800, 1800, 1800]);
  expect([inSeconds(1, 0), inSeconds(1, 1)]).toEqual([12, 18]);
});

test('gives up after a day', () => {
  const day = 24 * 60 * 60_000;
  expect(isGivenUp('1970-01-01T00:00:00.000Z', day)).toBe(false);
  expect(isGivenUp('1970-01-01T00:00:00.000Z', day + 1)).toBe(true);
});
