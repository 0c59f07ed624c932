import { describe, expect, test } from 'vitest';
import { amountKeys, amounts, readAmount, toBoundTexts } from './amounts.ts';
import { readSavingsQuery } from './read-query.ts';

describe('an amount', () => {
  test.each([
    ['price', '410000', 410_000],
    ['price', ' 4,10,000 ', 410_000],
    ['price', '૪,૧૦,૦૦૦', 410_000],
    ['km', '९०', 90],
    ['km', '89.6', 90],
    ['tariff', '8.005', 8.01],
    ['tariff', '.5', 0.5],
    ['tariff', '8.', 8],
    ['price', '0', 0],
    ['price', '-0.4', 'tooSmall'],
    ['down', '-0.04', 'tooSmall'],
    ['km', '0.6', 1],
    ['tariff', '-0', 0],
    ['km', '0', 'tooSmall'],
    ['km', '-5', 'tooSmall'],
    ['km', '401', 'tooLarge'],
    ['efficiency', '1.01', 'tooLarge'],
    ['km', 'ninety', 'notANumber'],
    ['km', '1e2', 'notANumber'],
    ['km', 'Infinity', 'notANumber'],
    ['km', '0x10', 'notANumber'],
    ['km', '1 2', 'notANumber'],
    ['km', '000000000000000000001', 'notANumber'],
    ['km', '', 'notANumber'],
  ] as const)('%s of "%s" is %s', (key, text, read) => {
    expect(readAmount(key, text)).toBe(read);
  });

  test('is accepted at each of its bounds, and refused one step beyond them', () => {
    for (const key of amountKeys) {
      const { least, most, decimals } = amounts[key];
      const beyond = 1 / 10 ** decimals;
      expect(readAmount(key, String(least))).toBe(least);
      expect(readAmount(key, String(most))).toBe(most);
      expect(readAmount(key, (least - beyond).toFixed(decimals))).toBe('tooSmall');
      expect(readAmount(key, (most + beyond).toFixed(decimals))).toBe('tooLarge');
    }
  });
});

test('the bounds and the example in messages are accepted as amounts', () => {
  for (const key of amountKeys)
    for (const text of Object.values(toBoundTexts(key))) expect(typeof readAmount(key, text)).toBe('number');
  expect(toBoundTexts('price')).toEqual({ least: '0', most: '50,00,000', example: '5000' });
  expect(toBoundTexts('efficiency').example).toBe('0.3');
});

const vehicles = [
  { key: 'major', against: 'diesel' },
  { key: 'millo', against: 'cng' },
] as const;

test('empty and missing values are no problem', () => {
  expect(readSavingsQuery({ km: '', price: '  ' }, vehicles)).toEqual({
    vehicle: 'major',
    against: 'diesel',
    given: {},
    problems: {},
  });
});

test('the fuel is that of the vehicle unless the query names another', () => {
  const toFuel = (asked: Record<string, string>) => readSavingsQuery(asked, vehicles).against;
  expect([toFuel({ vehicle: 'millo' }), toFuel({ vehicle: 'major', against: '' })]).toEqual([
    'cng',
    'diesel',
  ]);
  expect(toFuel({ vehicle: 'millo', against: 'diesel' })).toBe('diesel');
  expect(readSavingsQuery({}, vehicles.toReversed())).toMatchObject({ vehicle: 'millo', against: 'cng' });
  expect(readSavingsQuery({}, [])).toMatchObject({ vehicle: '', against: 'diesel' });
});

test('reads or reports each value of its own, and ignores others', () => {
  expect(
    readSavingsQuery({ vehicle: 'millo', against: 'cng', km: '80', days: '0', lang: 'hi', x: 'y' }, vehicles),
  ).toEqual({ vehicle: 'millo', against: 'cng', given: { km: 80 }, problems: { days: 'tooSmall' } });
  expect(readSavingsQuery({ vehicle: 'mighty', against: 'coal' }, vehicles).problems).toEqual({
    vehicle: 'unknown',
    against: 'unknown',
  });
});

test('refuses the names of properties that every object has', () => {
  expect(readSavingsQuery({ vehicle: 'constructor', against: 'toString' }, vehicles).problems).toEqual({
    vehicle: 'unknown',
    against: 'unknown',
  });
});

test('every amount has sensible bounds', () => {
  for (const key of amountKeys) {
    const { least, most, step } = amounts[key];
    expect([least < most, step > 0, step < most - least || key === 'efficiency']).toEqual([true, true, true]);
  }
});
