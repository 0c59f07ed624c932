import Negotiator from 'negotiator';
import { expect, test, vi } from 'vitest';
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
  ['br ; q=0.5 , gzip ; q=0.7', 'gzip'],
  ['gzip;Q=0.1, br;q=.2', 'br'],
  ['gzip;q=0.5, *;q=0', 'gzip'],
  ['x-gzip;q=0.2, br;q=0.1', 'gzip'],
  ['*;q=0', 'identity'],
  ['__proto__', 'identity'],
  [',;,=;q', 'identity'],
  [`${'br,'.repeat(166)}br`, 'br'],
  [`${'br,'.repeat(167)}br`, 'identity'],
])('%j gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test('without a header the encoding is identity', () => {
  expect(chooseEncoding(undefined)).toBe('identity');
});

test('the cache remembers a common header even after a flood of different ones', () => {
  for (let count = 0; count < 500; count += 1) chooseEncoding(`x-${count}, gzip`);
  const read = vi.spyOn(Negotiator.prototype, 'encoding');
  for (let count = 0; count < 10; count += 1) expect(chooseEncoding('br, x-all-send-this')).toBe('br');
  expect(read).toHaveBeenCalledTimes(1);
});
