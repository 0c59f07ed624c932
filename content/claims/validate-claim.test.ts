import { expect, test } from 'vitest';
import { products } from '../seed/data/products.ts';
import { type StoredClaim, validateClaim, validateClaimInputs } from './validate-claim.ts';

const inputs =
  'vehicle=major&against=diesel&km=115&days=300&fuelprice=97.92&economy=25&rivalmaintenance=0.75&kwh=12&efficiency=0.89&tariff=8&maintenance=0.12&battery=0';

const saving: StoredClaim = { result: 'runningSavingPerYear', inputs, secondCharge: true };
const typicalRange = { key: 'typicalRange', min: 90, max: 100 };
const vehicle = { key: 'major', figures: [typicalRange] };

const sentence = (claim: StoredClaim, min: number | null = 120_000) => validateClaim(claim, { min }, vehicle);

test('accepts a claim that its inputs give, and a figure without a claim', () => {
  expect(sentence(saving)).toBe(true);
  expect(sentence({ result: 'maintenancePaisePerKm', inputs, secondCharge: true }, 12)).toBe(true);
  expect(sentence({})).toBe(true);
  expect(sentence({ result: null, inputs: null, secondCharge: false })).toBe(true);
});

test('says what the inputs give if the claim differs', () => {
  expect(sentence(saving, 125_000)).toBe(
    'These inputs give ₹1,19,651 a year, but the figure says ₹1,25,000 a year. The difference is more than 2 per cent. Change the figure or its inputs.',
  );
  expect(sentence({ result: 'maintenancePaisePerKm', inputs, secondCharge: true }, 40)).toMatch(
    /^These inputs give 12 paise a km, but the figure says 40 paise a km\. /,
  );
});

test('refuses a day longer than the upper end of the typical range without a second charge', () => {
  const oneCharge = { ...saving, secondCharge: false };
  expect(sentence(oneCharge)).toBe(
    '115 km a day is more than the typical range of 100 km: tick “Needs a second charge”, or calculate with fewer.',
  );
  const hundred = inputs.replace('km=115', 'km=100').replace('days=300', 'days=345');
  expect(sentence({ ...oneCharge, inputs: hundred })).toBe(true);
  // Without a typical range, nobody can tell.
  expect(validateClaim(oneCharge, { min: 120_000 }, { key: 'major', figures: [] })).toBe(true);
});

test.each([
  ['without a claim', { result: null }, 'Choose first what the figure claims.'],
  ['that are empty', { inputs: '' }, 'A claim needs the inputs under which it is true.'],
  [
    'that miss some',
    { inputs: inputs.replace('&km=115', '').replace('&battery=0', '') },
    'Name these inputs as well: km, battery.',
  ],
  [
    'nobody knows',
    { inputs: `${inputs}&wind=3&__proto__=1` },
    'The calculator does not know: wind, __proto__.',
  ],
  ['twice', { inputs: `${inputs}&km=90` }, 'Name each input once.'],
  [
    'of another vehicle',
    { inputs: inputs.replace('major', 'millo') },
    'These are inputs of another vehicle: write vehicle=major.',
  ],
  [
    'against another fuel',
    { inputs: inputs.replace('diesel', 'steam') },
    '“against” is one of diesel, cng, petrol.',
  ],
  ['that are words', { inputs: inputs.replace('115', 'many') }, '“km=many” is no number.'],
  ['below bounds', { inputs: inputs.replace('115', '0') }, '“km=0” is too small.'],
  ['above bounds', { inputs: inputs.replace('115', '1000') }, '“km=1000” is too large.'],
])('refuses inputs %s', (_what, change, expected) => {
  expect(sentence({ ...saving, ...change })).toBe(expected);
});

test('accepts inputs on which the claim does not depend, and commas of lakh', () => {
  expect(sentence({ ...saving, inputs: `${inputs}&price=4,10,000` })).toBe(true);
});

test('refuses a claim for a figure that is a range or a text', () => {
  expect(sentence(saving, null)).toMatch(/one number/);
  expect(validateClaim(saving, { min: 120_000, max: 130_000 }, vehicle)).toMatch(/one number/);
});

test('checks the claim against its own figure among those of the vehicle', () => {
  const check = (min: number) => {
    const figures = [typicalRange, { key: 'payload', min: 550 }, { key: 'savings', min, claim: saving }];
    return validateClaimInputs(inputs, { data: { key: 'major', figures }, siblingData: saving });
  };
  expect(check(120_000)).toBe(true);
  expect(check(90_000)).toMatch(/^These inputs give/);
  expect(validateClaimInputs('', { data: vehicle, siblingData: {} })).toBe(true);
  expect(validateClaimInputs(null, { data: vehicle, siblingData: { result: saving.result } })).toMatch(
    /needs the inputs/,
  );
});

test('the inputs of every claim of the sample content give that claim', () => {
  const claims = products.flatMap(({ data }) =>
    (data.figures ?? [])
      .filter(({ claim }) => claim?.result)
      .map((figure) => [data.key, figure.key, validateClaim(figure.claim ?? {}, figure, data)]),
  );
  expect(claims).toEqual([
    ['mastee', 'savings', true],
    ['millo', 'savings', true],
    ['major', 'savings', true],
    ['major', 'maintenanceCost', true],
    ['manzil', 'savings', true],
  ]);
  const claimed = products.flatMap(
    ({ data }) => data.figures?.filter(({ group }) => group === 'claims') ?? [],
  );
  expect(claimed).toHaveLength(claims.length);
});
