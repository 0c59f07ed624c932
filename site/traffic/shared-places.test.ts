import { expect, test } from 'vitest';
import { createSharedPlaces } from './shared-places.ts';

test('a network gets at most half of the free places, so that another one finds a place until the last is taken', () => {
  const places = createSharedPlaces(12);
  const fill = (network: string): number => {
    let count = 0;
    while (places.enter(network)) count += 1;
    return count;
  };
  expect(['a', 'b', 'c', 'd', 'e'].map(fill)).toEqual([6, 3, 2, 1, 0]);
  expect(fill('f')).toBe(0);
});

test('freed places go to others first, and last to a network that held many', () => {
  const places = createSharedPlaces(4);
  expect([places.enter('a', 2), places.enter('b'), places.enter('b')]).toEqual([true, true, false]);
  places.leave('a');
  expect(places.enter('a')).toBe(true);
  places.leave('a', 2);
  expect([places.enter('b'), places.enter('b')]).toEqual([true, false]);
});
