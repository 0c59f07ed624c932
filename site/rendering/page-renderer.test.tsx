import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { DataDoor } from '../data/door.ts';
import { definePage } from '../page/define-page.tsx';
import type { RouteTable } from '../page/page.ts';
import { createPageRenderer } from './page-renderer.tsx';
import { notFoundAddress } from './rendered-page.ts';

const css = '.a{color:red}';
const assets = {
  loader: '/assets/loader.js',
  react: '/assets/react.js',
  others: [],
  islandUrl: (name: string) => `/assets/${name}.js`,
  stylesOf: async () => ({ css, urls: [] }),
};

const forms = {
  months: { enquiry: 24, application: 12 },
  shortestMs: 0,
  humanCheck: { provider: 'turnstile', siteKey: 'key' },
} as const;

const list = definePage({
  allowedQuery: ['page', 'category'],
  frameSources: ['https://maps.example'],
  load: async ({ query, read }) => ({
    query,
    company: await read('settings', async (data) => (await data.getSettings()).company, 'the company'),
  }),
  head: ({ company }) => ({
    title: `Blogs & more - ${company}`,
    description: 'All "news"',
    image: '/media/a.webp',
  }),
  View: ({ data }) => <main>{`${data.company} page ${data.query.page ?? '1'}`}</main>,
  listAddresses: async () => ['/blogs?page=2'],
});
const detail = definePage({
  load: async ({ params }) => (params.id === '1' ? { id: params.id } : undefined),
  head: () => ({ title: 'One', description: '', noindex: true }),
  View: ({ data }) => <main>{data.id}</main>,
});
const missing = definePage({
  status: 404,
  load: async () => ({}),
  head: () => ({ title: 'Page Not Found', description: '' }),
  View: () => <main>Page Not Found</main>,
});

const table: RouteTable = {
  routes: [
    { name: 'blogs', path: '/blogs', load: async () => ({ page: list }) },
    { name: 'blog', path: '/blogdetails/:id', load: async () => ({ page: detail }) },
  ],
  notFound: { name: 'not-found', path: '', load: async () => ({ page: missing }) },
};

const setUp = (getSettings: () => Promise<unknown>) => {
  const log = { failedRead: vi.fn() };
  const data = { getSettings } as unknown as DataDoor;
  const renderer = createPageRenderer({ table, assets, data, publicUrl: 'https://ev.example', forms });
  return { log, renderer };
};
const working = async () => ({ company: 'Acme' });

test('an address holds the allowed query only, in fixed order', async () => {
  const { renderer } = setUp(working);
  const search = new URLSearchParams('utm_source=x&page=2&category=news&page=3&page=');
  expect(await renderer.findAddress('/blogs', search)).toBe('/blogs?category=news&page=2');
  expect(await renderer.findAddress('/blogs', new URLSearchParams('utm_source=x&page='))).toBe('/blogs');
  expect(await renderer.findAddress('/unknown', search)).toBeUndefined();
});

test('a page is a whole document with its CSS inlined and the loader last', async () => {
  const { renderer, log } = setUp(working);
  const page = await renderer.render('/blogs?page=2', log);
  expect(page?.html).toMatch(/^<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"\/>/);
  expect(page?.html).toContain('<title>Blogs &amp; more - Acme</title>');
  expect(page?.html).toContain('<meta name="description" content="All &quot;news&quot;"/>');
  expect(page?.html).toContain('<link rel="canonical" href="https://ev.example/blogs?page=2"/>');
  expect(page?.html).toContain('<meta property="og:image" content="https://ev.example/media/a.webp"/>');
  expect(page?.html).toContain('<main>Acme page 2</main>');
  expect(page?.html).toMatch(
    /<script type="module" async="" fetchPriority="low" src="\/assets\/loader\.js" data-react="\/assets\/react\.js"><\/script><\/body><\/html>$/,
  );
  expect(page).toMatchObject({ status: 200, complete: true, frameSources: ['https://maps.example'] });
});

test('the hash is that of the very text between the style tags', async () => {
  const { renderer, log } = setUp(working);
  const page = await renderer.render('/blogs', log);
  const [, inlined = ''] = /<style>(.*?)<\/style>/s.exec(page?.html ?? '') ?? [];
  expect(inlined).toBe(css);
  expect(page?.styleHash).toBe(createHash('sha256').update(inlined).digest('base64'));
});

test('nothing in a page runs inline', async () => {
  const { renderer, log } = setUp(working);
  const { html = '' } = (await renderer.render('/blogs', log)) ?? {};
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(html).not.toMatch(/ (?:style|on\w+)=/);
});

test('a failed read is noted, the page keeps its default and is marked incomplete', async () => {
  const error = new Error('no database');
  const { renderer, log } = setUp(() => Promise.reject(error));
  const page = await renderer.render('/blogs', log);
  expect(page?.html).toContain('the company page 1');
  expect(page?.complete).toBe(false);
  expect(log.failedRead).toHaveBeenCalledExactlyOnceWith({ page: 'blogs', what: 'settings', error });
});

test('a page that says it is not there, and an address without a route, give nothing', async () => {
  const { renderer, log } = setUp(working);
  expect(await renderer.render('/blogdetails/2', log)).toBeUndefined();
  expect(await renderer.render('/unknown', log)).toBeUndefined();
});

test('search engines are kept out where the page says so, and of Page Not Found', async () => {
  const { renderer, log } = setUp(working);
  for (const address of ['/blogdetails/1', notFoundAddress]) {
    const page = await renderer.render(address, log);
    expect(page?.html).toContain('<meta name="robots" content="noindex"/>');
    expect(page?.html).not.toContain('rel="canonical"');
  }
  expect((await renderer.render(notFoundAddress, log))?.status).toBe(404);
});

test('every address that exists is listed once', async () => {
  const { renderer } = setUp(working);
  expect(await renderer.listAddresses()).toEqual([notFoundAddress, '/blogs', '/blogs?page=2']);
});
