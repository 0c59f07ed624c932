import { expect, test } from 'vitest';
import { indianStates } from './indian-states.ts';
import { toPlaces, toPlainName } from './places.ts';

test('removes diacritics and odd apostrophes from names', () => {
  expect(toPlainName('Tīra  Sujānpur')).toBe('Tira Sujanpur');
  expect(toPlainName('Dā‘ūdnagar')).toBe("Da'udnagar");
});

test('has 28 states and 8 union territories with unique codes', () => {
  expect(indianStates.filter((state) => state.kind === 'state')).toHaveLength(28);
  expect(indianStates.filter((state) => state.kind === 'union territory')).toHaveLength(8);
  expect(new Set(indianStates.map((state) => state.code)).size).toBe(36);
  expect(new Set(indianStates.map((state) => state.admin1)).size).toBe(36);
});

test('lists the cities of a state sorted, without duplicates and broken names', () => {
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

test('puts a town of which GeoNames gives a neighbouring state into its own', () => {
  const cities = [
    { name: 'Neemuch', country: 'IN', admin1: '24' },
    { name: 'Jaipur', country: 'IN', admin1: '24' },
  ];
  const places = toPlaces(indianStates, cities);
  expect(places.find((state) => state.code === 'MP')?.cities).toEqual(['Neemuch']);
  expect(places.find((state) => state.code === 'RJ')?.cities).toEqual(['Jaipur']);
});

test('gives a state without cities its capital', () => {
  expect(toPlaces(indianStates, []).find((state) => state.code === 'LD')?.cities).toEqual(['Kavaratti']);
});
