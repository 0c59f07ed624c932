import { afterAll, beforeAll, expect, test } from 'vitest';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { toDotPicture } from '../testing/dot-picture.ts';
import { exampleDealer } from '../testing/example-dealer.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';

let fresh: FreshContent;

beforeAll(async () => {
  fresh = await openFreshContent();
}, 120_000);
afterAll(() => fresh.remove());

test('the copy of an article is a draft without a date', async () => {
  const { payload } = fresh;
  const picture = (
    await payload.create({ collection: 'media', data: { alt: 'A dot' }, file: toDotPicture() })
  ).id;
  const data = { title: 'News', description: 'D', body: toRichText('B'), picture };
  const { id } = await payload.create({
    collection: 'blogs',
    data: { ...data, publishedAt: '2025-03-04T05:06:07.000Z' },
  });
  const copy = await payload.duplicate({ collection: 'blogs', id });
  expect(copy).toMatchObject({ title: 'News', publishedAt: null, _status: 'draft' });
});

test('the copy of a position is posted now and has no closing date', async () => {
  const { payload } = fresh;
  const began = Date.now();
  const words = {
    position: 'Fitter',
    department: 'Works',
    qualification: 'ITI',
    experience: '2',
    location: 'Rajkot',
  };
  const dates = { postedAt: '2025-01-01T00:00:00.000Z', closesAt: '2025-02-01T00:00:00.000Z' };
  const data = { ...words, ...dates, description: toRichText('Fits.') };
  const { id } = await payload.create({ collection: 'jobs', data });
  const { postedAt, closesAt } = await payload.duplicate({ collection: 'jobs', id });
  expect(Date.parse(postedAt)).toBeGreaterThanOrEqual(began);
  expect(closesAt ?? null).toBeNull();
});

test('copies of a trade show and of a dealer get free addresses, also beside documents in the trash', async () => {
  const { payload } = fresh;
  const show = { name: 'Expo', year: 2024, introduction: 'x', heading: 'x', blurb: 'x' };
  const categories = [{ name: 'All', slug: 'all' }];
  const { id } = await payload.create({
    collection: 'trade-shows',
    data: { ...show, token: 'expo-2024', categories },
  });
  const first = await payload.duplicate({ collection: 'trade-shows', id });
  const deletedAt = new Date().toISOString();
  await payload.update({ collection: 'trade-shows', id: first.id, data: { deletedAt } });
  const second = await payload.duplicate({ collection: 'trade-shows', id });
  expect([first.token, second.token]).toEqual(['expo-2024-copy', 'expo-2024-copy-2']);
  expect(second.categories).toMatchObject([{ slug: 'all' }]);

  const state = await payload.create({ collection: 'states', data: { name: 'Gujarat', code: 'GJ' } });
  const dealer = await payload.create({ collection: 'dealers', data: exampleDealer('a', state.id) });
  const other = await payload.duplicate({ collection: 'dealers', id: dealer.id });
  expect(other.slug).toBe(`${dealer.slug}-copy`);
});

test('page titles cannot be copied, as each page has one', () => {
  expect(fresh.payload.collections['page-meta'].config.disableDuplicate).toBe(true);
});
