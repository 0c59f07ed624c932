import { readInLanguage } from '@ev-site/content/documents/read-in-language.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import { listRideDays } from '@ev-site/contract/ride-days.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDealers } from '../data/dealers.ts';
import { createFigureReader } from '../data/figure.ts';
import { getPictureReader } from '../data/picture.ts';
import { getProductsMenu } from '../data/products-menu.ts';
import type { Readers } from '../data/readers.ts';
import { getRide, makeRideCalendar } from '../leads/calendar/ride-calendar.ts';
import { addRideCalendar } from '../server/add-ride-calendar.ts';
import { toStoredAnswer } from '../server/stored-answer.ts';
import { getWords } from '../words/words.ts';

const publicUrl = 'https://example.com';
const open = [{ days: ['mon' as const], opens: '08:00', closes: '24:00' }];
const choice = listRideDays(open, new Date())[0]?.key ?? '';

let fresh: FreshContent;
const ids = { product: 0, bicycle: 0, dealer: 0 };

beforeAll(async () => {
  fresh = await openFreshContent();
  const { db } = fresh.payload;
  const published = { _status: 'published', translationReady: { hi: true, gu: true } };
  // Written without validation, which requires a picture and all texts.
  const add = async (collection: 'products' | 'dealers', data: Record<string, unknown>) =>
    Number((await db.create({ collection, data: { ...published, ...data } })).id);
  ids.product = await add('products', {
    key: 'millo',
    kind: 'cargo',
    name: { en: 'Millo', hi: 'मिल्लो', gu: 'મિલ્લો' },
    plateName: 'MILLO',
    menuGroup: 'Cargo',
  });
  ids.bicycle = await add('products', {
    key: 'marvel',
    kind: 'bicycle',
    name: { en: 'Marvel', hi: 'मार्वल', gu: 'માર્વલ' },
    plateName: 'MARVEL',
    menuGroup: 'Electric bicycles',
    figures: [{ id: 'm', key: 'motorPower', label: { en: 'Motor' }, min: 250, max: 250, unit: 'W' }],
  });
  ids.dealer = await add('dealers', {
    slug: 'surat-udhna',
    name: { en: 'Udhna EV Yard', hi: 'उधना ईवी यार्ड', gu: 'ઉધના ઈવી યાર્ડ' },
    address: { en: 'Sample Shed 7\n\nUdhna Main Road', hi: 'सैंपल शेड 7\nउधना मेन रोड', gu: 'સેમ્પલ શેડ 7' },
    town: { en: 'Surat', hi: 'सूरत', gu: 'સુરત' },
    pin: '394210',
    phones: [{ id: 'a', number: '+91 79 0000 1003' }],
    hours: [
      { id: 'b', days: ['mon'], opens: '08:00', closes: '24:00' },
      { id: 'c', days: ['mon'], opens: '09:30', closes: '19:00' },
    ],
    services: ['testRide'],
  });
});
afterAll(() => fresh.remove());

const toReaders = (language: Language) =>
  ({
    content: readInLanguage(fresh.payload, language),
    figures: createFigureReader(getWords(language).figures),
    pictures: getPictureReader('/media'),
  }) as Readers;

/** The file that the page gives the visitor. */
const download = async (
  language: Language,
  { vehicle = 'millo', dealer = 'surat-udhna', refused = '' } = {},
) => {
  const server = Fastify();
  server.setNotFoundHandler((_request, reply) => reply.code(404).send());
  addRideCalendar(server, {
    data: {
      inLanguage: (asked) => ({
        getProductsMenu: () => getProductsMenu(toReaders(asked)),
        listDealers: () => listDealers(toReaders(asked)),
      }),
    },
    publicUrl,
    generation: () => 1,
    takeFromQuota: async (address) => address !== refused,
    plain: {
      get: (status) =>
        toStoredAnswer({ status, etag: '"p"', headers: {}, bodies: { identity: Buffer.from('plain') } }),
    },
  });
  const query = new URLSearchParams({ vehicle, dealer, first_choice: choice, lang: language });
  return server.inject(`/testride.ics?${query}`);
};

