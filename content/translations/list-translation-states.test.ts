import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { listTranslationStates } from './list-translation-states.ts';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshContent();
}, 120_000);
afterAll(() => fresh.remove());

const stateOf = async (kind: string, language: string) => {
  const found = (await listTranslationStates(fresh.payload)).find(
    (state) => state.kind === kind && state.language === language,
  );
  if (!found) throw new Error(`Nothing is said of ${kind} in ${language}.`);
  return found;
};

test('lists documents that are not ready in a language, by their English title and with a link', async () => {
  const { payload } = fresh;
  const question = { question: 'How far?', answer: toRichText('Far.') };
  const { id } = await payload.create({ collection: 'questions', data: question });
  const missing = [{ title: 'How far?', href: `/studio/collections/questions/${id}?locale=hi` }];
  expect(await stateOf('Questions', 'hi')).toMatchObject({ total: 1, missing });

  const translated = { question: 'कितनी दूर?', answer: toRichText('दूर।') };
  await payload.update({ collection: 'questions', id, locale: 'hi', data: translated });
  expect(await stateOf('Questions', 'hi')).toMatchObject({ missing });

  await payload.update({ collection: 'questions', id, locale: 'hi', data: { translationReady: true } });
  expect(await stateOf('Questions', 'hi')).toMatchObject({ total: 1, missing: [] });
  expect((await stateOf('Questions', 'gu')).missing).toHaveLength(1);
});

test('lists a draft that has no name yet', async () => {
  const { payload } = fresh;
  const { id } = await payload.create({ collection: 'questions', data: { question: '' }, draft: true });
  const { missing } = await stateOf('Questions', 'hi');
  expect(missing).toContainEqual({
    title: 'Without a name',
    href: `/studio/collections/questions/${id}?locale=hi`,
  });
});

test('lists a picture without an alternative text in a language', async () => {
  const { payload } = fresh;
  const data = await sharp({ create: { width: 6, height: 4, channels: 3, background: '#0a6b3d' } })
    .png()
    .toBuffer();
  const { id } = await payload.create({
    collection: 'media',
    data: { alt: 'A green field' },
    file: { name: 'green.png', mimetype: 'image/png', data, size: data.length },
  });
  await payload.update({ collection: 'media', id, locale: 'gu', data: { alt: 'લીલું ખેતર' } });
  const missing = [{ title: 'A green field', href: `/studio/collections/media/${id}?locale=hi` }];
  expect(await stateOf('Pictures', 'hi')).toMatchObject({ total: 1, missing });
  expect(await stateOf('Pictures', 'gu')).toMatchObject({ total: 1, missing: [] });
});

test('covers pages as well, but not places or leads', async () => {
  const states = await listTranslationStates(fresh.payload);
  const kinds = new Set(states.map(({ kind }) => kind));
  expect([...kinds]).toEqual(
    expect.arrayContaining(['Articles', 'Vehicles', 'Home Page', 'About Page', 'Dealer Page']),
  );
  expect(kinds).not.toContain('Leads');
  expect(kinds).not.toContain('Cities');
});
