import { readInLanguage } from '@ev-site/content/documents/read-in-language.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBlog, listBlogs, listRecentBlogs, listWholeBlogs, listWholeRecentBlogs } from './blogs.ts';
import { getEvent, listEvents, listRecentEvents } from './events.ts';
import { getPictureReader } from './picture.ts';
import type { Readers } from './readers.ts';

let fresh: FreshContent;
let readers: Readers;
const ids: Record<string, number> = {};

const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString();

beforeAll(async () => {
  fresh = await openFreshContent();
  const { db } = fresh.payload;
  // Bypasses the validation, which requires pictures.
  const add = async (collection: 'blogs' | 'events', title: string, data: Record<string, unknown>) => {
    const made = await db.create({
      collection,
      data: { title: { en: title }, description: { en: `Of ${title}` }, _status: 'published', ...data },
    });
    ids[title] = Number(made.id);
  };
  await add('blogs', 'old', { publishedAt: day(-9) });
  await add('blogs', 'new', { publishedAt: day(-1) });
  await add('blogs', 'middle', { publishedAt: day(-5) });
  await add('blogs', 'to come', { publishedAt: day(1) });
  await add('blogs', 'draft', { publishedAt: day(-2), _status: 'draft' });
  await add('blogs', 'in Hindi alone', { title: { hi: 'हिन्दी में' }, publishedAt: day(-2) });
  await add('events', 'past', { date: day(-3), endsOn: day(-3) });
  await add('events', 'announced', { date: day(9) });
  await add('events', 'since yesterday', { date: day(-1), endsOn: day(1) });
  await add('events', 'of one day', { date: day(0) });
  await add('events', 'the day before', { date: day(-2), endsOn: day(-1) });
  await add('events', 'planned', { date: day(5), _status: 'draft' });
  readers = {
    content: readInLanguage(fresh.payload, 'en'),
    pictures: getPictureReader('/media'),
    toHtml: () => '<p>Whole.</p>',
  } as unknown as Readers;
});
afterAll(() => fresh.remove());

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

test('lists published articles from their date on, latest first, page by page', async () => {
  const first = await listBlogs(readers, { pageNumber: 1, limit: 2 });
  expect(titles(first.items)).toEqual(['new', 'middle']);
  expect(first).toMatchObject({ pageNumber: 1, total: 3, totalPages: 2 });
  expect(first.items[0]).not.toHaveProperty('bodyHtml');
  const second = await listWholeBlogs(readers, { pageNumber: 2, limit: 2 });
  expect(second.items).toMatchObject([{ title: 'old', description: 'Of old', bodyHtml: '<p>Whole.</p>' }]);
});

test('lists the latest articles without the open one', async () => {
  const besides = Number(ids.new);
  expect(titles(await listRecentBlogs(readers, { besides, limit: 1 }))).toEqual(['middle']);
  expect(titles(await listRecentBlogs(readers, { limit: 1 }))).toEqual(['new']);
  expect(await listWholeRecentBlogs(readers, { besides, limit: 5 })).toMatchObject([
    { title: 'middle', bodyHtml: '<p>Whole.</p>' },
    { title: 'old' },
  ]);
});

test('lists events as coming, on or past by their first and last day', async () => {
  const { items, total } = await listEvents(readers, { pageNumber: 1, limit: 9 });
  expect(items).toMatchObject([
    { title: 'announced', stage: 'coming', endsOn: null },
    { title: 'of one day', stage: 'today', endsOn: null },
    { title: 'since yesterday', stage: 'on', endsOn: expect.any(String) },
    { title: 'the day before', stage: 'past', endsOn: expect.any(String) },
    { title: 'past', stage: 'past', endsOn: null },
  ]);
  expect(total).toBe(5);
  const besides = Number(ids['since yesterday']);
  expect(titles(await listRecentEvents(readers, { besides, limit: 2 }))).toEqual(['announced', 'of one day']);
});

test('an event that ends on its first day lasts one day', async () => {
  expect(await getEvent(readers, Number(ids.past))).toMatchObject({ endsOn: null, stage: 'past' });
});

test('finds an article or event by its number only if visitors may see it', async () => {
  expect(await getBlog(readers, Number(ids.old))).toMatchObject({ title: 'old', bodyHtml: '<p>Whole.</p>' });
  expect(await getEvent(readers, Number(ids.announced))).toMatchObject({ infoHtml: '<p>Whole.</p>' });
  const hidden = [
    await getBlog(readers, Number(ids['to come'])),
    await getBlog(readers, Number(ids.draft)),
    await getBlog(readers, 9999),
    await getEvent(readers, Number(ids.planned)),
  ];
  expect(hidden).toEqual([null, null, null, null]);
});
