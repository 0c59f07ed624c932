import { assumptionUnits } from '@ev-site/contract/assumption-keys.ts';
import { expect, test } from 'vitest';
import { getLocale } from '../../page/locale.ts';
import { toAmount, toRange } from './to-amount.ts';

const { words } = getLocale('en');

test.each([
  [97.92, '₹/l', '₹97.92 a litre'],
  [84.5, '₹/kg', '₹84.50 a kg'],
  [8, '₹/kWh', '₹8 a kWh'],
  [18_000, '₹/kWh', '₹18,000 a kWh'],
  [0.89, 'share', '0.89 (89 %)'],
  [120_000, 'km', '1,20,000 km'],
  [0, '₹', '₹0'],
  [12.5, '%/year', '12.5 % a year'],
  [0.4, '₹/km', '₹0.40 a km'],
  [1, 'years', '1 year'],
  [5, 'years', '5 years'],
  [1, 'months', '1 month'],
  [1, 'days/year', '1 day a year'],
] as const)('writes %f in %s as %s', (number, unit, written) => {
  expect(toAmount(number, unit, words)).toBe(written);
});

test.each([
  [94.1, 98.1, '₹/l', '₹94.10 to 98.10 a litre'],
  [4, 11, '₹/kWh', '₹4 to 11 a kWh'],
  [4, 11.5, '₹/kWh', '₹4.00 to 11.50 a kWh'],
  [0.85, 0.92, 'share', '0.85 to 0.92 (85 to 92 %)'],
  [0.7, 0.8, 'share', '0.70 to 0.80 (70 to 80 %)'],
] as const)('writes %f to %f in %s as %s', (low, high, unit, written) => {
  expect(toRange(low, high, unit, words)).toBe(written);
});

test('uses the singular for exactly one, in every language', () => {
  expect(toRange(1, 2, 'years', words)).toBe('1 to 2 years');
  expect(toRange(1, 1, 'years', words)).toBe('1 year');
  const inMonths = (['hi', 'gu'] as const).flatMap((language) =>
    [1, 48].map((months) => toAmount(months, 'months', getLocale(language).words)),
  );
  expect(inMonths).toEqual(['1 महीना', '48 महीने', '1 મહિનો', '48 મહિના']);
});

test('writes a range of equal ends as one number', () => {
  expect(toRange(8, 8, '₹/kWh', words)).toBe('₹8 a kWh');
});

test('writes every unit with words around the number', () => {
  const written = [...new Set(Object.values(assumptionUnits))].map((unit) => toAmount(7, unit, words));
  expect(written.filter((text) => !/7/.test(text) || text === '7')).toEqual([]);
});
