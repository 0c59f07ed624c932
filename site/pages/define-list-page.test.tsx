import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { DataAccess } from '../data/data-access.ts';
import type { PageRequest } from '../data/paged.ts';
import { getLocale } from '../page/locale.ts';
import { localeContext } from '../page/locale-context.ts';
import { examplePage } from '../testing/example-page.ts';
import { defineListPage } from './define-list-page.tsx';

const size = 9;
// English words with the addresses of another language.
const locale = { ...getLocale('en'), pathTo: getLocale('hi').pathTo };

/** A list of `total` items, and the calls that read it. */
const store = (total: number) => {
  const list = vi.fn(async (_data: DataAccess, { pageNumber, limit }: PageRequest) => ({
    items: Array.from(
      { length: Math.max(0, Math.min(limit, total - (pageNumber - 1) * limit)) },
      (_, place) => ({
        name: `Item ${(pageNumber - 1) * limit + place + 1}`,
      }),
    ),
    pageNumber,
    total,
    totalPages: Math.max(1, Math.ceil(total / limit)),
  }));
  const count = vi.fn(async () => total);
  const page = defineListPage({
    route: 'Blogs',
    key: 'blog',
    words: 'blogs',
    kind: 'blogs',
    size,
    list,
    Items: ({ list: { items } }) => items.map(({ name }) => <p key={name}>{name}</p>),
    loadBelow: async () => <footer>Below</footer>,
    toFeed: () => ({ title: 'Feed', href: '/feed' }),
  });
  return { page, list, count, data: { known: { count } } as unknown as DataAccess };
};

type Store = ReturnType<typeof store>;

const toContext = ({ data }: Store, number: string | undefined, readable = true) =>
  examplePage({
    path: '/blogs',
    query: number === undefined ? {} : { page: number },
    locale,
    data,
    read: async (what, ask, fallback) =>
      what === 'blogs' && readable ? ((await ask(data)) ?? fallback) : fallback,
  });

const load = async (stored: Store, number?: string, readable?: boolean) => {
  const context = toContext(stored, number, readable);
  const loaded = (await stored.page.load(context))?.answer({});
  if (!loaded) return undefined;
  const html = renderToStaticMarkup(
    <localeContext.Provider value={context.locale}>{loaded.content}</localeContext.Provider>,
  );
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return { head: loaded.head, main };
};

describe('the page of a list', () => {
  test('shows the items of the given page number, and links to the pages before and after it', async () => {
    const stored = store(20);
    const shown = await load(stored, '2');
    expect(stored.list.mock.lastCall?.[1]).toEqual({ pageNumber: 2, limit: size });
    expect(shown?.main.match(/Item \d+/g)).toEqual(
      Array.from({ length: size }, (_, place) => `Item ${size + place + 1}`),
    );
    expect(shown?.main).toContain('href="/hi/blogs" rel="prev"');
    expect(shown?.main).toContain('href="/hi/blogs?page=3" rel="next"');
    expect(shown?.main).toContain('<footer>Below</footer>');
  });

  test('is its own canonical page, and has its number in the title from the second page on', async () => {
    const [first, second] = await Promise.all([load(store(20)), load(store(20), '2')]);
    expect(first?.head).toMatchObject({ title: 'Blogs', canonicalPath: '/hi/blogs' });
    expect(second?.head).toMatchObject({ title: 'Blogs (page 2)', canonicalPath: '/hi/blogs?page=2' });
    expect(second?.head.feed).toEqual({ title: 'Feed', href: '/feed' });
  });

  test('decides by the count alone which page numbers exist', async () => {
    const { page, count, data } = store(20);
    const exists = (number?: string) =>
      page.exists({ params: {}, query: number === undefined ? {} : { page: number }, data });
    expect(await Promise.all(['2', '3', '4', '99999999999'].map(exists))).toEqual([true, true, false, false]);
    count.mockClear();
    expect(await Promise.all([exists(), exists('1'), exists('x')])).toEqual([true, true, false]);
    expect(count).not.toHaveBeenCalled();
  });

  test('has no page after the last one, and reads nothing for an invalid number', async () => {
    expect(await load(store(20), '4')).toBeUndefined();
    const stored = store(20);
    expect(await load(stored, 'x')).toBeUndefined();
    expect(stored.list).not.toHaveBeenCalled();
  });

  test('has a first page for an empty list, without a pager', async () => {
    const shown = await load(store(0));
    expect(shown?.main).toContain('There are no articles to show right now.');
    expect(shown?.main).not.toContain('aria-label="Pages"');
    expect(await load(store(0), '2')).toBeUndefined();
  });

  test('keeps its other content and its address if the list cannot be read', async () => {
    const shown = await load(store(20), '3', false);
    expect(shown?.main).toContain('There are no articles to show right now.');
    expect(shown?.main).toContain('<footer>Below</footer>');
    expect(shown?.head.canonicalPath).toBe('/hi/blogs?page=3');
  });

  test('lists its first pages for rendering in advance', async () => {
    const listOf = ({ page, data }: Store) => page.listAddresses(data, locale);
    expect(await listOf(store(20))).toEqual(['/hi/blogs', '/hi/blogs?page=2', '/hi/blogs?page=3']);
    expect(await listOf(store(900))).toHaveLength(5);
  });
});
