import { expect, test } from 'vitest';
import { exceedsLimits } from './markdown.ts';

test('a hundred formatting signs are not too many, and a run of signs counts as one', () => {
  expect(exceedsLimits('*a '.repeat(100))).toBe(false);
  expect(exceedsLimits('*a '.repeat(101))).toBe(true);
  expect(exceedsLimits('[*a'.repeat(51))).toBe(true);
  for (const sign of ['*', '_', '*_']) expect(exceedsLimits(`${sign.padEnd(49_000, sign)} a`)).toBe(false);
});
