import { expect, test } from 'vitest';
import { areAllSamples } from './are-all-samples.ts';

const [sample, real] = [{ isSample: true }, { isSample: false }];

test('one sentence speaks for all samples, but never for what is real or for nothing', () => {
  expect(areAllSamples([sample, sample])).toBe(true);
  expect(areAllSamples([sample, real])).toBe(false);
  expect(areAllSamples([])).toBe(false);
});
