import { expect, test } from 'vitest';
import { toIndiaDay } from './india-day.ts';

test('takes the day that it is in India', () => {
  expect(toIndiaDay('2026-11-20T18:29:59.000Z')).toEqual({ iso: '2026-11-20', day: '20', month: 'Nov' });
  expect(toIndiaDay('2026-11-20T18:30:00.000Z')).toEqual({ iso: '2026-11-21', day: '21', month: 'Nov' });
});
