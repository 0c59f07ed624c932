import { expect, test } from 'vitest';
import { checkAway, isAway, sayLeave } from './is-away.ts';

// Noon in India.
const now = new Date('2026-11-23T06:30:00Z');

test.each([
  [{}, false],
  [{ awayFrom: '2026-11-23T12:00:00Z' }, true],
  [{ awayFrom: '2026-11-24T12:00:00Z' }, false],
  [{ awayUntil: '2026-11-23T02:00:00Z' }, true],
  [{ awayUntil: '2026-11-22T12:00:00Z' }, false],
  [{ awayFrom: '2026-11-20T12:00:00Z', awayUntil: '2026-11-25T12:00:00Z' }, true],
  [{ awayFrom: '2026-11-24T12:00:00Z', awayUntil: '2026-11-25T12:00:00Z' }, false],
])('with %j a colleague is away: %s', (leave, away) => {
  expect(isAway(leave, now)).toBe(away);
});

test('refuses a leave that ends before its first day', () => {
  const siblingData = { awayFrom: '2026-11-24T12:00:00Z' };
  expect(checkAway('2026-11-24T12:00:00Z', { siblingData })).toBe(true);
  expect(checkAway('2026-11-23T12:00:00Z', { siblingData })).toBe('The last day is before the first day.');
  // Entered in another browser or with the keyboard: another time of the same day.
  expect(checkAway('2026-11-24T11:30:00Z', { siblingData })).toBe(true);
  expect(checkAway(null, { siblingData })).toBe(true);
});

test('says until when a leave lasts, and says nothing before it begins', () => {
  expect(sayLeave({ awayUntil: '2026-11-25T12:00:00Z' }, now)).toBe('on leave until 25 Nov 2026');
  expect(sayLeave({ awayFrom: '2026-11-20T12:00:00Z' }, now)).toBe('on leave without an end');
  expect(sayLeave({ awayFrom: '2026-11-24T12:00:00Z' }, now)).toBe('');
});
