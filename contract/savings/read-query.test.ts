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

  test('is taken at each of its bounds, and one step beyond them is not', () => {
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

test('what is told to whoever missed an amount would be taken', () => {
  for (const key of amountKeys)
    for (const text of Object.values(toBoundTexts(key))) expect(typeof readAmount(key, text)).toBe('number');
  expect(toBoundTexts('price')).toEqual({ least: '0', most: '50,00,000', example: '5000' });
  expect(toBoundTexts('efficiency').example).toBe('0.3');
});

const vehicles = [
  { key: 'major', against: 'diesel' },
  { key: 'millo', against: 'cng' },
] as const;

test('what is empty or left out is no problem', () => {
  expect(readSavingsQuery({ km: '', price: '  ' }, vehicles)).toEqual({
    vehicle: 'major',
    against: 'diesel',
    given: {},
    problems: {},
  });
});

test('a vehicle is held against its own fuel unless another one is named', () => {
  const toFuel = (asked: Record<string, string>) => readSavingsQuery(asked, vehicles).against;
  expect([toFuel({ vehicle: 'millo' }), toFuel({ vehicle: 'major', against: '' })]).toEqual([
    'cng',
    'diesel',
  ]);
  expect(toFuel({ vehicle: 'millo', against: 'diesel' })).toBe('diesel');
  expect(readSavingsQuery({}, vehicles.toReversed())).toMatchObject({ vehicle: 'millo', against: 'cng' });
  expect(readSavingsQuery({}, [])).toMatchObject({ vehicle: '', against: 'diesel' });
});

test('each value is understood or named as a problem; others are none of its business', () => {
  expect(
    readSavingsQuery({ vehicle: 'millo', against: 'cng', km: '80', days: '0', lang: 'hi', x: 'y' }, vehicles),
  ).toEqual({ vehicle: 'millo', against: 'cng', given: { km: 80 }, problems: { days: 'tooSmall' } });
  expect(readSavingsQuery({ vehicle: 'mighty', against: 'coal' }, vehicles).problems).toEqual({
    vehicle: 'unknown',
    against: 'unknown',
  });
});

test('a word that every object knows is no vehicle and no fuel', () => {
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
