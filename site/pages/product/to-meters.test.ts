import { expect, test } from 'vitest';
import type { Figure } from '../../data/figure.ts';
import type { ClaimRow } from '../../data/specification.ts';
import { getLocale } from '../../page/locale.ts';
import { toMeters } from './to-meters.ts';

const payload: Figure = {
  key: 'payload',
  label: 'Payload',
  value: '550',
  unit: 'kg',
  unitPosition: 'after',
  note: '',
  condition: 'driver included',
};
const saving: Figure = { ...payload, key: 'savings', label: 'Saved in a year', isClaim: true };
const claims: ClaimRow[] = [{ ...saving, footnote: 'On running cost alone.', claim: null }];

const { words } = getLocale('en');

// Specification, section 2, point 3: "Higher Savings Rs 1.20 lakh per year (asterisk)".
test('a claim with a note has an asterisk and a link to the note', () => {
  const meters = toMeters([payload, saving], { claims }, words.product);
  expect(meters.map(({ label, href }) => [label, href])).toEqual([
    ['Payload', undefined],
    ['Saved in a year*', '#running-cost'],
  ]);
});

test('a claim without a note has no asterisk', () => {
  const bare = claims.map((claim) => ({ ...claim, footnote: '' }));
  expect(toMeters([saving], { claims: bare }, words.product)[0]?.label).toBe('Saved in a year');
});
