import { products } from '@ev-site/content/seed/data/products.ts';
import { expect, test } from 'vitest';
import { isReckonable } from './is-reckonable.ts';

const ofSeed = products.map(({ key, data: { kind, figures } }) => ({ key, kind, figures: figures ?? [] }));

test('savings can be calculated for all three-wheelers of the sample content', () => {
  const reckonable = ofSeed.filter(isReckonable).map(({ key }) => key);
  expect(reckonable.toSorted()).toEqual(['major', 'manzil', 'mastee', 'millo']);
});

test.each(['typicalRange', 'batteryCapacity'])('no savings for a vehicle without its %s', (lacking) => {
  const left = ofSeed.map(({ kind, figures }) => ({
    kind,
    figures: figures.filter(({ key }) => key !== lacking),
  }));
  expect(left.filter(isReckonable)).toEqual([]);
});

test.each(['typicalRange', 'batteryCapacity'])('no savings for a vehicle with a %s of 0', (empty) => {
  const emptied = ofSeed.map(({ kind, figures }) => ({
    kind,
    figures: figures.map((figure) => (figure.key === empty ? { ...figure, min: 0 } : figure)),
  }));
  expect(emptied.filter(isReckonable)).toEqual([]);
});
