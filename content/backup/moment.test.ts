import { expect, test } from 'vitest';
import { readRestoreMoment, sayExactMoment } from './moment.ts';

test.each([
  ['2026-11-22 08:35', '2026-11-22T03:05:59.999Z'],
  ['2026-11-22T08:35:10', '2026-11-22T03:05:10.000Z'],
  ['2026-11-22', '2026-11-22T18:29:59.999Z'],
  ['2026-11-22T03:05:00.123Z', '2026-11-22T03:05:00.123Z'],
  ['2026-11-22T03:05+00:00', '2026-11-22T03:05:59.999Z'],
])('reads %s as until %s', (text, time) => {
  expect(new Date(readRestoreMoment(text)).toISOString()).toBe(time);
});

test.each(['yesterday', '22.11.2026', '2026-13-01', '2026-11-31', ''])(
  'refuses "%s" as no moment',
  (text) => {
    expect(() => readRestoreMoment(text)).toThrow(`"${text}" is no moment. Write it like`);
  },
);

test('writes a moment for people and for programs', () => {
  expect(sayExactMoment(Date.UTC(2026, 10, 22, 3, 5))).toBe(
    '22 Nov 2026, 8:35:00 am in India (2026-11-22T03:05:00.000Z)',
  );
});
