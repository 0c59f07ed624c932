import { expect, test } from 'vitest';
import { readPlainNumber } from './plain-number.ts';

test.each([
  ['4,10,000', 410_000],
  ['1,200', 1200],
  ['10,00,000.50', 1_000_000.5],
  ['1,234,567', 1_234_567],
  ['-1,200', -1200],
  ['૪,૧૦,૦૦૦', 410_000],
  ['₹4,10,000/-', 410_000],
  ['₹ 410000', 410_000],
  ['Rs. 8.50', 8.5],
  ['rs 8', 8],
  ['500 /-', 500],
  ['4.1', 4.1],
])('reads "%s" as %s', (text, number) => {
  expect(readPlainNumber(text)).toBe(number);
});

test.each([
  '4,1',
  '0,4',
  '1,5',
  '9,0',
  '९,०',
  '1,20',
  '1234,567',
  ',100',
  '1,,200',
  '1,200,',
  '8.5,000',
  '₹',
  '/-',
  'Rs',
])('refuses "%s"', (text) => {
  expect(readPlainNumber(text)).toBeUndefined();
});

test('refuses a text longer than any number', () => {
  expect(readPlainNumber(`5${' '.repeat(59)}`)).toBe(5);
  expect(readPlainNumber(`5${' '.repeat(60)}`)).toBeUndefined();
});
