import { expect, test } from 'vitest';
import { readChoice } from './read-choice.ts';

const vehicles = ['mastee', 'millo', 'major', 'manzil', 'marvel'].map((key) => ({ key }));
const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key);
const read = (query: Record<string, string>) => {
  const { chosen, refused, ...rest } = readChoice(query, vehicles);
  return { chosen: keysOf(chosen), refused: keysOf(refused), ...rest };
};

test('takes the vehicles in the order in which they are asked for, each once', () => {
  expect(read({ vehicles: 'manzil, major,Manzil,' })).toEqual({
    chosen: ['manzil', 'major'],
    refused: [],
    unknown: 0,
    onlyDifferences: false,
    isEmpty: false,
  });
});

test('takes four and refuses what comes after', () => {
  const { chosen, refused } = read({ vehicles: 'marvel,manzil,major,millo,mastee,major' });
  expect(chosen).toEqual(['marvel', 'manzil', 'major', 'millo']);
  expect(refused).toEqual(['mastee']);
});

test('counts the names that are of no vehicle, each once, and lets none take a place', () => {
  const { chosen, unknown } = read({ vehicles: 'x,y,x,constructor,millo,major,manzil,mastee' });
  expect(chosen).toHaveLength(4);
  expect(unknown).toBe(3);
});

test('knows a form that was sent with nothing ticked from a page that nobody asked anything', () => {
  expect(read({}).isEmpty).toBe(false);
  expect(read({ asked: '1' }).isEmpty).toBe(true);
  expect(read({ asked: '1', vehicles: 'x' }).isEmpty).toBe(false);
});

test('asks for differences only where exactly that is said', () => {
  expect(read({ only: 'differences' }).onlyDifferences).toBe(true);
  expect(read({ only: 'yes' }).onlyDifferences).toBe(false);
  expect(read({}).chosen).toEqual([]);
});
