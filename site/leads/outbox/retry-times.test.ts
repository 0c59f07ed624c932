import { expect, test } from 'vitest';
import { getNextAttempt, isGivenUp, isGivenUpAfterTries } from './retry-times.ts';

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

test('gives up only after a day and twenty tries, which take more than six hours', () => {
  expect(isGivenUp(null, Date.now())).toBe(false);
  const now = 25 * 60 * 60_000;
  const isOver = (attempts: number) => isGivenUpAfterTries('1970-01-01T00:00:00.000Z', attempts, now);
  expect([1, 19, 20].map(isOver)).toEqual([false, false, true]);
  expect(isGivenUpAfterTries('1970-01-01T02:00:00.000Z', 60, now)).toBe(false);
  let time = 0;
  for (let attempts = 1; attempts < 20; attempts += 1)
    time += getNextAttempt(attempts, 0, () => 0.5).getTime();
  expect(time / 60 / 60_000).toBeGreaterThan(6);
});
