import { expect, test } from 'vitest';
import { sayMoment } from './day-formats.ts';

const moment = new Date('2026-11-27T23:05:00Z');

test.each([
  ['en-IN', /^28 November 2026 at 4:35\s?am$/],
  ['hi-IN', /^28 नवंबर 2026, सुबह 4:35$/],
  ['gu-IN', /^28 નવેમ્બર, 2026, સવારે 4:35$/],
])('writes a moment in Indian time, as is usual in %s', (tag, said) => {
  expect(sayMoment(moment, tag)).toMatch(said);
});
