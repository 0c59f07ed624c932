import { BoxGeometry, Mesh } from 'three';
import { expect, test } from 'vitest';
import { toFit } from './fit-in-place.ts';
import { measure } from './measure.ts';

test.each([
  ['3.20', 3.200_000_1, 3.2],
  ['1.42', 1.420_008_54, 1.42],
  ['0.69', 0.690_01, 0.69],
  ['1.88', 1.880_000_04, 1.88],
  // Rounded to the millimetre first: 665 mm, as published.
  ['0.67', 0.664_99, 0.67],
])('a model shown as %s m wide fits into a place of exactly that size', (shown, real, metres) => {
  const size = measure(new Mesh(new BoxGeometry(real, 1.7, real)));
  expect(size).toEqual({ length: metres, width: metres, height: 1.7 });
  expect(size.width.toFixed(2)).toBe(shown);
  const place = { length: Number(shown), width: Number(shown) };
  expect(toFit(size, place)).toEqual({ fits: true, along: 0, across: 0 });
});
