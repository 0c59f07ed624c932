import { expect, test } from 'vitest';
import { toPhoneNumber } from './phone-number.ts';

test.each([
  ['9825012345', '+91 98250 12345'],
  ['098250 12345', '+91 98250 12345'],
  ['079 2658 1234', '+91 79 2658 1234'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['098250-12345', '+91 98250 12345'],
  ['+971 50 123 4567', '+971 50 123 4567'],
  ['00000 00000', null],
  ['call me', null],
  ['', null],
  ['+91 12345', null],
])('reads %s as %s', (text, number) => {
  expect(toPhoneNumber(text)).toBe(number);
});
