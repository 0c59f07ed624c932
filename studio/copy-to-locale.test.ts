import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { copyDataFromLocale } from '@payloadcms/ui/utilities/copyDataFromLocale';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameGlobals } from './copy-to-locale.ts';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshContent();
  nameGlobals(fresh.payload);
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

test('a single page is copied into another language, over what stands there only where that is asked for', async () => {
  const { payload } = fresh;
  const person = { name: 'Editor', email: 'editor@example.com', password: 'mango rickshaw thunder' };
  const editor = await payload.create({ collection: 'staff', data: { ...person, role: 'editor' } });
  const user = { ...editor, collection: 'staff' as const };
  const copy = async (overrideData: boolean) => {
    const req = await createLocalReq({ user }, payload);
    await copyDataFromLocale({ globalSlug: slug, fromLocale: 'en', toLocale: 'gu', overrideData, req });
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
