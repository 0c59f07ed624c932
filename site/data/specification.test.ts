import type { ProductComparison, ProductFigures } from '@ev-site/content/payload-types.ts';
import { expect, test } from 'vitest';
import { getWords } from '../words/words.ts';
import { createFigureReader } from './figure.ts';
import { toRivalComparison } from './rival-comparison.ts';
import { toClaims, toSpecification } from './specification.ts';

const reader = createFigureReader(getWords('en').figures);

const saving = {
  key: 'savings',
  label: 'Saved in a year',
  min: 75_000,
  unit: '₹',
  condition: 'against CNG, at 90 km a day',
  group: 'claims',
  inSpecification: false,
} as const;
const payload = { ...saving, key: 'payload', group: 'capacity', inSpecification: true } as const;
const claim = { result: 'runningSavingPerYear', inputs: 'vehicle=millo&km=90' } as const;

test.each([
  ['the inputs of a claim', claim, { ...claim, secondCharge: false, plannedKm: null }],
  ['a second charge', { ...claim, secondCharge: true }, { ...claim, secondCharge: true, plannedKm: null }],
  ['no claim without inputs', { result: claim.result }, null],
  ['no claim without saying what it is', { inputs: claim.inputs, secondCharge: true }, null],
  ['no claim where a vehicle from before has none', undefined, null],
])('returns %s', (_what, stored, expected) => {
  const figures: ProductFigures = [{ ...saving, ...(stored ? { claim: stored } : {}) }, payload];
  expect(toClaims(reader, figures).map((row) => [row.key, row.claim])).toEqual([['savings', expected]]);
});

test('plans one charge as 15 per cent below the typical range', () => {
  const typical = { ...payload, key: 'typicalRange', min: 90, max: 100, unit: 'km' } as const;
  const [row] = toClaims(reader, [{ ...saving, claim }, typical]);
  expect(row?.claim?.plannedKm).toBe(76.5);
});

test('leaves out rows without a label in the language, and groups without rows', () => {
  const untold = { ...payload, label: '' };
  expect(toClaims(reader, [{ ...saving, label: '' }])).toEqual([]);
  expect(toSpecification(reader, [untold])).toEqual([]);
  expect(toSpecification(reader, [untold, { ...payload, key: 'tray' }])).toMatchObject([
    { name: 'capacity', rows: [{ key: 'tray' }] },
  ]);
});

test('returns the source of each rival with its Indian date, or null', () => {
  const stored: ProductComparison = {
    rows: [{ figureKey: 'payload', rival1Number: 500 }],
    rival1Source: 'Its brochure',
    // Half past midnight of the second of October in India.
    rival1AsOf: '2026-10-01T19:00:00.000Z',
    rival2Source: 'Somebody said so',
  };
  expect(toRivalComparison(reader, stored, [payload])?.sources).toEqual([
    { source: 'Its brochure', asOf: '2026-10-02' },
    null,
  ]);
});
