import { expect, test } from 'vitest';
import { readChoice } from './read-choice.ts';

const vehicles = ['mastee', 'millo', 'major', 'manzil', 'marvel'].map((key) => ({ key }));
const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key);
const read = (query: Record<string, string>) => {
  const { chosen, refused, ...rest } = readChoice(query, vehicles);
  return { chosen: keysOf(chosen), refused: keysOf(refused), ...rest };
};

test('keeps the order of the query, and each vehicle once', () => {
  expect(read({ vehicles: 'manzil, major,Manzil,' })).toEqual({
    chosen: ['manzil', 'major'],
    refused: [],
    unknown: 0,
    onlyDifferences: false,
    isEmpty: false,
  });
});

test('takes four vehicles and refuses the rest', () => {
  const { chosen, refused } = read({ vehicles: 'marvel,manzil,major,millo,mastee,major' });
  expect(chosen).toEqual(['marvel', 'manzil', 'major', 'millo']);
  expect(refused).toEqual(['mastee']);
});

test('counts each unknown name once, and lets none take a place', () => {
  const { chosen, unknown } = read({ vehicles: 'x,y,x,constructor,millo,major,manzil,mastee' });
  expect(chosen).toHaveLength(4);
  expect(unknown).toBe(3);
});

test('tells a form with nothing ticked from a page without a query', () => {
  expect(read({}).isEmpty).toBe(false);
  expect(read({ asked: '1' }).isEmpty).toBe(true);
  expect(read({ asked: '1', vehicles: 'x' }).isEmpty).toBe(false);
});

test('shows only differences for exactly one value of the key', () => {
  expect(read({ only: 'differences' }).onlyDifferences).toBe(true);
  expect(read({ only: 'yes' }).onlyDifferences).toBe(false);
  expect(read({}).chosen).toEqual([]);
});
