import type { AmountKey } from '@ev-site/contract/savings/amounts.ts';
import { expect, test } from 'vitest';
import { exampleCalculator as calculator } from '../../testing/example-calculator.ts';
import { getTexts } from '../../words/words.ts';
import { toQuestion } from './to-question.ts';
import { toSource } from './to-source.ts';

const say = (name: AmountKey, priceSource = '') => {
  const vehicles = calculator.vehicles.map((vehicle) => ({ ...vehicle, priceSource }));
  const question = toQuestion({}, { ...calculator, vehicles });
  return question && toSource(calculator, question, name);
};

test('names source, date and range of a start value', () => {
  expect(say('fuelprice')).toBe('Retail prices, July 2026\u00a0· 94.1 to 98.1');
  expect(say('days')).toBe('260 to 330');
});

test('a price, an example or our own, is asked for without what is counted beside it', () => {
  expect(say('price')).toMatch(
    /^Without registration, tax and insurance\u00a0· An example, not an offer: .+2026$/,
  );
  expect(say('price', 'Our price, May 2026')).toBe(
    'Without registration, tax and insurance\u00a0· Our price, May 2026',
  );
  expect(say('rivalprice')).toBe('Without registration, tax and insurance');
  expect(say('subsidy')).toBe('If the price does not include it yet');
});

test('the taxes of the state are asked for on both sides', () => {
  expect(say('taxes')).toMatch(/^Add your state’s road tax; the start value does not include it/);
  expect(say('rivaltaxes')).toMatch(/^Enter the sum with your state’s road tax; /);
});

test.each(['en', 'hi', 'gu'] as const)('road tax is asked for on both sides in %s', (language) => {
  const { taxes, rivaltaxes } = getTexts(language).savings.hints;
  const named = { en: 'road tax', hi: 'रोड टैक्स', gu: 'રોડ ટેક્સ' }[language];
  for (const hint of [taxes, rivaltaxes]) expect(hint).toContain(named);
});

test('says of how many years the start value of the resale is', () => {
  const said = 'After five years\u00a0· 10 to 40';
  expect([say('resale'), say('rivalresale')]).toEqual([said, said]);
});

test.each(['en', 'hi', 'gu'] as const)('no price in %s is one on the road', (language) => {
  const { savings, product, compare } = getTexts(language);
  const prices = [savings.fields.price.label, savings.fields.rivalprice.label];
  const named = { en: 'Ex-showroom', hi: 'एक्स-शोरूम', gu: 'એક્સ-શોરૂમ' }[language];
  for (const label of [...prices, product.claims.price, compare.table.rows.price])
    expect(label).toContain(named);
});
