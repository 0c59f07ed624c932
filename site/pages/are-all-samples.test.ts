import { expect, test } from 'vitest';
import { areAllSamples } from './are-all-samples.ts';

const [sample, real] = [{ isSample: true }, { isSample: false }];

test('is true only if there are items and all of them are samples', () => {
  expect(areAllSamples([sample, sample])).toBe(true);
  expect(areAllSamples([sample, real])).toBe(false);
  expect(areAllSamples([])).toBe(false);
});
