import { expect, test } from 'vitest';
import { suggestBeside, suggestSets } from './suggest.ts';

const vehicles = [
  { key: 'mastee', kind: 'passenger' },
  { key: 'millo', kind: 'cargo' },
  { key: 'major', kind: 'pickup' },
  { key: 'manzil', kind: 'pickup' },
  { key: 'marvel', kind: 'bicycle' },
  { key: 'mighty', kind: 'bicycle' },
] as const;
const [mastee, millo] = vehicles;

const inKeys = (sets: readonly (readonly { key: string }[])[]) =>
  sets.map((set) => set.map(({ key }) => key).join());

test('suggests neighbours that carry the same, and all of them where four at most do', () => {
  expect(inKeys(suggestSets(vehicles))).toEqual([
    'millo,major',
    'major,manzil',
    'millo,major,manzil',
    'marvel,mighty',
  ]);
});

test('suggests nothing where there is nothing to set side by side', () => {
  expect(suggestSets([])).toEqual([]);
  expect(suggestSets([millo])).toEqual([]);
  expect(suggestBeside(millo, [millo])).toEqual([]);
});

test('suggests no set of more than four', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, kind: 'bicycle' }) as const);
  expect(inKeys(suggestSets(five))).toEqual(['a,b', 'b,c', 'c,d', 'd,e']);
});

test('sets beside a vehicle those that carry the same, or all others where none does', () => {
  expect(inKeys(suggestBeside(millo, vehicles))).toEqual(['millo,major', 'millo,manzil']);
  expect(inKeys(suggestBeside(mastee, vehicles))).toHaveLength(5);
});
