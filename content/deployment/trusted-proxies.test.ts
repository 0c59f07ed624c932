import { expect, test } from 'vitest';
import { readTrustedProxies } from './trusted-proxies.ts';

test.each([
  ['false', false],
  ['0', false],
  ['1', 1],
  [' 2 ', 2],
  ['10.0.0.0/8', ['10.0.0.0/8']],
  ['10.0.0.1, ::1,fd00::/8', ['10.0.0.1', '::1', 'fd00::/8']],
  ['Loopback', ['loopback']],
])('reads %j', (text, proxies) => {
  expect(readTrustedProxies(text)).toEqual({ proxies });
});

test.each([
  'true',
  'TRUE',
  'yes',
  '11',
  '-1',
  '1.5',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0',
  '10.0.0.1,',
  'proxy.internal',
])('refuses %j with a sentence', (text) => {
  expect(readTrustedProxies(text)).toEqual({ problem: expect.stringMatching(/ .* /) });
});
