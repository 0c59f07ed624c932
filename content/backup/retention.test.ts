import { day, hour, minute } from '@ev-site/contract/spans-of-time.ts';
import { expect, test } from 'vitest';
import { listExpired, readRetention, toLongestWeeks } from './retention.ts';

const start = Date.UTC(2026, 0, 5);
const keep = readRetention('48h 14d 8w');

/** Returns the backups that stay if one is made at each time and the expired ones are removed after it. */
const runTimer = (times: readonly number[]): number[] => {
  let present: number[] = [];
  for (const time of times) {
    present.push(time);
    const expired = new Set(listExpired(present, keep, time));
    present = present.filter((other) => !expired.has(other));
  }
  return present;
};

test('reads the setting', () => {
  expect(keep).toEqual({ hours: 48, days: 14, weeks: 8 });
});

test('keeps a bounded number of backups, however long the timer runs, and the last one of each span', () => {
  const times = Array.from({ length: (70 * day) / (5 * minute) }, (_, count) => start + count * 5 * minute);
  const stay = runTimer(times);
  const newest = times.at(-1) ?? 0;
  expect(stay.length).toBeLessThanOrEqual(12 + 48 + 14 + 8);
  expect(stay.filter((time) => newest - time < hour)).toHaveLength(12);
  for (let back = 0; back < 48; back += 1) expect(stay).toContain(newest - back * hour);
  for (let back = 0; back < 14; back += 1) expect(stay).toContain(newest - back * day);
  // The present week counts, and seven before it.
  const oldest = Math.min(...stay);
  expect(newest - oldest).toBeGreaterThan(6 * 7 * day);
  expect(newest - oldest).toBeLessThan(8 * 7 * day);
});

test('deletes no earlier backups after the machine was off or its clock jumped ahead', () => {
  const old = Array.from({ length: 40 }, (_, count) => start + count * hour);
  const later = start + 400 * day;
  expect(listExpired([...old, later], keep, later)).toEqual([]);
  // They also stay while the clock is wrong for a week.
  const wrong = Array.from({ length: 7 }, (_, count) => later + count * day);
  expect(listExpired([...old, ...wrong], keep, wrong.at(-1) ?? 0).filter((time) => time < later)).toEqual([]);
});

test('deletes no new backup after a clock that was ahead is set right, however far it was ahead', () => {
  const ahead = Array.from({ length: 60 }, (_, count) => start + (400 + count) * day);
  const now = start + 60 * day;
  expect(listExpired([...ahead, now], keep, now)).toEqual([]);
});

test.each([
  ['each week', 7 * day],
  ['each second week', 14 * day],
  ['each day', day],
])('of backups made %s keeps none longer than the promised weeks', (_often, step) => {
  const times = Array.from({ length: 60 }, (_, count) => start + count * step);
  const newest = times.at(-1) ?? 0;
  const stay = runTimer(times);
  expect(Math.min(...stay)).toBeGreaterThanOrEqual(newest - toLongestWeeks(keep) * 7 * day);
  expect(stay.length).toBeGreaterThanOrEqual(4);
});

test.each([
  ['48h 14d 8w', 8],
  ['48h 14d 1w', 3],
  ['1h 60d 8w', 9],
  ['9999h 1d 1w', 60],
])('with %s no backup is kept longer than %d weeks', (text, weeks) => {
  expect(toLongestWeeks(readRetention(text))).toBe(weeks);
});

test('keeps all of a few backups, and always the newest', () => {
  expect(listExpired([start, start + 30 * day], keep, start + 30 * day)).toEqual([]);
  expect(listExpired([start], { hours: 1, days: 1, weeks: 1 }, start)).toEqual([]);
  expect(listExpired([], keep, start)).toEqual([]);
});
