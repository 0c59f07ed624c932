import { readInLanguage } from '@ev-site/content/documents/read-in-language.ts';
import type { FreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { openFreshOn } from '@ev-site/content/testing/store-on.ts';
import { type Language, languages } from '@ev-site/contract/paths.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDealerBySlug, givesRides, listDealers, mayHave, toHours } from './dealers.ts';
import type { Readers } from './readers.ts';

test('keeps only opening hours with valid times, even if there are none', () => {
  expect(
    toHours([
      { id: '1', days: ['mon', 'tue'], opens: '09:30', closes: '13:00' },
      { days: ['wed'], opens: '9.30', closes: '13:00' },
      { days: ['thu'], opens: '09:30', closes: '24:00' },
    ]),
  ).toEqual([{ days: ['mon', 'tue'], opens: '09:30', closes: '13:00' }]);
  expect([toHours(null), toHours(undefined)]).toEqual([[], []]);
});

describe.each(['sqlite', 'postgres'] as const)('the vehicles of a dealer, on %s', (dialect) => {
  let fresh: FreshContent;

  beforeAll(async () => {
    fresh = await openFreshOn(dialect);
    const { db } = fresh.payload;
    // Bypasses the validation, which requires pictures and all kinds of texts.
    const add = async (collection: 'products' | 'dealers', data: Record<string, unknown>) =>
      Number((await db.create({ collection, data: { _status: 'published', ...data } })).id);
    const ready = { hi: true, gu: true };
    const toVehicle = (key: string, more: object = {}) =>
      add('products', {
        key,
        name: { en: key, hi: `${key} hi`, gu: `${key} gu` },
        plateName: key,
        translationReady: ready,
        ...more,
      });
    const millo = await toVehicle('millo');
    const major = await toVehicle('major', { translationReady: { hi: true, gu: false } });
    const draft = await toVehicle('draft', { _status: 'draft' });
    for (const [slug, vehicles] of [
      ['all', []],
      ['both', [major, millo]],
      ['major-only', [major, draft]],
      ['draft-only', [draft]],
    ] as const)
      await add('dealers', {
        slug,
        name: { en: slug, hi: slug, gu: slug },
        address: { en: 'A', hi: 'A', gu: 'A' },
        town: { en: 'T', hi: 'T', gu: 'T' },
        pin: '394210',
        services: ['testRide'],
        translationReady: ready,
        vehicles,
      });
  }, 120_000);
  afterAll(() => fresh.remove());

  const toReaders = (language: Language) => ({ content: readInLanguage(fresh.payload, language) }) as Readers;

  test.each([
    ['en', ['millo', 'major']],
    ['hi', ['millo hi', 'major hi']],
    ['gu', ['millo gu']],
  ] as const)('are those he named that visitors see in %s, in menu order', async (language, names) => {
    const dealer = await getDealerBySlug(toReaders(language), 'both');
    expect(dealer?.vehicles?.map(({ name }) => name)).toEqual(names);
  });

  test('are all vehicles only if he named none, even if his named vehicles are hidden', async () => {
    const all = await Promise.all(languages.map((language) => listDealers(toReaders(language))));
    const keysOf = (slug: string) =>
      all.map((dealers) => dealers.find((one) => one.slug === slug)?.vehicles?.map(({ key }) => key) ?? null);
    expect(keysOf('all')).toEqual([null, null, null]);
    expect(keysOf('major-only')).toEqual([['major'], ['major'], []]);
    expect(keysOf('draft-only')).toEqual([[], [], []]);
    const having = (key: string) =>
      all.map((dealers) => dealers.filter((dealer) => mayHave(dealer, key)).map(({ slug }) => slug));
    expect(having('major')).toEqual([['all', 'both', 'major-only'], ['all', 'both', 'major-only'], ['all']]);
    expect(having('draft')).toEqual([['all'], ['all'], ['all']]);
    // A dealer without a vehicle that can be ridden offers no rides.
    expect(all.map((dealers) => dealers.filter(givesRides).map(({ slug }) => slug))).toEqual([
      ['all', 'both', 'major-only'],
      ['all', 'both', 'major-only'],
      ['all', 'both'],
    ]);
  });
});
