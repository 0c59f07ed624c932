import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Product } from '../../data/products.ts';
import type { ClaimRow } from '../../data/specification.ts';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { RunningCost } from './running-cost.tsx';

const inputs =
  'vehicle=major&against=diesel&km=115&days=300&fuelprice=97.92&economy=25&rivalmaintenance=0.75&kwh=12&efficiency=0.89&tariff=8&maintenance=0.12&battery=0';
const saving: ClaimRow = {
  key: 'savings',
  label: 'Higher savings',
  value: '1.20 lakh',
  unit: '₹',
  unitPosition: 'before',
  note: '',
  condition: 'per year, against diesel',
  footnote: 'On running cost alone.',
  claim: { result: 'runningSavingPerYear', inputs, secondCharge: true },
};

const draw = (claims: ClaimRow[], price: Product['price'] = null, language: 'en' | 'gu' = 'en') =>
  renderToStaticMarkup(
    <localeContext.Provider value={getLocale(language)}>
      <RunningCost claims={claims} price={price} />
    </localeContext.Provider>,
  );

test('leads to the calculator with the inputs of the claim, in the language of the page', () => {
  const query = inputs.replaceAll('&', '&amp;');
  expect(draw([saving])).toContain(`href="/savings?${query}"`);
  expect(draw([saving], null, 'gu')).toContain(`href="/gu/savings?${query}"`);
  expect(draw([saving])).toContain('<p>On running cost alone.</p>');
});

test('claims nothing about a figure whose inputs nobody gave', () => {
  const html = draw([{ ...saving, footnote: '', claim: null }]);
  expect(html).toContain('1.20');
  expect(html).not.toContain('/savings');
  expect(html).not.toContain('<p>');
});

test('shows a price with its place and day, and none where none is published', () => {
  const html = draw([saving], { rs: 410_000, asOf: '2026-05-02', place: 'Ahmedabad' });
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  expect(text).toContain('Price on the road ₹ 4,10,000 in Ahmedabad, 2 May 2026');
  expect(draw([saving], { rs: 410_000, asOf: '2026-05-02', place: '' })).toContain('>2 May 2026</dd>');
  expect(draw([saving])).not.toContain('Price on the road');
});
