import { expect, test } from 'vitest';
import { makeSitemap, makeSitemapPart, partSize } from './sitemap.ts';

const site = 'https://ev.example';
const inEnglish = (blogs: number) => ({
  known: {
    count: async (kind: string) => (kind === 'blogs' ? blogs : 0),
    listTokens: async () => ['expo-2024'],
    getColours: async () => new Map([['millo', []]]),
    getDealers: async () => new Set(['surat-udhna']),
    getIds: async (kind: string) =>
      new Set(Array.from({ length: kind === 'blogs' ? blogs : 0 }, (_, index) => index + 1)),
  },
  listSitemapEntries: async (kind: string, { pageNumber, limit }: { pageNumber: number; limit: number }) => {
    const rest = kind === 'blogs' ? blogs - (pageNumber - 1) * limit : 0;
    return Array.from({ length: Math.min(limit, Math.max(0, rest)) }, (_, index) => ({
      id: (pageNumber - 1) * limit + index + 1,
      changedAt: '2026-01-02T03:04:05.000Z',
    }));
  },
});
// Hindi has only the first article, Gujarati none, and neither has a vehicle or a show.
const withBlogs = (blogs: number) => {
  const none = {
    listTokens: async () => [],
    getColours: async () => new Map(),
    getDealers: async () => new Set<string>(),
  };
  const english = inEnglish(blogs);
  return {
    ...english,
    inLanguage: (language: string) =>
      language === 'en'
        ? english
        : { ...english, known: { ...inEnglish(language === 'hi' ? 1 : 0).known, ...none } },
  };
};
const locations = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

test('is one file while the site is small', async () => {
  const xml = await makeSitemap(withBlogs(3), site);
  expect(xml).toContain('<urlset');
  expect(locations(xml)).toEqual(
    expect.arrayContaining([
      `${site}/`,
      `${site}/contactus`,
      `${site}/expo-2024`,
      `${site}/blogdetails/3`,
      `${site}/dealers/surat-udhna`,
    ]),
  );
});

test('lists only vehicles with a record', async () => {
  const urls = locations(await makeSitemap(withBlogs(3), site));
  expect(urls.filter((url) => url?.includes('/product'))).toEqual([`${site}/productmillo`]);
});

test('lists each page in each language in which it exists, with links to the other languages', async () => {
  const xml = await makeSitemap(withBlogs(2), site);
  const articles = xml.split('\n').filter((line) => line.includes('/blogdetails/'));
  expect(locations(articles.join('\n'))).toEqual([
    `${site}/blogdetails/1`,
    `${site}/hi/blogdetails/1`,
    `${site}/blogdetails/2`,
  ]);
  const links = (line: string | undefined) =>
    [...(line ?? '').matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, language, href]) => [
      language,
      href,
    ]);
  const both = [
    ['en', `${site}/blogdetails/1`],
    ['hi', `${site}/hi/blogdetails/1`],
    ['x-default', `${site}/blogdetails/1`],
  ];
  expect(articles.map(links)).toEqual([both, both, []]);
  expect(locations(xml)).toEqual(expect.arrayContaining([`${site}/gu`, `${site}/gu/contactus`]));
});

test('becomes an index whose parts contain every address once', async () => {
  const data = withBlogs(2 * partSize + 1);
  const index = await makeSitemap(data, site);
  expect(index).toContain('<sitemapindex');
  const parts = locations(index).map((url = '') => url.slice(`${site}/sitemap/`.length, -'.xml'.length));
  expect(parts).toEqual(['pages', 'blogs-1', 'blogs-2', 'blogs-3']);
  const files = await Promise.all(parts.map((part) => makeSitemapPart(data, site, part)));
  const urls = files.flatMap(locations);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls).toContain(`${site}/blogdetails/${2 * partSize + 1}`);
});

test('has no empty or misspelt parts', async () => {
  for (const part of ['blogs-2', 'blogs-0', 'blogs-1x', 'leads-1', '']) {
    expect(await makeSitemapPart(withBlogs(3), site, part)).toBeNull();
  }
});
