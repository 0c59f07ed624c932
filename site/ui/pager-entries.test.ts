import { expect, test } from 'vitest';
import { toPagerEntries } from './pager-entries.ts';

test('lists every number if there are few', () => {
  expect(toPagerEntries(1, 1)).toEqual([1]);
  expect(toPagerEntries(1, 3)).toEqual([1, 2, 3]);
  expect(toPagerEntries(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('replaces distant numbers by a gap, but never a single number', () => {
  expect(toPagerEntries(1, 20)).toEqual([1, 2, 'gap', 20]);
  expect(toPagerEntries(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
  expect(toPagerEntries(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
  expect(toPagerEntries(20, 20)).toEqual([1, 'gap', 19, 20]);
});
