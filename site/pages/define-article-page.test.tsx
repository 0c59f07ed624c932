import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { DataAccess } from '../data/data-access.ts';
import { getLocale } from '../page/locale.ts';
import { localeContext } from '../page/locale-context.ts';
import { examplePage } from '../testing/example-page.ts';
import { defineArticlePage } from './define-article-page.tsx';

const toArticle = (id: number) => ({
  id,
  title: `Article ${id}`,
  description: 'What a kilometre costs, reckoned for a day in town.',
  date: '2026-05-10T03:30:00.000Z',
  picture: null,
  isSample: true,
});

const get = vi.fn(async (_data: DataAccess, id: number) => (id < 4 ? toArticle(id) : null));
const listRecent = vi.fn(async () => [toArticle(2), toArticle(3)]);
const page = defineArticlePage({
  route: 'EventDetails',
  list: { route: 'Events', words: 'events' },
  words: 'event',
  key: 'eventdetails',
  kind: 'events',
  parameter: 'eventid',
  toPath: ({ pathTo }, id) => pathTo('EventDetails', { eventid: id }),
  get,
  listAll: async (_data, { limit, pageNumber }) => ({
    items: Array.from({ length: limit }, (_, place) => toArticle(place + 1)),
    pageNumber,
    total: 100,
    totalPages: 4,
  }),
  listRecent,
  toHtml: () => '<p>All of it.</p>',
  Facts: ({ article }) => article.date,
  toData: (_article, { path }) => [{ '@type': 'Event', url: path }],
});

// English words with the addresses of another language.
const locale = { ...getLocale('en'), pathTo: getLocale('hi').pathTo };
const data = {} as DataAccess;

const load = async (eventid: string, readable = true) => {
  const context = examplePage({
    path: `/hi/eventdetails/${eventid}`,
    params: { eventid },
    locale,
    data,
    read: async (what, ask, fallback) =>
      what === 'recent events' && readable ? ((await ask(data)) ?? fallback) : fallback,
  });
  const loaded = (await page.load(context))?.answer({});
  if (!loaded) return undefined;
  const html = renderToStaticMarkup(
    <localeContext.Provider value={locale}>{loaded.content}</localeContext.Provider>,
  );
  return { head: loaded.head, main: /<main.*<\/main>/s.exec(html)?.[0] ?? '' };
};

describe('the page of an article', () => {
  test('shows the text and the newest other articles, in the language of the page', async () => {
    const shown = await load('1');
    expect(shown?.main).toContain('<p>All of it.</p>');
    expect(shown?.main).toContain('A sample event');
    expect(listRecent.mock.lastCall).toEqual([data, { besides: 1, limit: 4 }]);
    expect(shown?.main.match(/href="\/hi[^"]*"/g)).toEqual([
      'href="/hi"',
      'href="/hi/events"',
      'href="/hi/eventdetails/2"',
      'href="/hi/eventdetails/3"',
    ]);
  });

  test('has structured data of its breadcrumb, and of the article unless it is a sample', async () => {
    const way = {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: 'Events' }, { name: 'Article 1' }],
    };
    expect((await load('1'))?.head.structuredData).toMatchObject([way]);
    get.mockResolvedValueOnce({ ...toArticle(1), isSample: false });
    expect((await load('1'))?.head.structuredData).toMatchObject([
      way,
      { '@type': 'Event', url: '/hi/eventdetails/1' },
    ]);
  });

  test('shows the text without other articles if these cannot be read', async () => {
    const shown = await load('1', false);
    expect(shown?.main).toContain('<p>All of it.</p>');
    expect(shown?.main).not.toContain('Recent Events');
  });

  test('does not exist without a record, and reads nothing for an invalid number', async () => {
    expect(await load('9')).toBeUndefined();
    get.mockClear();
    expect(await load('x')).toBeUndefined();
    expect(await load('01')).toBeUndefined();
    expect(get).not.toHaveBeenCalled();
  });

  test('fails if its record cannot be read, so that the visitor is asked to try again', async () => {
    get.mockRejectedValueOnce(new Error('The database is away.'));
    await expect(load('1')).rejects.toThrow();
  });

  test('lists the first 30 addresses for rendering in advance', async () => {
    const addresses = await page.listAddresses(data, locale);
    expect(addresses).toHaveLength(30);
    expect(addresses[0]).toBe('/hi/eventdetails/1');
  });
});