/** The file that is attached to the receipt. */
const attach = async (language: Language, product = ids.product) => {
  const ride = await getRide(fresh.payload, { kind: 'testride', language, dealer: ids.dealer, product });
  return ride && makeRideCalendar({ ...ride, choice, language, publicUrl });
};

const withoutMoment = (content: string) => content.replace(/^DTSTAMP:.*\r\n/m, '');

test.each([
  ['en', 'Millo'],
  ['hi', 'मिल्लो'],
  ['gu', 'મિલ્લો'],
] as const)(
  'in %s the downloaded and the mailed calendar file are identical, except for the time they were made',
  async (language, called) => {
    const { statusCode, headers, body } = await download(language);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/calendar');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const mailed = await attach(language);
    expect(withoutMoment(body)).toBe(withoutMoment(mailed?.content ?? ''));
    expect(body.replaceAll('\r\n ', '')).toMatch(new RegExp(`^SUMMARY:.*${called}`, 'm'));
  },
);

test('neither file asks for a licence for a bicycle', async () => {
  const files = async (vehicle: string, id: number) => [
    (await download('en', { vehicle })).body,
    (await attach('en', id))?.content,
  ];
  for (const file of await files('millo', ids.product))
    expect(file?.replaceAll('\r\n ', '')).toContain('bring your driving licence');
  for (const file of await files('marvel', ids.bicycle)) {
    expect(file).toContain('SUMMARY:Test ride: Marvel');
    expect(file?.replaceAll('\r\n ', '')).not.toContain('licence');
  }
});

test('rides on two vehicles at the same dealer and half-day are two appointments', async () => {
  const toUid = (file = '') => /^UID:(.*)\r$/m.exec(file.replaceAll('\r\n ', ''))?.[1];
  const uids = [(await attach('en', ids.product))?.content, (await attach('en', ids.bicycle))?.content].map(
    toUid,
  );
  expect(uids).toEqual(['millo', 'marvel'].map((key) => `ride-${choice}-surat-udhna-${key}@example.com`));
  // With a deleted product, the id names no vehicle.
  expect(toUid((await attach('en', 0))?.content)).toBe(`ride-${choice}-surat-udhna@example.com`);
});

test('the receipt knows whether the dealer named the vehicle', async () => {
  const { db } = fresh.payload;
  const isNamed = async (product: number) =>
    (await getRide(fresh.payload, { kind: 'testride', language: 'en', dealer: ids.dealer, product }))
      ?.isNamed;
  expect(await isNamed(ids.product)).toBe(false);
  await db.updateOne({ collection: 'dealers', id: ids.dealer, data: { vehicles: [ids.product] } });
  expect([await isNamed(ids.product), await isNamed(ids.bicycle)]).toEqual([true, false]);
});

test('there is no file for a dealer who is no longer published', async () => {
  const former = await fresh.payload.db.create({
    collection: 'dealers',
    data: {
      _status: 'draft',
      slug: 'surat-katargam',
      name: { en: 'Katargam EV Yard' },
      address: { en: 'Sample Shed 8' },
      town: { en: 'Surat' },
      pin: '395004',
    },
  });
  const lead = { kind: 'testride', language: 'en', dealer: Number(former.id), product: ids.product } as const;
  expect(await getRide(fresh.payload, lead)).toBeNull();
  expect((await download('en', { dealer: 'surat-katargam' })).statusCode).toBe(404);
});

test('an unknown dealer gets 404, and a network above its limit 429', async () => {
  expect((await download('en', { dealer: 'nobody' })).statusCode).toBe(404);
  expect((await download('en', { refused: '127.0.0.1' })).statusCode).toBe(429);
});
