import { expect, test } from 'vitest';
import { pickByPurpose } from './purposes.ts';

const office = { number: '1', purpose: 'main' };
const dealers = { number: '2', purpose: 'dealer' };

test('picks the entry for a purpose', () => {
  expect(pickByPurpose([office, dealers], 'dealer')).toBe(dealers);
});

test('picks the main entry if none is for the purpose, else the first one, and nothing from an empty list', () => {
  expect(pickByPurpose([office, dealers], 'careers')).toBe(office);
  expect(pickByPurpose([dealers, office], 'careers')).toBe(office);
  expect(pickByPurpose([dealers], 'careers')).toBe(dealers);
  expect(pickByPurpose<typeof office>([], 'main')).toBeUndefined();
});
