import { expect, test } from 'vitest';
import { findProduct } from './find-product.ts';

const products = [
  { id: 1, key: 'millo', name: 'Millo', markerField: 'millo', choices: [] },
  { id: 2, key: 'major', name: 'Major', markerField: '', choices: [] },
  { id: 3, key: 'manzil', name: 'Manzil', markerField: '', choices: [] },
];

test.each([
  ['the marker', { millo: 'Millo, half load' }, 'manzil', '/productmajor', 1, 'Millo, half load'],
  ['its key', {}, 'manzil', '/compare', 3, 'Manzil'],
  ['its key, whatever page it was sent from', {}, 'manzil', '/productmajor', 3, 'Manzil'],
  ['its page', {}, '', '/hi/productmajor', 2, 'Major'],
  ['its page, where the key is none', {}, 'Manzil', '/productmajor', 2, 'Major'],
])('finds the vehicle by %s', (_by, fields, vehicle, fromPath, product, marker) => {
  expect(findProduct(vehicle, { fields, fromPath }, products)).toEqual({ product, marker });
});

test('finds no vehicle for a page that is about several', () => {
  expect(findProduct('', { fields: {}, fromPath: '/savings' }, products)).toEqual({});
});
