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
const [mastee, millo, major] = vehicles;

const inKeys = (sets: readonly (readonly { key: string }[])[]) =>
  sets.map((set) => set.map(({ key }) => key).join());

test('suggests neighbours of the same kind, all of a kind with at most four, and leaves out no vehicle', () => {
  expect(inKeys(suggestSets(vehicles))).toEqual([
    'mastee,millo',
    'millo,major',
    'major,manzil',
    'millo,major,manzil',
    'marvel,mighty',
  ]);
});

test('suggests nothing if there is nothing to compare', () => {
  expect(suggestSets([])).toEqual([]);
  expect(suggestSets([millo])).toEqual([]);
  expect(suggestBeside(millo, [millo])).toEqual([]);
});

test('pairs a vehicle that is alone in its kind with the one before it, and no pair twice', () => {
  expect(inKeys(suggestSets([millo, major, mastee]))).toEqual(['major,mastee', 'millo,major']);
  expect(inKeys(suggestSets([millo, mastee]))).toEqual(['millo,mastee']);
});

test('suggests no set of more than four', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, kind: 'bicycle' }) as const);
  expect(inKeys(suggestSets(five))).toEqual(['a,b', 'b,c', 'c,d', 'd,e']);
});

test('pairs a vehicle with those of the same kind, or with all others if there are none', () => {
  expect(inKeys(suggestBeside(millo, vehicles))).toEqual(['millo,major', 'millo,manzil']);
  expect(inKeys(suggestBeside(mastee, vehicles))).toHaveLength(5);
});
