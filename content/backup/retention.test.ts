import { expect, test } from 'vitest';
import { day, hour, minute } from '../spans-of-time.ts';
import { listExpired, readRetention } from './retention.ts';

const start = Date.UTC(2026, 0, 5);
const keep = readRetention('48h 14d 8w');

/** What stays after a backup at each step, when those that expired go each time. */
const runTimer = (times: readonly number[]): number[] => {
  let present: number[] = [];
  for (const time of times) {
    present.push(time);
    const expired = new Set(listExpired(present, keep));
    present = present.filter((other) => !expired.has(other));
  }
  return present;
};

test('reads the setting', () => {
  expect(keep).toEqual({ hours: 48, days: 14, weeks: 8 });
});

test('keeps a bounded number, however long the timer runs, and each span its last', () => {
  const times = Array.from({ length: (70 * day) / (5 * minute) }, (_, count) => start + count * 5 * minute);
  const stay = runTimer(times);
  const newest = times.at(-1) ?? 0;
  expect(stay.length).toBeLessThanOrEqual(12 + 48 + 14 + 8);
  expect(stay.filter((time) => newest - time < hour)).toHaveLength(12);
  for (let back = 0; back < 48; back += 1) expect(stay).toContain(newest - back * hour);
  for (let back = 0; back < 14; back += 1) expect(stay).toContain(newest - back * day);
  // Of the week that has begun, and of seven before it.
  const oldest = Math.min(...stay);
  expect(newest - oldest).toBeGreaterThan(6 * 7 * day);
  expect(newest - oldest).toBeLessThan(8 * 7 * day);
});

test('a machine that was off, or whose clock jumped, loses none of what it had', () => {
  const old = Array.from({ length: 40 }, (_, count) => start + count * hour);
  expect(listExpired([...old, start + 400 * day], keep)).toEqual([]);
});

test('of one that was made seldom all stay, and the newest always', () => {
  expect(listExpired([start, start + 30 * day], keep)).toEqual([]);
  expect(listExpired([start], { hours: 1, days: 1, weeks: 1 })).toEqual([]);
  expect(listExpired([], keep)).toEqual([]);
});
