import type { AmountKey } from '@ev-site/contract/savings/amounts.ts';
import { expect, test } from 'vitest';
import { exampleCalculator as calculator } from '../../testing/example-calculator.ts';
import { getTexts } from '../../words/words.ts';
import { toCalculatorInput } from './to-calculator-input.ts';
import { toSource } from './to-source.ts';

const say = (name: AmountKey, priceSource = '') => {
  const vehicles = calculator.vehicles.map((vehicle) => ({ ...vehicle, priceSource }));
  const input = toCalculatorInput({}, { ...calculator, vehicles });
  return input && toSource(calculator, input, name);
};

test('states the source, the date and the range of a start value', () => {
  expect(say('fuelprice')).toBe('Retail prices, July 2026\u00a0· 94.1 to 98.1');
  expect(say('days')).toBe('260 to 330');
});

test('says that a price excludes registration, tax and insurance', () => {
  expect(say('price')).toMatch(
    /^Without registration, tax and insurance\u00a0· An example, not an offer: .+2026$/,
  );
  expect(say('price', 'Our price, May 2026')).toBe(
    'Without registration, tax and insurance\u00a0· Our price, May 2026',
  );
  expect(say('rivalprice')).toBe('Without registration, tax and insurance');
  expect(say('subsidy')).toBe('If the price does not include it yet');
});

test('asks for the taxes of the state on both sides', () => {
  expect(say('taxes')).toMatch(/^Add your state’s road tax; the start value does not include it/);
  expect(say('rivaltaxes')).toMatch(/^Enter the total with your state’s road tax; /);
});

test.each(['en', 'hi', 'gu'] as const)('asks for road tax on both sides in %s', (language) => {
  const { taxes, rivaltaxes } = getTexts(language).savings.hints;
  const named = { en: 'road tax', hi: 'रोड टैक्स', gu: 'રોડ ટેક્સ' }[language];
  for (const hint of [taxes, rivaltaxes]) expect(hint).toContain(named);
});

test('states for how many years the resale value applies', () => {
  const said = 'After five years\u00a0· 10 to 40';
  expect([say('resale'), say('rivalresale')]).toEqual([said, said]);
});

test.each(['en', 'hi', 'gu'] as const)('calls each price in %s an ex-showroom price', (language) => {
  const { savings, product, compare } = getTexts(language);
  const prices = [savings.fields.price.label, savings.fields.rivalprice.label];
  const named = { en: 'Ex-showroom', hi: 'एक्स-शोरूम', gu: 'એક્સ-શોરૂમ' }[language];
  for (const label of [...prices, product.claims.price, compare.table.rows.price])
    expect(label).toContain(named);
});
