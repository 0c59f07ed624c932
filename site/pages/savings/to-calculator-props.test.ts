import { expect, test } from 'vitest';
import { toPriceLine, toSourceLine } from './to-calculator-props.ts';

const asOf = '2026-09-25';
const inEnglish = { language: 'en', tag: 'en-IN' } as const;

test.each([
  ['PPAC', 'Metro prices', false, 'PPAC, September 2026'],
  ['', 'Metro prices', false, 'Metro prices, September 2026'],
  ['PPAC', 'Metro prices', true, 'Estimate, September 2026'],
  ['', '', false, 'September 2026'],
])('for publisher “%s”, title “%s”, estimate %s the source is “%s”', (publisher, title, isEstimate, said) => {
  expect(toSourceLine({ isEstimate, asOf, source: { publisher, title, url: '' } }, inEnglish)).toBe(said);
});

test.each([
  [null, ''],
  [{ rs: 410_000, asOf, place: 'Ahmedabad' }, 'Our price, Ahmedabad, September 2026'],
  [{ rs: 410_000, asOf, place: '' }, 'Our price, September 2026'],
])('for the price %j the source is “%s”', (price, said) => {
  expect(toPriceLine(price, inEnglish)).toBe(said);
});
