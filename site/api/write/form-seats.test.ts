import { expect, test } from 'vitest';
import { createFormSeats } from './form-seats.ts';

const limits = { ofOne: { forms: 2, bytes: 10 }, ofAll: { forms: 3, bytes: 15 } };

test('a network has its places and not all of them; a place that is left is free again', () => {
  const take = createFormSeats(limits);
  const first = take('a');
  expect(take('a')).toBeDefined();
  expect(take('a')).toBeUndefined();
  expect(take('b')).toBeDefined();
  expect(take('b')).toBeUndefined();
  first?.leave();
  expect(take('b')).toBeDefined();
});

test('a network has its room and not all of it; what does not fit is not counted', () => {
  const take = createFormSeats(limits);
  const [first, second, other] = [take('a'), take('a'), take('b')];
  expect(first?.hold(6)).toBe(true);
  expect(second?.hold(5)).toBe(false);
  expect(second?.hold(4)).toBe(true);
  expect(other?.hold(6)).toBe(false);
  expect(other?.hold(5)).toBe(true);
  first?.drop(4);
  expect(second?.hold(4)).toBe(true);
  first?.leave();
  expect(second?.hold(2)).toBe(true);
  expect(second?.hold(1)).toBe(false);
});
