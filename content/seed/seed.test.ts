import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { openFreshOn } from '../testing/store-on.ts';
import { millo } from './data/products/millo.ts';
import { hindi } from './languages/hindi.ts';
import { openLedger } from './ledger.ts';
import { readSampleSeed } from './sample-seed.ts';
import { type Seed, seedContent } from './seed.ts';
import { seedFirstAdmin } from './seed-first-admin.ts';
import { seedPlaceNames } from './seed-places.ts';

const width = 700;
const nothingHeldBack = { drafts: [], skipped: [] };
const onePictureMillo = {
  ...millo.data,
  heroPicture: 'plate.webp',
  bannerPicture: 'plate.webp',
  innovationPicture: 'plate.webp',
  gallery: ['plate.webp'],
  questions: [],
  variants: (millo.data.variants ?? []).map((variant) => ({
    ...variant,
    pictures: ['plate.webp'],
    turntable: 'plate.webp',
  })),
};
let fresh: FreshContent;
let folder = '';
let seed: Seed;

beforeAll(async () => {
  fresh = await openFreshContent();
  folder = mkdtempSync(path.join(tmpdir(), 'ev-site-seed-'));
  await sharp({ create: { width, height: 500, channels: 3, background: '#0a6b3d' } })
    .webp()
    .toFile(path.join(folder, 'plate.webp'));
  const { content } = await readSampleSeed();
  const picture = { width, height: 500, subject: 'x', variant: '', kind: 'hero', order: 1 };
  const item = { caption: 'A plate', date: '2026-01-01' };
  seed = {
    pictures: [
      { ...picture, file: 'plate.webp', alt: 'A green plate', path: path.join(folder, 'plate.webp') },
    ],
    states: [{ name: 'Goa', code: 'GA', cities: ['Panaji', 'Margao'] }],
    languages: [],
    content: {
      collections: {
        'page-meta': [],
        questions: content.collections.questions.slice(0, 2),
        products: [{ key: 'millo', data: onePictureMillo }],
        // The same assumption for two places: neither must be mistaken for the other.
        assumptions: content.collections.assumptions.slice(0, 2),
        banners: [],
        testimonials: [],
        'gallery-items': [
          { key: 'one', data: { ...item, picture: 'plate.webp' } },
          { key: 'two', data: { ...item, caption: 'The same plate', picture: 'plate.webp' } },
        ],
        blogs: [],
        events: [],
        'trade-shows': [],
        certificates: [],
        dealers: [],
        jobs: [],
        'reply-templates': [],
      },
      globals: {
        ...content.globals,
        'dealer-page': { ...content.globals['dealer-page'], vehicles: ['millo'] },
        'about-page': { ...content.globals['about-page'], picture: 'plate.webp' },
      },
    },
  };
});
afterAll(async () => {
  await fresh.remove();
  rmSync(folder, { recursive: true });
});

const withoutDeleted = ({ content: { collections } }: Seed) => ({
  ...collections,
  'gallery-items': collections['gallery-items'].filter(({ key }) => key !== 'one'),
});

const countAll = async () => {
  const { payload } = fresh;
  const collections = ['media', 'questions', 'gallery-items', 'states', 'cities', 'assumptions'] as const;
  const counts = collections.map(async (collection) => (await payload.count({ collection })).totalDocs);
  return Promise.all(counts);
};

test('creates everything with its relations, and reports progress', async () => {
  const { payload } = fresh;
  const told: number[][] = [];
  const made = await seedContent(payload, seed, (done, total) => told.push([done, total]));
  // A state, a picture, seven documents, and five pages and settings.
  const total = 1 + 1 + 7 + 5;
  expect(told.map(([done]) => done).slice(0, total)).toEqual(
    Array.from({ length: total }, (_, index) => index + 1),
  );
  expect(told.at(-1)).toEqual([total, total]);
  expect(made).toEqual({
    pictures: 1,
    documents: 7,
    globals: 5,
    states: 1,
    translations: 0,
    ...nothingHeldBack,
  });
  expect(await countAll()).toEqual([1, 2, 2, 1, 2, 2]);
  const { docs: products } = await payload.find({ collection: 'products' });
  expect(products[0]?.variants?.[0]?.pictures[0]).toMatchObject({ filename: 'plate.webp' });
  const dealer = await payload.findGlobal({ slug: 'dealer-page' });
  expect(dealer.vehicles[0]).toMatchObject({ key: 'millo' });
});

