import { productScreens } from '@ev-site/contract/paths.ts';
import { expect, test } from 'vitest';
import { findSibling } from './sibling.ts';

const lines = [{ products: Object.keys(productScreens).map((key) => ({ key, called: `the ${key}` })) }];

test('finds another vehicle for each vehicle', () => {
  for (const key of Object.keys(productScreens)) {
    const sibling = findSibling(key, lines);
    expect(sibling, key).toBeDefined();
    expect(sibling?.key, key).not.toBe(key);
  }
  expect(findSibling('major', lines)).toEqual({ key: 'manzil', called: 'the manzil' });
});

test('finds only vehicles of the menu, and none for an unknown key', () => {
  expect(findSibling('major', [])).toBeUndefined();
  expect(findSibling('unbuilt', lines)).toBeUndefined();
  expect(findSibling('constructor', lines)).toBeUndefined();
});

test('compares a vehicle with another of its line where its sibling is not published', () => {
  const line = (...keys: string[]) => ({ products: keys.map((key) => ({ key, called: key })) });
  expect(findSibling('millo', [line('mighty'), line('millo', 'major', 'manzil')])?.key).toBe('major');
});

test('compares a new vehicle with another of its line', () => {
  const newer = {
    products: [
      { key: 'nova', called: 'Nova' },
      { key: 'millo', called: 'Millo' },
    ],
  };
  expect(findSibling('nova', [{ products: [{ key: 'mighty', called: 'Mighty' }] }, newer])?.key).toBe(
    'millo',
  );
  expect(findSibling('nova', [{ products: [{ key: 'nova', called: 'Nova' }] }])).toBeUndefined();
});
