import { describe, expect, test } from 'vitest';
import { readPositiveInt } from './positive-int.ts';

describe('readPositiveInt', () => {
  test('accepts whole numbers from 1 that every database can store', () => {
    expect(['1', '27', '2147483647'].map(readPositiveInt)).toEqual([1, 27, 2_147_483_647]);
  });

  test.each(['', '0', '01', '-1', '1.5', '1e3', ' 2', 'two', '٢', '2147483648', '12345678901'])(
    'refuses %j',
    (text) => expect(readPositiveInt(text)).toBeUndefined(),
  );
});
