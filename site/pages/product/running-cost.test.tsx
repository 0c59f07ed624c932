import type { Language } from '@ev-site/contract/paths.ts';
import { readSavingsQuery } from '@ev-site/contract/savings/read-query.ts';
import { type StartSpreads, startKeys } from '@ev-site/reckoning/start-amounts.ts';
import { workOut } from '@ev-site/reckoning/work-out.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Product } from '../../data/products.ts';
import type { Settings } from '../../data/settings.ts';
import type { ClaimRow } from '../../data/specification.ts';
import { toCalculatorInput } from '../../islands/savings/to-calculator-input.ts';
import { toSlip } from '../../islands/savings/to-slip.ts';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { exampleCalculator } from '../../testing/example-calculator.ts';
import { exampleProduct } from '../../testing/example-product.ts';
import { getDefaultSettings } from '../layout/default-settings.ts';
import { RunningCost } from './running-cost.tsx';
import { type Instalment, toInstalment } from './to-instalment.ts';

const inputs =
  'vehicle=major&against=diesel&km=115&days=300&fuelprice=97.92&economy=25&rivalmaintenance=0.75&kwh=12&efficiency=0.89&tariff=8&maintenance=0.12&battery=0';
/** The query for the calculator, which counts the next battery itself. */
const handedOn = inputs.replace('&battery=0', '');
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

const settings = getDefaultSettings(getLocale('en').words);
const major: Product = {
  ...exampleProduct,
  key: 'major',
  kind: 'pickup',
  isReckonable: true,
  name: 'Major',
  plateName: 'Major',
  inquiryMarkerField: 'major',
};

const drawOf = (
  product: Product,
  language: Language = 'en',
  {
    instalment = null,
    frame = { settings },
  }: { instalment?: Instalment | null; frame?: { settings: Settings } } = {},
) =>
  renderToStaticMarkup(
    <localeContext.Provider value={getLocale(language)}>
      <RunningCost data={{ product, instalment, frame, publicUrl: 'https://ev.example' }} />
    </localeContext.Provider>,
  );

const draw = (claims: ClaimRow[], price: Product['price'] = null, language: Language = 'en') =>
  drawOf({ ...major, claims, price }, language);

const published = { rs: 380_000, asOf: '2026-05-02', place: 'Ahmedabad' };

const toText = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('links to the calculator with the inputs of the claim, in the language of the page', () => {
  const query = handedOn.replaceAll('&', '&amp;');
  expect(draw([saving])).toContain(`href="/savings?${query}"`);
  expect(draw([saving], null, 'gu')).toContain(`href="/gu/savings?${query}"`);
});

/** Moves the numbers that the slip's form asks for to the end. */
const toMoved = (query: string): string => {
  const pairs = query.split('&');
  const isAsked = (pair: string) => /^(km|fuelprice)=/.test(pair);
  return [...pairs.filter((pair) => !isAsked(pair)), ...pairs.filter(isAsked)].join('&');
};

test('shows the note of a figure with an asterisk, in every language', () => {
  for (const language of ['en', 'gu'] as const) {
    const html = draw([saving], null, language);
    expect(html).toMatch(/<dt[^>]*>Saved in a year\*<\/dt>/);
    expect(html).toContain('<p>* On running cost alone.</p>');
  }
});

test('shows a figure without inputs, without a link or a note', () => {
  const html = draw([{ ...saving, footnote: '', claim: null }], published);
  expect(html).toContain('1.20');
  expect(html).not.toContain('/savings');
  expect(html).not.toContain('<p>');
});

test('shows a published price with its place and day, and otherwise none', () => {
  const html = draw([saving], { rs: 410_000, asOf: '2026-05-02', place: 'Ahmedabad' });
  const text = toText(html);
  expect(text).toContain('Ex-showroom price ₹ 4,10,000 in Ahmedabad, 2 May 2026');
  expect(draw([saving], { rs: 410_000, asOf: '2026-05-02', place: '' })).toContain('>2 May 2026</dd>');
  expect(draw([saving])).not.toContain('Ex-showroom price');
});

test('shows the day and the year of a saving, to the rupee as the calculator does', () => {
  const html = draw([saving]);
  const text = toText(html);
  const amounts = [...text.matchAll(/(−\u2060)?₹([\d,]+\.\d\d) /g)].map(([, sign, digits = '']) =>
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
  expect(text).toContain(`× 300 days Saved on fuel and upkeep in a year ${year}`);
});

test('names a year that counts the next battery like the calculator', () => {
  const counted = inputs.replace('battery=0', 'battery=1.8');
  const html = draw([{ ...saving, claim: { ...saving.claim, inputs: counted } as ClaimRow['claim'] }]);
  expect(toText(html)).toContain('Saved on running in a year, next battery counted ₹');
  expect(toText(html)).not.toContain('Saved on fuel and upkeep');
  // A battery that the claim counts is passed on.
  expect(html).toContain('<input type="hidden" name="battery" value="1.8"/>');
});

test('shares the printed result with its conditions, from a link above the fields for other numbers', () => {
  const html = draw([saving]);
  const [link = '', text = ''] = /href="https:\/\/wa\.me\/\?text=([^"]*)"/.exec(html) ?? [];
  expect(decodeURIComponent(text)).toBe(
    `Major: Saved on fuel and upkeep in a year ₹1,19,651 (without the next battery). At 115 km a day, against diesel. https://ev.example/savings?${toMoved(handedOn)}#slip`,
  );
  expect(html.indexOf(link)).toBeGreaterThan(html.indexOf('₹1,19,651'));
  expect(html.indexOf(link)).toBeLessThan(html.indexOf('<form'));
});

