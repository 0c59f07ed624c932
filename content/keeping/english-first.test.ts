import { afterAll, beforeAll, expect, test } from 'vitest';
import { readInLanguage } from '../documents/read-in-language.ts';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshContent();
});
afterAll(() => fresh.remove());

const inHindi = { locale: 'hi' } as const;
const hindi = { question: 'कितनी दूर?', answer: toRichText('दूर।') };
const english = { question: 'How far?', answer: toRichText('Far.') };
const refusal = { status: 400, message: 'Write it in English first: Question, Answer' };

test('what has no English is a draft in another language, and published by no way', async () => {
  const { payload } = fresh;
  const collection = 'questions';
  await expect(payload.create({ collection, data: hindi, ...inHindi })).rejects.toMatchObject(refusal);
  const draft = { data: { ...hindi, _status: 'draft' }, draft: true } as const;
  const { id } = await payload.create({ collection, ...draft, ...inHindi });
  const publish = { collection, id, data: { _status: 'published' } } as const;
  await expect(payload.update({ ...publish, ...inHindi })).rejects.toMatchObject(refusal);
  await payload.update({ collection, id, data: { ...english, _status: 'draft' }, draft: true });
  // Visitors would get the Hindi alone.
  await expect(payload.update({ ...publish, ...inHindi, publishSpecificLocale: 'hi' })).rejects.toMatchObject(
    refusal,
  );
  expect(await payload.update({ ...publish, ...inHindi })).toMatchObject({ _status: 'published' });
  expect(await payload.findByID({ collection, id })).toMatchObject({ question: 'How far?' });
});

test('where there are no drafts, nothing is saved without English, and a copy brings its English along', async () => {
  const { payload } = fresh;
  const collection = 'reply-templates';
  const data = { name: 'नमस्ते', text: 'नमस्ते' };
  await expect(payload.create({ collection, data: data as never, ...inHindi })).rejects.toMatchObject({
    message: expect.stringMatching(/^Write it in English first: /),
  });
  const { id } = await payload.create({ collection, data: { name: 'Hello', text: 'Hello' } as never });
  const copy = await payload.duplicate({ collection, id, ...inHindi, data: data as never });
  expect(await payload.findByID({ collection, id: copy.id })).toMatchObject({ text: 'Hello' });
});

test('what was published without English is left out of what visitors read', async () => {
  const { payload } = fresh;
  const collection = 'questions';
  const { id } = await payload.create({ collection, data: { ...english, _status: 'published' } });
  const read = async () =>
    (await readInLanguage(payload, 'en').find({ collection })).docs.map((doc) => doc.id);
  expect(await read()).toContain(id);
  await payload.db.updateOne({ collection, id, data: { question: { hi: 'कितनी दूर?' } } });
  expect(await read()).not.toContain(id);
});

test('a new line of a page is written in English first', async () => {
  const { payload } = fresh;
  const slug = 'site-settings';
  await expect(payload.updateGlobal({ slug, data: { tagline: 'चलो' }, ...inHindi })).rejects.toMatchObject({
    message: expect.stringMatching(/^Write it in English first: .*Tagline/),
  });
});
