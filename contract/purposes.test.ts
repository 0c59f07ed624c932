import { expect, test } from 'vitest';
import { pickByPurpose } from './purposes.ts';

const office = { number: '1', purpose: 'main' };
const dealers = { number: '2', purpose: 'dealer' };

test('picks the way that is kept for a purpose', () => {
  expect(pickByPurpose([office, dealers], 'dealer')).toBe(dealers);
});

test('picks the main way where none is kept for it, wherever staff put it, and none where there is none', () => {
  expect(pickByPurpose([office, dealers], 'careers')).toBe(office);
  expect(pickByPurpose([dealers, office], 'careers')).toBe(office);
  expect(pickByPurpose([dealers], 'careers')).toBe(dealers);
  expect(pickByPurpose<typeof office>([], 'main')).toBeUndefined();
});
