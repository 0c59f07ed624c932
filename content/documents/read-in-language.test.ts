import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FreshContent } from '../testing/fresh-content.ts';
import { openFreshOn } from '../testing/store-on.ts';
import { isPage } from './find-page.ts';
import { readInLanguage } from './read-in-language.ts';

describe.each(['sqlite', 'postgres'] as const)('on %s', (dialect) => {
  let fresh: FreshContent;
  let ids: number[];
  beforeAll(async () => {
    fresh = await openFreshOn(dialect);
    // Written directly to the database, because the rules refuse such documents now.
    const add = async (title: object) => {
      const rest = { publishedAt: '2026-01-01T00:00:00.000Z', _status: 'published' };
      const data = { title, translationReady: { hi: true }, ...rest };
      return Number((await fresh.payload.db.create({ collection: 'blogs', data })).id);
    };
    ids = [
      await add({ en: 'In both', hi: 'दोनों में' }),
      await add({ hi: 'केवल हिन्दी में' }),
      await add({ en: '', hi: 'केवल हिन्दी में' }),
      await add({ en: 'In English alone' }),
      await add({ en: 'In both again', hi: 'फिर दोनों में' }),
    ];
  }, 180_000);
  afterAll(() => fresh?.remove());

  test.each([
    ['en', [0, 3, 4]],
    ['hi', [0, 4]],
  ] as const)(
    'in %s, lists, counts and pages leave out documents without a name in it or in English',
    async (language, places) => {
      const reader = readInLanguage(fresh.payload, language);
      const named = places.map((place) => ids[place]);
      const asked = { collection: 'blogs', sort: 'id', depth: 0 } as const;
      const all = await reader.find({ ...asked, pagination: false, select: {} });
      expect(all.docs.map(({ id }) => id)).toEqual(named);
      expect(await reader.count({ collection: 'blogs' })).toEqual({ totalDocs: named.length });
      const second = await reader.find({ ...asked, limit: 1, page: 2 });
      expect(second.docs.map(({ id }) => id)).toEqual(named.slice(1, 2));
      expect(second).toMatchObject({ totalDocs: named.length, totalPages: named.length });
    },
  );

  test('an address of a document without an English name leads to no page', async () => {
    const found = await Promise.all(ids.map((id) => isPage(fresh.payload, `/blogdetails/${id}`)));
    expect(found).toEqual([true, false, false, true, true]);
  });

  test('leaves out a related record whose translation is not ready, in that language only', async () => {
    const { payload } = fresh;
    const ask = async (question: string, isReady: boolean) => {
      const data = {
        question: { en: question, hi: `${question} hi` },
        translationReady: { hi: isReady },
        _status: 'published',
      };
      return Number((await payload.db.create({ collection: 'questions', data })).id);
    };
    const [ready, waiting] = [await ask('Ready?', true), await ask('Waiting?', false)];
    const vehicle = {
      key: 'millo',
      name: { en: 'Millo', hi: 'मिलो' },
      translationReady: { hi: true },
      questions: [ready, waiting],
      _status: 'published',
    };
    await payload.db.create({ collection: 'products', data: vehicle });
    const listQuestions = async (language: 'en' | 'hi') => {
      const { docs } = await readInLanguage(payload, language).find({ collection: 'products', depth: 1 });
      return docs
        .flatMap(({ questions }) => questions ?? [])
        .map((one) => (typeof one === 'object' ? one.id : one));
    };
    expect([await listQuestions('en'), await listQuestions('hi')]).toEqual([[ready, waiting], [ready]]);
  });

  test('shows a picture without alternative text in the language', async () => {
    const data = { alt: { hi: 'बिंदु' }, filename: 'dot.png' };
    const { id } = await fresh.payload.db.create({ collection: 'media', data });
    const { docs } = await readInLanguage(fresh.payload, 'en').find({ collection: 'media' });
    expect(docs.map((picture) => picture.id)).toEqual([id]);
  });
});
