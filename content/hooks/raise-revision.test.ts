import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRevision } from '../database/content-revision.ts';
import { siteSettings } from '../seed/data/site-settings.ts';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { toDotPicture } from '../testing/dot-picture.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';

let fresh: FreshContent;

beforeAll(async () => {
  fresh = await openFreshContent();
});
afterAll(() => fresh.remove());

/** By how much the revision rises during some work. */
const rise = async (work: () => Promise<unknown>): Promise<number> => {
  const before = await readRevision(fresh.payload);
  await work();
  return (await readRevision(fresh.payload)) - before;
};

test('the revision rises with every change and deletion of a document', async () => {
  const { payload } = fresh;
  const data = { name: 'Goa', code: 'GA' };
  expect(await readRevision(payload)).toBe(0);
  let id = 0;
  expect(await rise(async () => ({ id } = await payload.create({ collection: 'states', data })))).toBe(1);
  expect(await rise(() => payload.update({ collection: 'states', id, data: { name: 'Goa State' } }))).toBe(1);
  expect(await rise(() => payload.delete({ collection: 'states', id }))).toBe(1);
});

test('the revision rises with every change of a global', async () => {
  const settings = { slug: 'site-settings', data: siteSettings } as const;
  expect(await rise(() => fresh.payload.updateGlobal(settings))).toBe(1);
});

test('the revision does not rise with a new picture, which no page shows yet, but with every change of one', async () => {
  const { payload } = fresh;
  const data = { alt: 'A dot' };
  let id = 0;
  expect(
    await rise(
      async () => ({ id } = await payload.create({ collection: 'media', data, file: toDotPicture() })),
    ),
  ).toBe(0);
  const update = (changes: object, file = {}) =>
    rise(() => payload.update({ collection: 'media', id, data: changes, ...file }));
  expect(await update({}, { file: toDotPicture() })).toBe(1);
  expect(await update({ alt: 'Dot' })).toBe(1);
  expect(await rise(() => payload.delete({ collection: 'media', id }))).toBe(1);
});

test('the revision rises with published changes of an article, not with its drafts', async () => {
  const { payload } = fresh;
  const { id: picture } = await payload.create({
    collection: 'media',
    data: { alt: 'A dot' },
    file: toDotPicture(),
  });
  const data = { title: 'T', description: 'D', body: toRichText('B'), picture, publishedAt: '2026-01-01' };
  let id = 0;
  const update = (changes: object, draft = false) =>
    payload.update({ collection: 'blogs', id, data: changes, draft, autosave: draft });
  expect(
    await rise(async () => ({ id } = await payload.create({ collection: 'blogs', data, draft: true }))),
  ).toBe(0);
  expect(await rise(() => update({ title: 'U' }, true))).toBe(0);
  expect(await rise(() => update({ title: 'U', _status: 'published' }))).toBe(1);
  expect(await rise(() => update({ title: 'V' }, true))).toBe(0);
  expect(await rise(() => update({ title: 'W', _status: 'published' }, true))).toBe(1);
  expect(await rise(() => update({ _status: 'draft' }))).toBe(1);
  expect(await rise(() => payload.delete({ collection: 'blogs', id }))).toBe(1);
  const published = { ...data, _status: 'published' } as const;
  expect(await rise(() => payload.create({ collection: 'blogs', data: published }))).toBe(1);
});

test('the revision counts each of many concurrent changes', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `State ${index}`);
  const create = (name: string) => fresh.payload.create({ collection: 'states', data: { name, code: name } });
  expect(await rise(() => Promise.all(names.map(create)))).toBe(20);
});

test('the revision does not rise with a change that visitors cannot see', async () => {
  const { payload } = fresh;
  const staff = { name: 'A', email: 'a@example.com', password: 'long enough 1', role: 'editor' as const };
  expect(await rise(() => payload.create({ collection: 'staff', data: staff }))).toBe(0);
});
