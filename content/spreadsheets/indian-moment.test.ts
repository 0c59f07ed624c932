import { expect, test } from 'vitest';
import { readMoment, toMomentText } from './indian-moment.ts';

test.each([
  ['21 Nov 2026, 17:22', '2026-11-21T11:52:00.000Z'],
  ['1 September 2026', '2026-08-31T18:30:00.000Z'],
  ['2026-11-21', '2026-11-20T18:30:00.000Z'],
  ['2026-11-21 05:29:30', '2026-11-20T23:59:00.000Z'],
])('reads “%s” as Indian time', (text, iso) => {
  const moment = readMoment(text);
  expect(moment?.toISOString()).toBe(iso);
  expect(readMoment(toMomentText(moment as Date))).toEqual(moment);
});

test.each(['02/03/2026', '31 Jun 2026', '21 Nov 2026, 24:00', '2026-13-01', 'tomorrow', '46000'])(
  'refuses “%s”',
  (text) => {
    expect(readMoment(text)).toBeNull();
  },
);
