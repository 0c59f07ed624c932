import { toDocument } from '@ev-site/contract/documents.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homePage } from '../seed/data/home-page.ts';
import { siteSettings } from '../seed/data/site-settings.ts';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { toDotPicture } from '../testing/dot-picture.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { listObstacles } from '../timetable/list-obstacles.ts';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshContent();
});
afterAll(() => fresh.remove());

const inHindi = { locale: 'hi' } as const;
const hindi = { question: 'कितनी दूर?', answer: toRichText('दूर।') };
const english = { question: 'How far?', answer: toRichText('Far.') };
const refusal = { status: 400, message: 'Write it in English first: Question, Answer' };

test('a document without English can be a draft in another language, but cannot be published', async () => {
  const { payload } = fresh;
  const collection = 'questions';
  await expect(payload.create({ collection, data: hindi, ...inHindi })).rejects.toMatchObject(refusal);
  const draft = { data: { ...hindi, _status: 'draft' }, draft: true } as const;
  const { id } = await payload.create({ collection, ...draft, ...inHindi });
  const publish = { collection, id, data: { _status: 'published' } } as const;
  await expect(payload.update({ ...publish, ...inHindi })).rejects.toMatchObject(refusal);
  await payload.update({ collection, id, data: { ...english, _status: 'draft' }, draft: true });
  // Visitors would see only the Hindi.
  await expect(payload.update({ ...publish, ...inHindi, publishSpecificLocale: 'hi' })).rejects.toMatchObject(
    {
      status: 400,
      message: 'Publish it in English first: Question, Answer',
    },
  );
  expect(await payload.update({ ...publish, ...inHindi })).toMatchObject({ _status: 'published' });
  expect(await payload.findByID({ collection, id })).toMatchObject({ question: 'How far?' });
});

test('kinds without drafts refuse a save without English, and a copy keeps its English', async () => {
  const { payload } = fresh;
  const collection = 'reply-templates';
  const data = { name: 'नमस्ते', text: 'नमस्ते' };
  await expect(payload.create({ collection, data: data as never, ...inHindi })).rejects.toMatchObject({
    message: expect.stringMatching(/^Write it in English first: /),
  });
  const { id } = await payload.create({ collection, data: { name: 'Hello', text: 'Hello' } as never });
  const copy = await payload.duplicate({ collection, id, ...inHindi, data: data as never });
  expect(await payload.findByID({ collection, id: copy.id })).toMatchObject({ text: 'Hello' });
  const chosen = { collection, id: copy.id, ...inHindi, data: {} } as const;
  await expect(payload.duplicate({ ...chosen, selectedLocales: ['hi'] })).rejects.toMatchObject({
    message: expect.stringMatching(/^Write it in English first: /),
  });
  const both = await payload.duplicate({ ...chosen, selectedLocales: ['en', 'hi'] });
  expect(await payload.findByID({ collection, id: both.id })).toMatchObject({ text: 'Hello' });
});

test('a page refuses a text without English', async () => {
  const { payload } = fresh;
  const slug = 'site-settings';
  await expect(payload.updateGlobal({ slug, data: { tagline: 'चलो' }, ...inHindi })).rejects.toMatchObject({
    message: expect.stringMatching(/^Write it in English first: .*Tagline/),
  });
});

test('listObstacles says that a language cannot be published alone before the English is', async () => {
  const { payload } = fresh;
  const collection = 'questions';
  const draft = { draft: true, data: { ...english, _status: 'draft' } } as const;
  const { id } = await payload.create({ collection, ...draft });
  await payload.update({ collection, id, draft: true, data: { ...hindi, _status: 'draft' }, ...inHindi });
  const plan = { id: 1, type: 'publish', at: '', madeAt: '', by: '', byId: null, problem: '' } as const;
  const of = { kind: collection, id: String(id) } as const;
  expect(await listObstacles(payload, { ...plan, of, language: null })).toEqual([]);
  expect(JSON.stringify(await listObstacles(payload, { ...plan, of, language: 'hi' }))).toContain(
    'Publish it in English first',
  );
});

test('a new row of a list needs its English first, but rows with English can be reordered in another language', async () => {
  const { payload } = fresh;
  const slug = 'site-settings';
  const settings = await payload.updateGlobal({ slug, data: siteSettings as never, depth: 0 });
  const { phones } = settings;
  const words = { tagline: 'चलो', blurb: 'शब्द', legalName: 'Pathika' };
  const toHindi = (line: object) => ({ ...line, label: 'फ़ोन' });
  const save = (lines: object[]) =>
    payload.updateGlobal({
      slug,
      data: { ...settings, ...words, phones: lines.map(toHindi) } as never,
      ...inHindi,
    });
  const added = { number: '+91 98765 43210', purpose: 'main' };
  const message = `Write it in English first: Phones › ${phones.length + 1} › Label`;
  await expect(save([...phones, added])).rejects.toMatchObject({ status: 400, message });
  await save(phones.toReversed());
  const stored = (await payload.findGlobal({ slug })).phones.map(({ label }) => label);
  expect(stored).toEqual(phones.map(({ label }) => label).toReversed());
});

test('a page that was never published cannot be published in another language alone', async () => {
  const { payload } = fresh;
  const slug = 'home-page';
  const data = homePage as never;
  const draft = { slug, data, draft: true } as const;
  const english = await payload.updateGlobal(draft);
  await payload.updateGlobal({ ...draft, data: english, ...inHindi });
  const publish = { slug, data: { _status: 'published' }, ...inHindi } as const;
  await expect(payload.updateGlobal({ ...publish, publishSpecificLocale: 'hi' })).rejects.toMatchObject({
    message: expect.stringMatching(/^Publish it in English first: .*Introduction › Heading/),
  });
  const plan = { id: 1, type: 'publish', at: '', madeAt: '', by: '', byId: null, problem: '' } as const;
  const of = toDocument(slug);
  expect(JSON.stringify(await listObstacles(payload, { ...plan, of, language: 'hi' }))).toContain(
    'Publish it in English first',
  );
  await payload.updateGlobal(publish);
  expect((await payload.findGlobal({ slug })).introduction.heading).toBe(homePage.introduction.heading);
  // Now the page is published in English, so one language can be published alone.
  await payload.updateGlobal({ ...publish, publishSpecificLocale: 'hi' });
});

test('a picture without English can still be replaced, as its files change before the check', async () => {
  const { payload } = fresh;
  const collection = 'media';
  const { id } = await payload.create({ collection, data: { alt: 'A dot' }, file: toDotPicture() });
  await payload.db.updateOne({ collection, id, data: { alt: { hi: 'बिंदु' } } });
  const file = toDotPicture('other.png');
  expect(await payload.update({ collection, id, data: { alt: 'दूसरा बिंदु' }, file, ...inHindi })).toMatchObject(
    {
      alt: 'दूसरा बिंदु',
    },
  );
});
