import { expect, test } from 'vitest';
import { toHours } from './dealers.ts';

test('opening times are those that say a time; there may be none', () => {
  expect(
    toHours([
      { id: '1', days: ['mon', 'tue'], opens: '09:30', closes: '13:00' },
      { days: ['wed'], opens: '9.30', closes: '13:00' },
      { days: ['thu'], opens: '09:30', closes: '24:00' },
    ]),
  ).toEqual([{ days: ['mon', 'tue'], opens: '09:30', closes: '13:00' }]);
  expect([toHours(null), toHours(undefined)]).toEqual([[], []]);
});
