import { readInLanguage } from '@ev-site/content/documents/read-in-language.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getWords } from '../words/words.ts';
import { createFigureReader } from './figure.ts';
import { getPictureReader } from './picture.ts';
import { getProductsMenu } from './products-menu.ts';
import type { Readers } from './readers.ts';

let fresh: FreshContent;

beforeAll(async () => {
  fresh = await openFreshContent();
  // Bypasses the validation, which requires pictures and all kinds of texts.
  await fresh.payload.db.create({
    collection: 'products',
    data: {
      _status: 'published',
      translationReady: { hi: true },
      key: 'millo',
      kind: 'cargo',
      name: { en: 'Millo', hi: 'मिल्लो' },
      plateName: 'MILLO',
      menuGroup: 'Cargo',
      variants: [
        {
          id: 'full',
          key: 'full',
          kind: 'body',
          inquiryLabel: 'Full Body Cargo',
          label: { en: 'Full Body Cargo', hi: 'फुल बॉडी' },
        },
        {
          id: 'half',
          key: 'half',
          kind: 'body',
          inquiryLabel: 'Half Body Cargo',
          label: { en: 'Half Body Cargo' },
        },
      ],
    },
  });
});
afterAll(() => fresh.remove());

const listChoices = async (language: Language) => {
  const lines = await getProductsMenu({
    content: readInLanguage(fresh.payload, language),
    figures: createFigureReader(getWords(language).figures),
    pictures: getPictureReader('/media'),
  } as Readers);
  return lines.flatMap(({ products }) => products.map(({ choices }) => choices));
};

test('each vehicle of the menu lists its bodies with their enquiry names and labels', async () => {
  expect(await listChoices('en')).toEqual([
    [
      { inquiryLabel: 'Full Body Cargo', label: 'Full Body Cargo' },
      { inquiryLabel: 'Half Body Cargo', label: 'Half Body Cargo' },
    ],
  ]);
  expect((await listChoices('hi'))[0]?.[0]).toEqual({ inquiryLabel: 'Full Body Cargo', label: 'फुल बॉडी' });
});
