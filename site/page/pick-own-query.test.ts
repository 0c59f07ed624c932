import { readPlainNumber } from '@ev-site/contract/plain-number.ts';
import { expect, test } from 'vitest';
import { pickOwnQuery } from './pick-own-query.ts';

test('picks the given keys, joins repeated values, and drops empty ones', () => {
  const asked = { km: '60', vehicles: ['millo', '', 'major'], only: '', other: 'x' };
  expect(pickOwnQuery(asked, ['km', 'vehicles', 'only', 'from'])).toEqual({
    km: '60',
    vehicles: 'millo, major',
  });
});

test('two numbers under one key are not read as a third number', () => {
  const { price = '' } = pickOwnQuery({ price: ['300', '400'] }, ['price']);
  expect(readPlainNumber(price)).toBeUndefined();
});
