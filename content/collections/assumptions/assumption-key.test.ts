import { expect, test } from 'vitest';
import { isRequiredKey, toKeyName } from './assumption-key.ts';

test.each([
  ['dieselPrice', 'Diesel price'],
  ['cngRivalPrice', 'CNG rival price'],
  ['electricGst', 'Electric GST'],
  ['eRickshawSubsidy', 'E rickshaw subsidy'],
  ['years', 'Years'],
] as const)('names the key %s “%s”', (key, name) => {
  expect(toKeyName(key)).toBe(name);
});

test.each([
  ['years', true],
  ['heatShortening', true],
  ['consumptionSpread', true],
  ['gujaratTariff', false],
  ['eRickshawIncentive', false],
])('the calculator needs %s: %s', (key, needed) => {
  expect(isRequiredKey(key)).toBe(needed);
});