test('asks for distance and price, and passes the other inputs on, except a battery that is not counted', () => {
  const html = draw([saving], null, 'gu');
  expect(html).toMatch(/<form[^>]* action="\/gu\/savings#slip" method="get"/);
  const handed = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const others = handedOn.split('&').filter((pair) => !/^(km|fuelprice)=/.test(pair));
  expect(handed.map(([, key, value]) => `${key}=${value}`)).toEqual(others);
  expect(html).toMatch(/name="km"[^>]*value="115"/);
  expect(html).toMatch(/name="fuelprice"[^>]*value="97.92"/);
});

test('says where to ask for an unpublished price, with an enquiry about this vehicle', () => {
  const html = draw([saving]);
  expect(toText(html)).toContain('Price: by written quotation. Ask for it');
  expect(html).toMatch(/href="\/contactus\?[^"]*vehicle=major[^"]*" data-enquire="" data-product="major"/);
  expect(draw([])).toContain('by written quotation');
  expect(draw([saving], published)).not.toContain('quotation');
  expect(draw([saving], null, 'hi')).toContain('लिखित कोटेशन');
});

test('asks for the price by telephone while enquiries are paused', () => {
  const phones = [{ label: 'Sales', number: '1', href: 'tel:1', purpose: 'main' as const }];
  const paused: Settings = { ...settings, domainStatus: 'maintenance' };
  expect(drawOf(major, 'en', { frame: { settings: { ...paused, phones } } })).toContain('<a href="tel:1"');
  expect(drawOf(major, 'en', { frame: { settings: paused } })).not.toContain('Ask for it');
});

test('shows the EMI with which the calculator starts, and links to it', () => {
  const instalment = toInstalment(exampleCalculator, 'major');
  const question = toCalculatorInput({ vehicle: 'major' }, exampleCalculator);
  const { words, spreads } = exampleCalculator;
  const said =
    question && toSlip(words, spreads, question)?.lines.find(({ label }) => label === 'EMI of Major');
  expect(said?.value).toBe('₹10,237');
  const html = drawOf({ ...major, claims: [saving] }, 'en', { instalment });
  expect(toText(html)).toContain(
    `Example EMI ₹10,237 a month on ₹4,10,000, 15 % down, 48 months, 18 % a year`,
  );
  expect(drawOf(major, 'gu', { instalment })).toContain('href="/gu/savings?vehicle=major#slip"');
});

test('the claim and the EMI link to a calculation that shows the claimed year, then the next battery', () => {
  const instalment = toInstalment(exampleCalculator, 'major');
  const html = drawOf({ ...major, claims: [saving] }, 'en', { instalment });
  const links = [...html.matchAll(/href="\/savings\?([^"]+)"/g)].map(([, query = '']) =>
    query.replaceAll('&amp;', '&'),
  );
  expect(links).toEqual([handedOn, `${handedOn}#slip`]);
  const question = toCalculatorInput(Object.fromEntries(new URLSearchParams(handedOn)), exampleCalculator);
  const lines = question && toSlip(exampleCalculator.words, exampleCalculator.spreads, question)?.lines;
  const [, claimed] = /Saved on fuel and upkeep in a year (₹[\d,]+)/.exec(toText(html)) ?? [];
  expect(lines?.slice(0, 2)).toMatchObject([
    { label: 'Saved on fuel and upkeep in a year', value: claimed },
    { label: 'Saved on running in a year, next battery counted' },
  ]);
});

test('calculates the EMI from the published price, and does not call it an example', () => {
  const vehicles = exampleCalculator.vehicles.map((vehicle) => ({ ...vehicle, priceRs: published.rs }));
  const instalment = toInstalment({ ...exampleCalculator, vehicles }, 'major');
  const text = toText(drawOf({ ...major, claims: [saving], price: published }, 'en', { instalment }));
  expect(text).toContain('EMI ₹9,488 a month on this price, 15 % down, 48 months');
  expect(text).not.toMatch(/example/i);
  const paidInPart = instalment && { ...instalment, priceRs: 300_000, isSubsidised: true };
  const less = drawOf({ ...major, claims: [saving], price: published }, 'en', { instalment: paidInPart });
  expect(toText(less)).toContain('a month on ₹3,00,000, ');
});

test('shows neither price nor EMI for a vehicle that cannot be calculated', () => {
  const bicycle: Product = { ...major, kind: 'bicycle', isReckonable: false, claims: [saving] };
  expect(toText(drawOf(bicycle))).not.toMatch(/quotation|EMI ₹/);
  expect(toInstalment(exampleCalculator, 'marvel')).toBeNull();
  expect(toInstalment(null, 'major')).toBeNull();
});
