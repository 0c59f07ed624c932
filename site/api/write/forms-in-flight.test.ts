import { expect, test } from 'vitest';
import { createFormsInFlight } from './forms-in-flight.ts';

const limits = { ofOne: { forms: 2, bytes: 10 }, ofAll: { forms: 3, bytes: 15 } };

test('a network has its places and not all of them; a place that is left is free again', () => {
  const admit = createFormsInFlight(limits);
  const first = admit('a');
  expect(admit('a')).toBeDefined();
  expect(admit('a')).toBeUndefined();
  expect(admit('b')).toBeDefined();
  expect(admit('b')).toBeUndefined();
  first?.leave();
  expect(admit('b')).toBeDefined();
});

test('a network has its bytes and not all of them; what does not fit is not counted', () => {
  const admit = createFormsInFlight(limits);
  const [first, second, other] = [admit('a'), admit('a'), admit('b')];
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
