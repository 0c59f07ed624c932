import { readInLanguage } from '@ev-site/content/documents/read-in-language.ts';
import type { Product } from '@ev-site/content/payload-types.ts';
import { products } from '@ev-site/content/seed/data/products.ts';
import { toRichText } from '@ev-site/content/seed/data/to-rich-text.ts';
import { toDotPicture } from '@ev-site/content/testing/dot-picture.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBecomeDealer, listOfferedVehicles } from './become-dealer.ts';
import type { Readers } from './readers.ts';

let fresh: FreshContent;
let heroPicture: number;

/** Adds a vehicle of the sample content with only its required fields. @returns its id. */
const addVehicle = async (key: string, _status: Product['_status'] = 'published'): Promise<number> => {
  const found = products.find((entry) => entry.key === key);
  if (!found) throw new Error(`There is no ${key}.`);
  const { name, plateName, line, kind, menuGroup, breadcrumbParent, tagline, summary, metaKey } = found.data;
  const place = { menuGroup, breadcrumbParent, metaKey };
  const data = { key, name, plateName, line, kind, ...place, tagline, summary, heroPicture, _status };
  return (await fresh.payload.create({ collection: 'products', data })).id;
};

const readersOf = (language: Language) => {
  const original = readInLanguage(fresh.payload, 'en');
  const content = language === 'en' ? original : readInLanguage(fresh.payload, language);
  return { content, original, toHtml: () => '' } as unknown as Readers;
};

beforeAll(async () => {
  fresh = await openFreshContent();
  const { payload } = fresh;
  const file = toDotPicture();
  heroPicture = (await payload.create({ collection: 'media', data: { alt: 'A dot' }, file })).id;
  const [millo, marvel, major, manzil] = [
    await addVehicle('millo'),
    await addVehicle('marvel', 'draft'),
    await addVehicle('major'),
    await addVehicle('manzil'),
  ];
  const inHindi = (id: number, name: string, translationReady: boolean) =>
    payload.update({
      collection: 'products',
      id,
      locale: 'hi',
      data: { name, line: '…', tagline: '…', summary: '…', translationReady },
    });
  await inHindi(major, 'मेजर', true);
  await inHindi(manzil, 'मंज़िल', false);
  // A vehicle published only in Hindi, which an earlier version allowed.
  const { id: mighty } = await payload.db.create({
    collection: 'products',
    data: { key: 'mighty', name: { hi: 'माइटी' }, _status: 'published', translationReady: { hi: true } },
  });
  const vehicles = [major, marvel, Number(mighty), manzil, millo];
  const pitch = toRichText('We train your mechanics.');
  await payload.updateGlobal({ slug: 'dealer-page', data: { heading: 'Sell and repair', pitch, vehicles } });
}, 60_000);
afterAll(() => fresh.remove());

test('offers each published vehicle with an English name, even if the page or the vehicle is not translated', async () => {
  expect(await listOfferedVehicles(readersOf('en'))).toMatchObject([
    { key: 'major', name: 'Major' },
    { key: 'manzil', name: 'Manzil' },
    { key: 'millo', name: 'Millo' },
  ]);
  expect(await getBecomeDealer(readersOf('hi'))).toBeNull();
  expect(await listOfferedVehicles(readersOf('hi'))).toMatchObject([
    { key: 'major', name: 'मेजर' },
    { key: 'manzil', name: 'Manzil' },
    { key: 'millo', name: 'Millo' },
  ]);
});
