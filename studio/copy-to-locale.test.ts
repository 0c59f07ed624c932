import type { Staff } from '@ev-site/content/payload-types.ts';
import { toRichText } from '@ev-site/content/seed/data/to-rich-text.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { goodPassword } from '@ev-site/content/testing/password.ts';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyToLocale } from './copy-to-locale.ts';
import { nameGlobals } from './plugins/copy-to-locale.ts';

let fresh: FreshContent;
let user: Staff & { collection: 'staff' };
beforeAll(async () => {
  fresh = await openFreshContent();
  nameGlobals(fresh.payload);
  const person = { name: 'Editor', email: 'editor@example.com', password: goodPassword };
  const data = { ...person, role: 'editor' } as const;
  user = { ...(await fresh.payload.create({ collection: 'staff', data })), collection: 'staff' };
}, 120_000);
afterAll(() => fresh.remove());

const slug = 'about-page';
const save = (locale: 'en' | 'gu', data: { heading: string; mission?: string }) =>
  fresh.payload.updateGlobal({ slug, locale, draft: true, data });
const read = async (locale: 'en' | 'hi' | 'gu') => {
  const options = { slug, locale, draft: true, fallbackLocale: false } as const;
  const { heading, mission } = await fresh.payload.findGlobal(options);
  return [heading ?? null, mission ?? null];
};

test('copies a single page into another language, and replaces existing texts only on request', async () => {
  const copy = async (overrideData: boolean) => {
    const req = await createLocalReq({ user }, fresh.payload);
    await copyToLocale({ globalSlug: slug, fromLocale: 'en', toLocale: 'gu', overrideData, req });
  };
  await save('en', { heading: 'About us', mission: 'We build.' });
  await save('gu', { heading: 'અમારા વિશે' });
  await copy(false);
  expect(await read('gu')).toEqual(['અમારા વિશે', 'We build.']);
  await copy(true);
  expect(await read('gu')).toEqual(['About us', 'We build.']);
  expect(await read('hi')).toEqual([null, null]);
  expect(await read('en')).toEqual(['About us', 'We build.']);
});

test('copies a document out of Hindi, not out of the English fallback', async () => {
  const { payload } = fresh;
  const collection = 'questions';
  const { id } = await payload.create({
    collection,
    data: { question: 'How far?', answer: toRichText('Far.') },
  });
  const hindi = { question: 'कितनी दूर?', answer: toRichText('दूर।'), translationReady: true };
  await payload.update({ collection, id, locale: 'hi', data: hindi });
  for (const overrideData of [false, true]) {
    const from = { collectionSlug: collection, docID: id, fromLocale: 'hi', toLocale: 'gu' } as const;
    await copyToLocale({ ...from, overrideData, req: await createLocalReq({ user }, payload) });
    const copied = await payload.findByID({ collection, id, locale: 'all', draft: true });
    expect(copied.question).toEqual({ en: 'How far?', hi: 'कितनी दूर?', gu: 'कितनी दूर?' });
    // Hindi text is not a translation into Gujarati.
    expect(copied.translationReady).toMatchObject({ hi: true, gu: false });
  }
});
