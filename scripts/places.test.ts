import { expect, test } from 'vitest';
import { indianStates } from './indian-states.ts';
import { toPlaces, toPlainName } from './places.ts';

test('names lose their diacritics and odd apostrophes', () => {
  expect(toPlainName('Tīra  Sujānpur')).toBe('Tira Sujanpur');
  expect(toPlainName('Dā‘ūdnagar')).toBe("Da'udnagar");
});

test('28 states and 8 union territories, each code once', () => {
  expect(indianStates.filter((state) => state.kind === 'state')).toHaveLength(28);
  expect(indianStates.filter((state) => state.kind === 'union territory')).toHaveLength(8);
  expect(new Set(indianStates.map((state) => state.code)).size).toBe(36);
  expect(new Set(indianStates.map((state) => state.admin1)).size).toBe(36);
});

test('cities come sorted, once each, under their own state', () => {
  const cities = [
    { name: 'Sūrat', country: 'IN', admin1: '09' },
    { name: 'Anand', country: 'IN', admin1: '09' },
    { name: 'Surat', country: 'IN', admin1: '09' },
    { name: 'Mar?S?', country: 'IN', admin1: '09' },
    { name: 'Elsewhere', country: 'NP', admin1: '09' },
  ];
  const gujarat = toPlaces(indianStates, cities).find((state) => state.code === 'GJ');
  expect(gujarat?.cities).toEqual(['Anand', 'Surat']);
});

test('a state without a city in the data gets its capital', () => {
  expect(toPlaces(indianStates, []).find((state) => state.code === 'LD')?.cities).toEqual(['Kavaratti']);
});
