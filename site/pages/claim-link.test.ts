import { expect, test } from 'vitest';
import type { Figure } from '../data/figure.ts';
import { withInputs } from './claim-link.ts';

const saving: Figure = {
  key: 'savings',
  label: 'Saved in a year',
  value: '75,000',
  unit: '₹',
  unitPosition: 'before',
  note: '',
  condition: 'against CNG, at 90 km a day',
};

test('links a claim to its inputs, on this page or on the page of the vehicle', () => {
  expect(withInputs({ ...saving, isClaim: true })).toEqual({ ...saving, href: '#running-cost' });
  expect(withInputs({ ...saving, isClaim: true }, '/productmillo').href).toBe('/productmillo#running-cost');
  expect(withInputs({ ...saving, isClaim: true }, null)).toEqual(saving);
});

test('links no other figure', () => {
  expect(withInputs(saving, '/productmillo')).toEqual(saving);
});
