import { expect, test } from 'vitest';
import { toRupees, toRupeesPerKm, toSignedRupees } from './money.ts';

test.each([
  [315_557.4, '₹3,15,557'],
  [-85_360, '₹85,360'],
  [0.5, '₹1'],
  [-0.5, '₹0'],
])('writes %d rupees as %s', (rs, written) => {
  expect(toRupees(rs)).toBe(written);
});

test.each([
  [315_557.4, '₹3,15,557'],
  [-85_360, '−\u2060₹85,360'],
  [-0.4, '₹0'],
])('writes a saving of %d rupees as %s, with the sign on the line of the amount', (rs, written) => {
  expect(toSignedRupees(rs)).toBe(written);
});

test.each([
  [4.6668, '₹4.67'],
  [5, '₹5.00'],
  [12_402.456, '₹12,402.46'],
  [-1.5, '−\u2060₹1.50'],
  [-0.001, '₹0.00'],
])('writes %d rupees a km as %s', (rs, written) => {
  expect(toRupeesPerKm(rs)).toBe(written);
});