test('makes the sizes that fit the picture, and stores its main colour', async () => {
  const { docs } = await fresh.payload.find({ collection: 'media' });
  const sizes = docs[0]?.sizes;
  expect(sizes?.w640).toMatchObject({ width: 640, mimeType: 'image/webp' });
  expect(sizes?.w640avif).toMatchObject({ width: 640, mimeType: 'image/avif' });
  expect(sizes?.thumb).toMatchObject({ width: 300, height: 300 });
  expect(sizes?.w960avif?.filename ?? null).toBeNull();
  expect(sizes?.w1280?.filename ?? null).toBeNull();
  expect(sizes).not.toHaveProperty('w320');
  expect(docs[0]?.tone).toMatch(/^#0[0-9a-f]6[0-9a-f]3[0-9a-f]$/);
});

test('creates nothing twice, and leaves what staff edited or deleted', async () => {
  const { payload } = fresh;
  const [question] = (await payload.find({ collection: 'questions' })).docs;
  await payload.update({ collection: 'questions', id: question?.id ?? 0, data: { question: 'Ours?' } });
  await payload.delete({ collection: 'gallery-items', where: { caption: { equals: 'A plate' } } });
  await payload.delete({ collection: 'cities', where: { name: { equals: 'Margao' } } });
  await payload.updateGlobal({ slug: 'site-settings', data: { tagline: 'Ours' } });
  const before = await countAll();

  const made = await seedContent(payload, seed);

  expect(made).toEqual({
    pictures: 0,
    documents: 0,
    globals: 0,
    states: 0,
    translations: 0,
    ...nothingHeldBack,
  });
  expect(await countAll()).toEqual(before);
  const kept = await payload.findByID({ collection: 'questions', id: question?.id ?? 0 });
  expect(kept.question).toBe('Ours?');
  expect((await payload.findGlobal({ slug: 'site-settings' })).tagline).toBe('Ours');
});

test('tags the pictures of earlier seeds once, but none that staff tagged or described differently', async () => {
  const { payload } = fresh;
  const { id } = (await payload.find({ collection: 'media' })).docs[0] ?? { id: 0 };
  const [plate] = seed.pictures;
  if (!plate) throw new Error('The sample content has no picture.');
  const scene = { ...plate, subject: 'market-lane', kind: 'scene' };
  const seedTags = async () => {
    await payload.delete({ collection: 'seed-records', where: { key: { equals: 'media-tags' } } });
    await seedContent(payload, { ...seed, pictures: [scene] });
    return payload.findByID({ collection: 'media', id });
  };
  const untagged = async (data: { alt?: string }) =>
    payload.update({ collection: 'media', id, data: { tags: [], ...data } });
  await untagged({ alt: 'Our own plate' });
  expect((await seedTags()).tags ?? []).toEqual([]);
  await payload.update({ collection: 'media', id, data: { alt: plate.alt, tags: ['Ours'] } });
  expect((await seedTags()).tags).toEqual(['Ours']);
  const before = await untagged({});
  const tagged = await seedTags();
  expect(tagged.tags).toEqual(['Market lane', 'Scene']);
  // The addresses of its files stay the same, including those from an earlier version.
  expect([tagged.updatedAt, tagged.fileAt]).toEqual([before.updatedAt, before.fileAt]);
  await untagged({});
  await seedContent(payload, { ...seed, pictures: [scene] });
  expect((await payload.findByID({ collection: 'media', id })).tags ?? []).toEqual([]);
});

test('continues after an interrupted run without creating anything twice', async () => {
  const { payload } = fresh;
  const before = await countAll();
  await payload.delete({ collection: 'seed-records', where: { key: { exists: true } } });
  await seedContent(payload, { ...seed, content: { ...seed.content, collections: withoutDeleted(seed) } });
  expect(await countAll()).toEqual([
    before[0],
    (before[1] ?? 0) + 1,
    before[2],
    before[3],
    (before[4] ?? 0) + 1,
    before[5],
  ]);
  expect((await payload.findGlobal({ slug: 'site-settings' })).tagline).toBe('Ours');
});

test('names places in another script after an interrupted run, and keeps names that staff gave', async () => {
  const { payload } = fresh;
  const places = { states: { GA: 'गोवा' }, cities: { GA: { Panaji: 'पणजी', Margao: 'मडगाव' } } };
  const byName = (name: string) => ({ collection: 'cities', where: { name: { equals: name } } }) as const;
  await payload.update({ ...byName('Panaji'), locale: 'hi', data: { ownScriptName: 'पंजिम' } });
  const seedNames = async () => seedPlaceNames(payload, await openLedger(payload), 'hi', places);
  await seedNames();
  await payload.delete({ collection: 'seed-records', where: { key: { equals: 'places@hi' } } });
  await seedNames();
  const { docs } = await payload.find({ collection: 'cities', locale: 'hi', sort: 'name' });
  expect(docs.map(({ name, ownScriptName }) => [name, ownScriptName])).toEqual([
    ['Margao', 'मडगाव'],
    ['Panaji', 'पंजिम'],
  ]);
});

test('adds what later versions bring, but nothing that needs a deleted document', async () => {
  const { payload } = fresh;
  await payload.delete({ collection: 'gallery-items', where: { id: { exists: true } } });
  await payload.delete({ collection: 'products', where: { id: { exists: true } } });
  const [question] = seed.content.collections.questions;
  if (!question) throw new Error('The sample content has no question.');
  const later = {
    ...seed.content.collections,
    questions: [{ key: 'later', data: { ...question.data, question: 'Later?' } }],
    products: [{ key: 'later', data: { ...onePictureMillo, key: 'later' } }],
  };
  await payload.db.deleteMany({ collection: 'media', where: {} });
  const made = await seedContent(payload, { ...seed, content: { ...seed.content, collections: later } });
  expect(made.documents).toBe(1);
  expect(made.skipped.join()).toContain('products/later');
});

test('creates one first administrator, and returns the password only if it made one up', async () => {
  const { payload } = fresh;
  const first = await seedFirstAdmin(payload, { email: 'a@example.com', password: undefined });
  expect(first?.password?.length).toBeGreaterThanOrEqual(16);
  expect(await seedFirstAdmin(payload, { email: 'b@example.com', password: 'long enough 1' })).toBeNull();
  const login = { email: 'a@example.com', password: first?.password ?? '' };
  expect((await payload.login({ collection: 'staff', data: login })).user?.role).toBe('admin');
});

describe.each(['sqlite', 'postgres'] as const)('on the site of a company, on %s', (dialect) => {
  let own: FreshContent;
  const collections = () => seed.content.collections;
  const later = (): Seed => ({
    ...seed,
    languages: [{ language: 'hi', translations: hindi, places: { states: {}, cities: {} } }],
    content: {
      ...seed.content,
      collections: {
        ...collections(),
        assumptions: collections().assumptions.slice(0, 1),
        'gallery-items': collections()['gallery-items'].slice(0, 1),
        questions: collections().questions.slice(0, 1),
      },
    },
  });
  const readQuestion = async (options: { draft: boolean; locale: 'en' | 'hi' }) =>
    (await own.payload.find({ collection: 'questions', ...options })).docs[0];

  beforeAll(async () => {
    own = await openFreshOn(dialect);
    const data = { ...seed.content.globals['site-settings'], isSample: false };
    await own.payload.updateGlobal({ slug: 'site-settings', data: data as never });
  }, 120_000);
  afterAll(() => own?.remove());

  test('new samples are drafts, also in other languages, or are left out where the kind has no drafts', async () => {
    const made = await seedContent(own.payload, later());
    expect(made.drafts).toEqual([
      expect.stringMatching(/^questions\//),
      'products/millo',
      'globals/home-page',
      'globals/about-page',
      'globals/dealer-page',
    ]);
    expect(made.skipped).toEqual([expect.stringMatching(/^gallery-items\/one: the company has made/)]);
    const { payload } = own;
    const published = { where: { _status: { equals: 'published' } } } as const;
    for (const collection of ['questions', 'products'] as const) {
      expect((await payload.count({ collection })).totalDocs).toBe(1);
      expect((await payload.count({ collection, ...published })).totalDocs).toBe(0);
    }
    expect((await payload.count({ collection: 'gallery-items' })).totalDocs).toBe(0);
    // The calculator and the menus need these.
    expect((await payload.count({ collection: 'assumptions' })).totalDocs).toBe(1);
    expect((await payload.findGlobal({ slug: 'menus' }))._status).toBe('published');
    for (const slug of ['home-page', 'about-page', 'dealer-page'] as const) {
      // Nothing is stored but the draft.
      expect((await payload.findGlobal({ slug })).updatedAt ?? null).toBeNull();
      expect((await payload.findGlobal({ slug, draft: true, locale: 'hi' }))._status).toBe('draft');
    }
    const english = await readQuestion({ draft: true, locale: 'en' });
    const translated = await readQuestion({ draft: true, locale: 'hi' });
    expect(translated?._status).toBe('draft');
    expect(translated?.question).toBe(hindi.documents.questions.texts[english?.question ?? '']);
  });

  test('a second run brings and reports nothing, and a draft is published with its translation', async () => {
    expect(await seedContent(own.payload, later())).toMatchObject({
      documents: 0,
      globals: 0,
      translations: 0,
      ...nothingHeldBack,
    });
    const id = (await readQuestion({ draft: true, locale: 'en' }))?.id ?? 0;
    await own.payload.update({ collection: 'questions', id, data: { _status: 'published' } });
    expect((await readQuestion({ draft: false, locale: 'en' }))?._status).toBe('published');
    expect((await readQuestion({ draft: false, locale: 'hi' }))?.question).toMatch(/[\u0900-\u097f]/);
  });
});
