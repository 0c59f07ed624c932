import type { Product as StoredProduct } from '@ev-site/content/payload-types.ts';
import { languages } from '@ev-site/contract/paths.ts';
import { expect, test } from 'vitest';
import { getWords } from '../words/words.ts';
import { createFigureReader } from './figure.ts';
import { getPictureReader } from './picture.ts';
import { getProduct } from './products.ts';
import type { Readers } from './readers.ts';

const stored = {
  key: 'millo',
  kind: 'cargo',
  name: 'Millo',
  figures: [
    { key: 'typicalRange', label: 'Typical range', min: 90, unit: 'km', condition: 'in city traffic' },
    {
      key: 'savings',
      label: 'Saved in a year',
      min: 75_000,
      unit: '₹',
      condition: 'against CNG',
      claim: { result: 'runningSavingPerYear', inputs: 'vehicle=millo&battery=0' },
    },
  ],
  headlineFigures: ['typicalRange', 'savings'],
} as unknown as StoredProduct;

test.each(languages)(
  'a saving shown without its note says that the battery is not counted (%s)',
  async (language) => {
    const words = getWords(language).figures;
    const content = { find: async () => ({ docs: [stored] }) };
    const product = await getProduct(
      {
        content,
        original: content,
        figures: createFigureReader(words),
        pictures: getPictureReader('/media'),
        findModel: () => null,
        outlines: { find: () => null, longest: 0 },
      } as unknown as Readers,
      'millo',
    );
    const conditions = product?.loneFigures.map(({ condition }) => condition);
    expect(conditions).toEqual(['in city traffic', words.batteryNotCounted({ condition: 'against CNG' })]);
    expect(product?.headlineFigures.map(({ condition }) => condition)).toEqual([
      'in city traffic',
      'against CNG',
    ]);
  },
);
