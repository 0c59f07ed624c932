import { expect, test } from 'vitest';
import { withItsRooms } from './hash-sources.ts';

test('lists the rooms from which each program is built', () => {
  expect(withItsRooms('site').sort()).toEqual(['content', 'contract', 'reckoning', 'site']);
  expect(withItsRooms('studio').sort()).toEqual(['content', 'contract', 'reckoning', 'studio']);
  expect(withItsRooms('content').sort()).toEqual(['content', 'contract', 'reckoning']);
});
