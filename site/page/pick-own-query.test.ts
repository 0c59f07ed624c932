import { readPlainNumber } from '@ev-site/contract/plain-number.ts';
import { expect, test } from 'vitest';
import { pickOwnQuery } from './pick-own-query.ts';

test('takes the keys that are asked for, joins what comes several times, and leaves out what is empty', () => {
  const asked = { km: '60', vehicles: ['millo', '', 'major'], only: '', other: 'x' };
  expect(pickOwnQuery(asked, ['km', 'vehicles', 'only', 'from'])).toEqual({
    km: '60',
    vehicles: 'millo, major',
  });
});

test('makes no third number of two', () => {
  const { price = '' } = pickOwnQuery({ price: ['300', '400'] }, ['price']);
  expect(readPlainNumber(price)).toBeUndefined();
});
