import { expect, test } from 'vitest';
import { toPhoneNumber } from './phone-number.ts';

test.each([
  ['9825012345', '+91 98250 12345'],
  ['098250 12345', '+91 98250 12345'],
  ['079 2658 1234', '+91 79 2658 1234'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['098250-12345', '+91 98250 12345'],
  ['+971 50 123 4567', '+971 50 123 4567'],
  ['254712345678', '+254 712 345678'],
  ['977 985 1012345', '+977 985 1012345'],
  ['919825012345', '+91 98250 12345'],
  ['1 212 736 5000', '+1 212 736 5000'],
  // An Indian number with a digit too many: with a + it would be one of Russia, Iran, Pakistan, Uruguay, France,
  // Romania, Egypt or Mauritania.
  ['79825012345', null],
  ['98 2501 234567', null],
  ['923001234567', null],
  ['5 98250 12345', null],
  ['33 2234 56789', null],
  ['40 2345 67890', null],
  ['20 2612 34567', null],
  ['22 2345 67890', null],
  ['00000 00000', null],
  ['call me', null],
  ['', null],
  ['+91 12345', null],
])('reads %s as %s', (text, number) => {
  expect(toPhoneNumber(text)).toBe(number);
});
