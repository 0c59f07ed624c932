import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setIndianClock } from './indian-clock.ts';

const moment = '2026-11-30T20:15:30.250Z';

beforeAll(() => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  setIndianClock();
});

afterAll(() => {
  vi.unstubAllEnvs();
});

test('the parts of a date are Indian on a device in another zone', () => {
  const date = new Date(moment);
  expect([
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getDay(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
    date.getMilliseconds(),
  ]).toEqual([2026, 11, 1, 2, 1, 45, 30, 250]);
  expect(date.getTimezoneOffset()).toBe(-330);
});

test('parts that are set are Indian too, and the new time is returned', () => {
  const date = new Date(moment);
  expect(date.setHours(9, 5, 0, 0)).toBe(Date.parse('2026-12-01T03:35:00.000Z'));
  date.setFullYear(2027, 0, 31);
  expect(date.toISOString()).toBe('2027-01-31T03:35:00.000Z');
  date.setDate(0);
  expect(date.toISOString()).toBe('2026-12-31T03:35:00.000Z');
});

test('a date that is none stays none until it gets a year', () => {
  const date = new Date(Number.NaN);
  expect(date.getHours()).toBeNaN();
  expect(date.setHours(3)).toBeNaN();
  expect(new Date(date.setFullYear(2026)).toISOString()).toBe('2025-12-31T18:30:00.000Z');
});

test('a class that keeps more beside a date keeps its own way of setting the time', () => {
  const told: number[] = [];
  class Told extends Date {
    override setTime(time: number): number {
      told.push(time);
      return super.setTime(time);
    }
  }
  const date = new Told(moment);
  date.setMinutes(0);
  expect([date.toISOString(), told]).toEqual(['2026-11-30T19:30:30.250Z', []]);
});

test('dates are written in Indian time, unless another zone is asked for', () => {
  const time = { dateStyle: 'short', timeStyle: 'short' } as const;
  expect(new Intl.DateTimeFormat('sv-SE', time).format(new Date(moment))).toBe('2026-12-01 01:45');
  const inUtc = new Intl.DateTimeFormat('sv-SE', { ...time, timeZone: 'UTC' });
  expect(inUtc.format(new Date(moment))).toBe('2026-11-30 20:15');
});
