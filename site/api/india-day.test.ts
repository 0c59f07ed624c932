import { expect, test } from 'vitest';
import { toIndiaDay, toIndiaMonth } from './india-day.ts';

test('returns the day in India', () => {
  expect(toIndiaDay('2026-11-20T18:29:59.000Z')).toEqual({ iso: '2026-11-20', day: '20' });
  expect(toIndiaDay('2026-11-20T18:30:00.000Z')).toEqual({ iso: '2026-11-21', day: '21' });
});

test.each([
  ['en', 'Oct', 'Nov'],
  ['hi', 'अक्टू॰', 'नव॰'],
  ['gu', 'ઑક્ટો', 'નવે'],
] as const)('returns the month in India in %s', (language, before, after) => {
  expect(toIndiaMonth('2026-10-31T18:29:59.000Z', language)).toBe(before);
  expect(toIndiaMonth('2026-10-31T18:30:00.000Z', language)).toBe(after);
});
