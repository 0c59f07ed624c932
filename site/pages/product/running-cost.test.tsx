import { readSavingsQuery } from '@ev-site/contract/savings/read-query.ts';
import { type StartSpreads, startKeys } from '@ev-site/reckoning/start-amounts.ts';
import { workOut } from '@ev-site/reckoning/work-out.ts';
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
  label: 'Saved in a year',
  value: '1.20 lakh',
  unit: '₹',
  unitPosition: 'before',
  note: '',
  condition: 'against diesel, at 115 km a day',
  footnote: 'On running cost alone.',
  claim: { result: 'runningSavingPerYear', inputs, secondCharge: true, plannedKm: 85 },
};

const draw = (claims: ClaimRow[], price: Product['price'] = null, language: 'en' | 'gu' = 'en') =>
  renderToStaticMarkup(
    <localeContext.Provider value={getLocale(language)}>
      <RunningCost
        claims={claims}
        price={price}
        name="Major"
        plateName="Major"
        publicUrl="https://ev.example"
      />
    </localeContext.Provider>,
  );

test('leads to the calculator with the inputs of the claim, in the language of the page', () => {
  const query = inputs.replaceAll('&', '&amp;');
  expect(draw([saving])).toContain(`href="/savings?${query}"`);
  expect(draw([saving], null, 'gu')).toContain(`href="/gu/savings?${query}"`);
});

test('sets the note behind the asterisk of its figure, in every language', () => {
  for (const language of ['en', 'gu'] as const) {
    const html = draw([saving], null, language);
    expect(html).toMatch(/<dt[^>]*>Saved in a year\*<\/dt>/);
    expect(html).toContain('<p>* On running cost alone.</p>');
  }
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
  expect(text).toContain('Ex-showroom price ₹ 4,10,000 in Ahmedabad, 2 May 2026');
  expect(draw([saving], { rs: 410_000, asOf: '2026-05-02', place: '' })).toContain('>2 May 2026</dd>');
  expect(draw([saving])).not.toContain('Ex-showroom price');
});

test('prints the day and the year behind a saving, to the rupee as the calculator reckons it', () => {
  const html = draw([saving]);
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  const amounts = [...text.matchAll(/(−?)₹([\d,]+\.\d\d) /g)].map(([, sign, digits = '']) =>
    Math.round(Number(`${sign ? '-' : ''}${digits.replace(',', '')}`) * 100),
  );
  const [fuel = 0, electricity = 0, upkeep = 0, today] = amounts.slice(-4);
  expect(fuel).toBe(45_043);
  expect(fuel + electricity + upkeep).toBe(today);
  const query = readSavingsQuery(Object.fromEntries(new URLSearchParams(inputs)), [
    { key: 'major', against: 'diesel' },
  ]);
  const vehicle = { kind: 'pickup', battery: 'lithium', packKwh: 10, typicalKm: 100, priceRs: null } as const;
  const spread = { value: 1, low: 1, high: 1 };
  const spreads = Object.fromEntries(startKeys.map((key) => [key, spread])) as StartSpreads;
  const { expected } = workOut(spreads, { vehicle, against: 'diesel', given: query.given });
  const year = `₹${Math.round(expected.runningSavingRsPerYear).toLocaleString('en-IN')}`;
  expect(text).toContain(`× 300 days Saved on running in a year ${year}`);
});

test('asks for kilometres and price, and hands the other inputs on as they are', () => {
  const html = draw([saving], null, 'gu');
  expect(html).toMatch(/<form[^>]* action="\/gu\/savings" method="get"/);
  const handed = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const others = inputs.split('&').filter((pair) => !/^(km|fuelprice)=/.test(pair));
  expect(handed.map(([, key, value]) => `${key}=${value}`)).toEqual(others);
  expect(html).toMatch(/name="km"[^>]*value="115"/);
  expect(html).toMatch(/name="fuelprice"[^>]*value="97.92"/);
});
