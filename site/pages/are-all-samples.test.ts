import { expect, test } from 'vitest';
import { areAllSamples } from './are-all-samples.ts';

const [sample, real] = [{ isSample: true }, { isSample: false }];

test('a list counts as all samples only if it has items and each is a sample', () => {
  expect(areAllSamples([sample, sample])).toBe(true);
  expect(areAllSamples([sample, real])).toBe(false);
  expect(areAllSamples([])).toBe(false);
});
