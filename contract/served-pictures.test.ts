import { expect, test } from 'vitest';
import { getPictureType } from './served-pictures.ts';

test.each([
  ['a.webp', 'image/webp'],
  ['a.WebP', 'image/webp'],
  ['A.SVG', 'image/svg+xml'],
  ['a.htm.png', 'image/png'],
  ['a.png.html', null],
  ['a.html', null],
  ['a.js', null],
  ['a.svgz', null],
  ['a.png ', null],
  ['a.png/', null],
  ['a.png.', null],
  ['png', null],
  ['.constructor', null],
  ['a.toString', null],
  ['', null],
])('the type of %j is %s', (name, type) => {
  expect(getPictureType(name)).toBe(type);
});
