import { expect, test } from 'vitest';
import { withItsRooms } from './hash-sources.ts';

test('a program is built again where a source changed in any room it is made from', () => {
  expect(withItsRooms('site').sort()).toEqual(['content', 'contract', 'reckoning', 'site']);
  expect(withItsRooms('studio').sort()).toEqual(['content', 'contract', 'reckoning', 'studio']);
  expect(withItsRooms('content').sort()).toEqual(['content', 'contract', 'reckoning']);
});
