import { readInLanguage } from '@ev-site/content/documents/read-in-language.ts';
import type { Product } from '@ev-site/content/payload-types.ts';
import { products } from '@ev-site/content/seed/data/products.ts';
import { toDotPicture } from '@ev-site/content/testing/dot-picture.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PictureReader } from './picture.ts';
import type { Readers } from './readers.ts';
import { listReckonedVehicles } from './reckoned-vehicles.ts';

let fresh: FreshContent;
const noPicture = { toPicture: () => null } as unknown as PictureReader;

let heroPicture: number;

/** Adds a vehicle of the sample content, with one picture in place of its own. */
const addVehicle = async (key: string, change: Partial<Product> = {}): Promise<void> => {
  const found = products.find((entry) => entry.key === key);
  if (!found) throw new Error(`There is no ${key}.`);
  const { bannerPicture, innovationPicture, pictures, turntable, variants, gallery, questions, ...data } =
    found.data;
  await fresh.payload.create({ collection: 'products', data: { ...data, heroPicture, ...change } });
};

const list = (language: 'en' | 'hi' = 'en') => {
  const original = readInLanguage(fresh.payload, 'en');
  const content = language === 'en' ? original : readInLanguage(fresh.payload, language);
  return listReckonedVehicles({ content, original, pictures: noPicture } as Readers);
};

const byKey = async (key: string) => (await list()).find((vehicle) => vehicle.key === key);

beforeAll(async () => {
  fresh = await openFreshContent();
  const file = toDotPicture();
  heroPicture = (await fresh.payload.create({ collection: 'media', data: { alt: 'A dot' }, file })).id;
  for (const { key } of products) await addVehicle(key);
}, 60_000);
afterAll(() => fresh.remove());

test('returns all vehicles in menu order', async () => {
  expect((await list()).map(({ key }) => key)).toEqual([
    'mastee',
    'millo',
    'major',
    'manzil',
    'marvel',
    'marvelpro',
    'mighty',
  ]);
});

test.each([
  [
    'mastee',
    {
      kind: 'passenger',
      isReckonable: true,
      against: 'cng',
      battery: 'leadAcid',
      packKwh: 6.5,
      typicalKm: { from: 90, to: 100 },
      certifiedKm: 110,
      goodsKg: null,
      passengers: 4,
      topSpeedKmh: 24,
      gradeabilityDegrees: 7,
      chargeHours: 9,
      price: null,
      inquiryMarkerField: 'mastee',
    },
  ],
  [
    'millo',
    { kind: 'cargo', against: 'cng', battery: 'leadAcid', goodsKg: 310, passengers: null, packKwh: 6.5 },
  ],
  [
    'major',
    {
      kind: 'pickup',
      against: 'diesel',
      battery: 'lithium',
      packKwh: 12,
      typicalKm: { from: 100, to: 100 },
      certifiedKm: 140,
      goodsKg: 480,
      topSpeedKmh: 50,
      gradeabilityDegrees: 10,
      chargeHours: 4,
      inquiryMarkerField: '',
    },
  ],
  // The specification states no payload, slope or charging time; the figures of its comparison are not used instead.
  [
    'manzil',
    {
      battery: 'lithium',
      packKwh: 7.2,
      typicalKm: { from: 85, to: 85 },
      goodsKg: null,
      gradeabilityDegrees: null,
      chargeHours: null,
    },
  ],
  // The battery is stated in ampere hours, which is a different unit.
  [
    'marvel',
    {
      kind: 'bicycle',
      isReckonable: false,
      packKwh: null,
      typicalKm: { from: 30, to: 35 },
      certifiedKm: null,
      topSpeedKmh: null,
    },
  ],
])('reads the figures of %s', async (key, expected) => {
  expect(await byKey(key)).toMatchObject(expected);
});

test('returns a published price with its Indian date and its place', async () => {
  const price = { amountRs: 410_000, asOf: '2026-10-31T19:00:00.000Z', place: 'Ahmedabad' };
  await fresh.payload.update({
    collection: 'products',
    where: { key: { equals: 'major' } },
    data: { price },
  });
  expect((await byKey('major'))?.price).toEqual({ rs: 410_000, asOf: '2026-11-01', place: 'Ahmedabad' });
});

test('returns the battery type and the enquiry name in every language', async () => {
  const { payload } = fresh;
  const [major] = (await payload.find({ collection: 'products', where: { key: { equals: 'major' } } })).docs;
  const figures = (major?.figures ?? []).map(({ label, condition, text, note, ...figure }) => ({
    ...figure,
    label: 'आँकड़ा',
    condition: 'शीट',
    text: text ? 'लिथियम आयरन फ़ॉस्फ़ेट' : null,
  }));
  const words = { name: 'मेजर', line: 'पिकअप', tagline: 'आधा टन', summary: 'पिकअप।' };
  const sections = { solutions: [], innovations: [], segmentNeeds: [], endUsers: [], targetCustomers: [] };
  const price = { ...major?.price, place: 'अहमदाबाद' };
  const data = { ...words, ...sections, price, translationReady: true, figures };
  const id = major?.id ?? 0;
  await payload.update({ collection: 'products', id, locale: 'hi', data });
  const stored = await payload.findByID({ collection: 'products', id, locale: 'hi' });
  expect(stored.figures?.find(({ key }) => key === 'batteryType')?.text).toMatch(/^लिथियम/);
  expect(await list('hi')).toEqual([
    expect.objectContaining({
      name: 'मेजर',
      enquiryName: 'Major',
      battery: 'lithium',
      packKwh: 12,
      against: 'diesel',
    }),
  ]);
});
