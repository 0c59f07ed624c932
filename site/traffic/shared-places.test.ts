import { expect, test } from 'vitest';
import { createSharedPlaces } from './shared-places.ts';

test('a network alone has half of the places, and who holds none finds one until the last is taken', () => {
  const places = createSharedPlaces(12);
  const fill = (network: string): number => {
    let count = 0;
    while (places.enter(network)) count += 1;
    return count;
  };
  expect(['a', 'b', 'c', 'd', 'e'].map(fill)).toEqual([6, 3, 2, 1, 0]);
  expect(fill('f')).toBe(0);
});

test('what is left is free for others, and whoever held much gets it back last', () => {
  const places = createSharedPlaces(4);
  expect([places.enter('a', 2), places.enter('b'), places.enter('b')]).toEqual([true, true, false]);
  places.leave('a');
  expect(places.enter('a')).toBe(true);
  places.leave('a', 2);
  expect([places.enter('b'), places.enter('b')]).toEqual([true, false]);
});
