import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { toDotPicture } from '../testing/dot-picture.ts';
import { exampleDealer } from '../testing/example-dealer.ts';
import type { FreshContent } from '../testing/fresh-content.ts';
import { openFreshOn } from '../testing/store-on.ts';
import { listUses } from './list-uses.ts';

const withPicture = (value: number) => {
  const text = toRichText('Look:');
  text.root.children.push({
    type: 'upload',
    relationTo: 'media',
    value,
    version: 3,
    fields: null,
    format: '',
  });
  return text;
};

/** How many texts of articles are read during some work. */
const countTexts = async (payload: Payload, work: () => Promise<unknown>): Promise<number> => {
  const find = vi.spyOn(payload, 'find');
  await work();
  const calls = find.mock.calls.map(([{ collection, select }], index) => ({
    isText: collection === 'blogs' && select !== undefined && 'body' in select,
    found: find.mock.results[index]?.value as Promise<{ docs: unknown[] }>,
  }));
  find.mockRestore();
  const read = await Promise.all(calls.filter(({ isText }) => isText).map(({ found }) => found));
  return read.flatMap(({ docs }) => docs).length;
};

describe.each(['sqlite', 'postgres'] as const)('on %s', (dialect) => {
  let fresh: FreshContent;
  beforeAll(async () => {
    fresh = await openFreshOn(dialect);
  }, 180_000);
  afterAll(() => fresh?.remove());

  test('reads only articles whose texts may show the picture, in any language and in drafts', async () => {
    const { payload } = fresh;
    const addPicture = async (name: string) =>
      (await payload.create({ collection: 'media', data: { alt: 'A dot' }, file: toDotPicture(name) })).id;
    const [cover, shown] = [await addPicture('cover.png'), await addPicture('shown.png')];
    const addArticle = async (title: string) => {
      const text = { title, description: 'D', body: toRichText('No picture, no "media" and no "value".') };
      const data = { ...text, picture: cover, publishedAt: '2026-01-01' };
      return (await payload.create({ collection: 'blogs', data })).id;
    };
    for (let count = 0; count < 5; count += 1) await addArticle(`Without ${count}`);
    const [english, hindi, drafted] = [
      await addArticle('In English'),
      await addArticle('In Hindi'),
      await addArticle('In a draft'),
    ];
    const body = withPicture(shown);
    const hindiWords = { title: 'हिन्दी में', description: 'वर्णन' };
    await payload.update({ collection: 'blogs', id: english, data: { body } });
    await payload.update({ collection: 'blogs', id: hindi, locale: 'hi', data: { ...hindiWords, body } });
    await payload.update({ collection: 'blogs', id: drafted, draft: true, data: { body } });
    const req = await createLocalReq({}, payload);
    let uses: Awaited<ReturnType<typeof listUses>> = [];
    const texts = await countTexts(payload, async () => {
      uses = await listUses({ req, slug: 'media', id: shown });
    });
    expect(uses.map(({ title }) => title).sort()).toEqual(['In English', 'In Hindi', 'In a draft']);
    // Each document in its published version and in its newest draft.
    expect(texts).toBe(6);
    expect(await countTexts(payload, () => listUses({ req, slug: 'media', id: 999 }))).toBe(0);
  });

  test('finds a link to a dealer whatever capitals its address has', async () => {
    const { payload } = fresh;
    const body = toRichText('Ask [them](/Dealers/Patel-MOTORS).');
    const { id: picture } = await payload.create({
      collection: 'media',
      data: { alt: 'A dot' },
      file: toDotPicture('door.png'),
    });
    const words = { title: 'Where to ask', description: 'D', body };
    await payload.create({ collection: 'blogs', data: { ...words, picture, publishedAt: '2026-01-01' } });
    const state = await payload.create({ collection: 'states', data: { name: 'Goa', code: 'GA' } });
    const dealer = await payload.create({
      collection: 'dealers',
      data: exampleDealer('patel-motors', state.id),
    });
    const req = await createLocalReq({}, payload);
    const uses = await listUses({ req, slug: 'dealers', id: dealer.id });
    expect(uses.map(({ by, title }) => [by, title])).toEqual([['link', 'Where to ask']]);
  });
});
