import { expect, test } from 'vitest';
import { listPageAddresses, readPageNumber, toPageAddress } from './page-number.ts';

test('reads the number of a page', () => {
  expect(readPageNumber(undefined)).toBe(1);
  expect(readPageNumber('1')).toBe(1);
  expect(readPageNumber('27')).toBe(27);
});

test.each(['0', '01', '-1', '1.5', '1e3', ' 2', 'two', '٢', '12345678901'])('refuses %j', (text) => {
  expect(readPageNumber(text)).toBeUndefined();
});

test('the first page has an address without a number', () => {
  expect(toPageAddress('/blogs', 1)).toBe('/blogs');
  expect(toPageAddress('/blogs', 2)).toBe('/blogs?page=2');
});

test('lists only the first pages of a long list', () => {
  expect(listPageAddresses('/blogs', 2)).toEqual(['/blogs', '/blogs?page=2']);
  expect(listPageAddresses('/blogs', 900)).toHaveLength(5);
});
