import { products } from '@ev-site/content/seed/data/products.ts';
import { expect, test } from 'vitest';
import { isReckonable } from './is-reckonable.ts';

const ofSeed = products.map(({ key, data: { kind, figures } }) => ({ key, kind, figures: figures ?? [] }));

test('of the range, savings can be reckoned of the three-wheelers', () => {
  const reckonable = ofSeed.filter(isReckonable).map(({ key }) => key);
  expect(reckonable.toSorted()).toEqual(['major', 'manzil', 'mastee', 'millo']);
});

test.each(['typicalRange', 'batteryCapacity'])('of none without its %s', (lacking) => {
  const left = ofSeed.map(({ kind, figures }) => ({
    kind,
    figures: figures.filter(({ key }) => key !== lacking),
  }));
  expect(left.filter(isReckonable)).toEqual([]);
});
