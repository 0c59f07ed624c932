import { expect, test } from 'vitest';
import { findReckoning } from './find-reckoning.ts';

test.each([
  '/savings?vehicle=major&against=diesel&km=90.5',
  '/hi/find?carry=goods&kg=300&road=lanes',
  '/gu/compare?vehicles=major%2Cmanzil&only=differences',
  '/savings',
])('turns %s into an address that staff can open', (asked) => {
  expect(findReckoning(asked, 'https://ev.example')).toEqual({ reckoning: `https://ev.example${asked}` });
});

test.each([
  '',
  '/blogs?page=2',
  '/savingsx?km=1',
  '//evil.example/savings?km=1',
  'https://evil.example/savings?km=1',
  '@evil.example/savings',
  '/savings?km=1 call me',
  '/savings?km=<b>',
  '/savings?km=1?x',
  '/savings?km=1#x',
  '/hi/hi/savings?km=1',
])('drops %s', (asked) => {
  expect(findReckoning(asked, 'https://ev.example')).toEqual({ reckoning: '' });
});
