import { expect, test } from 'vitest';
import { chooseEncoding } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['x-gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['identity', 'identity'],
  ['identity;q=1, br;q=0.2', 'identity'],
  ['deflate', 'identity'],
  ['identity;q=0, deflate', 'identity'],
  ['br;q=nonsense, gzip', 'gzip'],
  ['', 'identity'],
])('%j gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test('a visitor who says nothing gets the plain bytes', () => {
  expect(chooseEncoding(undefined)).toBe('identity');
});
