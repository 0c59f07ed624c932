import { expect, test } from 'vitest';
import { isTooMuch } from './markdown.ts';

test('a hundred formatting signs are not too many, and a run of signs counts as one', () => {
  expect(isTooMuch('*a '.repeat(100))).toBe(false);
  expect(isTooMuch('*a '.repeat(101))).toBe(true);
  expect(isTooMuch('[*a'.repeat(51))).toBe(true);
  for (const sign of ['*', '_', '*_']) expect(isTooMuch(`${sign.padEnd(49_000, sign)} a`)).toBe(false);
});
