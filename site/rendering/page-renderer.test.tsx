import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { DataAccess } from '../data/data-access.ts';
import { definePage } from '../page/define-page.tsx';
import type { RouteTable } from '../page/page.ts';
import { exampleForms } from '../testing/example-page.ts';
import { createPageRenderer } from './page-renderer.tsx';
import { readStylesheet } from './used-styles.ts';

const css = '.a{color:red}';
const assets = {
  loader: '/assets/loader.js',
  react: '/assets/react.js',
  others: [],
  print: { url: '/assets/print.css', text: '' },
  islandUrl: (name: string) => `/assets/${name}.js`,
  stylesOf: async () => ({ sheet: readStylesheet(css), urls: [], withIslands: {} }),
};

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
    siteName: company,
    image: '/media/a.webp',
  }),
  View: ({ data }) => <main>{`${data.company} page ${data.query.page ?? '1'}`}</main>,
  listAddresses: async () => ['/blogs?page=2'],
});
const detail = definePage({
  exists: async ({ params, data }) => (await data.known.listTokens()).includes(params.id ?? ''),
  load: async ({ params }) => (params.id === '1' ? { id: params.id } : undefined),
  head: () => ({ title: 'One', description: '', noindex: true }),
  View: ({ data }) => <main>{data.id}</main>,
});
const event = definePage({
  exists: async ({ params, data }) => (await data.known.listTokens()).includes(params.id ?? ''),
  load: async ({ params }) => ({ id: params.id }),
  head: () => ({ title: 'One', description: '' }),
  View: ({ data }) => <main>{data.id}</main>,
});
const reckoning = definePage({
  allowedQuery: ['colour'],
  ownQuery: ['km', 'vehicles'],
  isBrowserCacheable: true,
  load: async ({ query, read }) => ({
    query,
    company: await read('settings', async (data) => (await data.getSettings()).company, 'the company'),
  }),
  head: ({ company }, { path }, { km = 'none' }) => ({
    title: `${company} ${km} km`,
    description: '',
    canonicalPath: path,
  }),
  View: ({ data, query }) => <main>{JSON.stringify([data.query, query])}</main>,
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
    { name: 'reckoning', path: '/savings', load: async () => ({ page: reckoning }) },
    { name: 'vehicle', path: '/product:id', load: async () => ({ page: detail }) },
    { name: 'show', path: '/pro:token', load: async () => ({ page: list }) },
    { name: 'event', path: '/eventdetails/:id', load: async () => ({ page: event }) },
  ],
  notFound: { name: 'not-found', path: '', load: async () => ({ page: missing }) },
};

const setUp = (getSettings: () => Promise<unknown>, listTokens = async () => ['1', '3']) => {
  const log = { failedRead: vi.fn() };
  let old = 0;
  const countOld = () => old;
  const english = { getSettings, known: { listTokens, countOld } };
  // One record exists in Hindi, none in Gujarati.
  const inLanguage = (language: string) => ({
    ...english,
    known: {
      listTokens: async () => (language === 'en' ? listTokens() : language === 'hi' ? ['1'] : []),
      countOld,
    },
  });
  const data = { ...english, inLanguage } as unknown as DataAccess;
  const content = { generation: 1 };
  const renderer = createPageRenderer({
    table,
    assets,
    data,
    publicUrl: 'https://ev.example',
    forms: exampleForms,
    generation: () => content.generation,
  });
  const render = async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://ev.example');
    const found = await renderer.find(pathname, Object.fromEntries(searchParams));
    return found && renderer.render(found, log);
  };
  const giveOld = () => {
    old += 1;
  };
  return { log, renderer, render, content, giveOld };
};
const working = async () => ({ company: 'Acme' });

test('each own question is rendered separately, from data that are read once in a generation', async () => {
  const getSettings = vi.fn(working);
  const { renderer, render, content } = setUp(getSettings);
  const first = await render('/savings?vehicles=a&km=90&other=1');
  expect(first?.html).toContain(
    '<main>[{},{&quot;km&quot;:&quot;90&quot;,&quot;vehicles&quot;:&quot;a&quot;}]</main>',
  );
  expect(first?.html).toContain('<title>Acme 90 km</title>');
  expect(first?.isBrowserCacheable).toBe(true);
  expect(first?.html).toContain('rel="canonical" href="https://ev.example/savings"');
  expect((await render('/savings?km=91'))?.html).toContain('Acme 91 km');
  expect(getSettings).toHaveBeenCalledTimes(1);
  content.generation = 2;
  getSettings.mockResolvedValue({ company: 'Bcme' });
  expect((await render('/savings?km=91'))?.html).toContain('Bcme 91 km');
  const found = await renderer.find('/savings', { vehicles: ['a', 'b', ''], other: 'x' });
  expect(found).toMatchObject({ address: '/savings', own: { vehicles: 'a, b' } });
});

test('an address has only the allowed query, in a fixed order', async () => {
  const { renderer } = setUp(working);
  const query = { utm_source: 'x', page: ['2', '3', ''], category: 'news' };
  expect((await renderer.find('/blogs', query))?.address).toBe('/blogs?category=news&page=2');
  expect((await renderer.find('/blogs', { utm_source: 'x', page: '' }))?.address).toBe('/blogs');
  expect(await renderer.find('/unknown', query)).toBeUndefined();
});

test('a page is a complete document with its CSS inlined and the loader at the end', async () => {
  const { render } = setUp(working);
  const page = await render('/blogs?page=2');
  expect(page?.html).toMatch(/^<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"\/>/);
  expect(page?.html).toContain('<title>Blogs &amp; more - Acme</title>');
  expect(page?.html).toContain('<meta name="description" content="All &quot;news&quot;"/>');
  expect(page?.html).toContain('<link rel="canonical" href="https://ev.example/blogs?page=2"/>');
  expect(page?.html).toContain('<meta property="og:site_name" content="Acme"/>');
  expect(page?.html).toContain('<meta property="og:image" content="https://ev.example/media/a.webp"/>');
  expect(page?.html).toContain('<main>Acme page 2</main>');
  expect(page?.html).toMatch(
    /<script type="module" async="" fetchPriority="low" src="\/assets\/loader\.js" data-react="\/assets\/react\.js"><\/script><\/body><\/html>$/,
  );
  expect(page).toMatchObject({ status: 200, complete: true, frameSources: ['https://maps.example'] });
});

test('the print stylesheet is loaded by the loader, or directly without script', async () => {
  const { render } = setUp(working);
  const { html = '' } = (await render('/blogs')) ?? {};
  expect(html).toContain(
    '</main><noscript><link rel="stylesheet" href="/assets/print.css" media="print"/></noscript><script',
  );
});

test('the style hash is the hash of the text in the style element', async () => {
  const { render } = setUp(working);
  const page = await render('/blogs');
  const [, inlined = ''] = /<style>(.*?)<\/style>/s.exec(page?.html ?? '') ?? [];
  expect(inlined).toBe(css);
  expect(page?.styleHash).toBe(createHash('sha256').update(inlined).digest('base64'));
});

test('a page has the styles and preloads the fonts of its language', async () => {
  const stylesOf = vi.spyOn(assets, 'stylesOf');
  const { render } = setUp(working);
  const fontsOf = async (address: string) => {
    const { html = '' } = (await render(address)) ?? {};
    return [...html.matchAll(/<link rel="preload" href="[^"]*?([\w-]+)\.woff2"/g)].map(([, name]) => name);
  };
  expect(await fontsOf('/blogs')).toEqual(['anek-text', 'anek-bold', 'anek-wide']);
  expect(await fontsOf('/hi/blogs')).toEqual(['anek-text', 'anek-bold', 'anek-wide', 'anek-devanagari']);
  expect(await fontsOf('/gu/blogs')).toEqual(['anek-text', 'anek-bold', 'anek-wide', 'anek-gujarati']);
  const asked = new Set(stylesOf.mock.calls.map((given: unknown[]) => given.join(' ')));
  expect([...asked]).toEqual(['blogs en', 'blogs hi', 'blogs gu']);
  stylesOf.mockRestore();
});

test('a page has no inline scripts, styles or event handlers', async () => {
  const { render } = setUp(working);
  const { html = '' } = (await render('/blogs')) ?? {};
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(html).not.toMatch(/ (?:style|on\w+)=/);
});

test('after a failed read the page keeps its default, is marked incomplete, and the failure is reported', async () => {
  const error = new Error('no database');
  const { render, log } = setUp(() => Promise.reject(error));
  const page = await render('/blogs');
  expect(page?.html).toContain('the company page 1');
  expect(page?.complete).toBe(false);
  expect(log.failedRead).toHaveBeenCalledExactlyOnceWith({ page: 'blogs', what: 'settings', error });
});

test('a page that does not exist and an address without a route give undefined', async () => {
  const { render } = setUp(working);
  expect(await render('/blogdetails/3')).toBeUndefined();
  expect(await render('/unknown')).toBeUndefined();
});

test('an address that is missing in the lists is refused before loading, unless the lists cannot be read', async () => {
  const load = vi.spyOn(detail, 'load');
  expect(await setUp(working).render('/blogdetails/2')).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  const unreadable = setUp(working, () => Promise.reject(new Error('no database')));
  expect(await unreadable.render('/blogdetails/1')).toMatchObject({ status: 200 });
  load.mockRestore();
});

test('a page whose record cannot be read fails with 503', async () => {
  const broken = definePage({
    load: async () => Promise.reject(new Error('no database')),
    head: () => ({ title: '', description: '' }),
    View: () => <main />,
  });
  const load = async () => ({ page: broken });
  const route = { name: 'broken', path: '/broken', load };
  const renderer = createPageRenderer({
    table: { routes: [route], notFound: table.notFound },
    assets,
    data: { inLanguage: () => ({ known: { countOld: () => 0 } }) } as unknown as DataAccess,
    publicUrl: 'https://ev.example',
    forms: exampleForms,
    generation: () => 1,
  });
  const found = await renderer.find('/broken', {});
  await expect(found && renderer.render(found, { failedRead: vi.fn() })).rejects.toMatchObject({
    statusCode: 503,
  });
});

test('a noindex page and Page Not Found have no canonical address', async () => {
  const { renderer, render, log } = setUp(working);
  const missing = await renderer.render(renderer.notFoundAt('/nowhere'), log);
  for (const page of [await render('/blogdetails/1'), missing]) {
    expect(page?.html).toContain('<meta name="robots" content="noindex"/>');
    expect(page?.html).not.toContain('rel="canonical"');
    expect(page?.html).not.toContain('og:url');
  }
  expect(missing?.status).toBe(404);
});

test('lists every existing address once', async () => {
  const { renderer } = setUp(working);
  const pages = await renderer.listPages({ failedRead: vi.fn() });
  expect(pages.map(({ address }) => address)).toEqual([
    'not found en',
    'not found hi',
    'not found gu',
    '/blogs',
    '/blogs?page=2',
    '/savings',
    '/hi/blogs',
    '/hi/savings',
    '/gu/blogs',
    '/gu/savings',
  ]);
  expect(pages[4]?.query).toEqual({ page: '2' });
});

test('a page whose addresses cannot be listed does not affect other pages', async () => {
  const error = new Error('no database');
  const listAddresses = vi.spyOn(list, 'listAddresses').mockRejectedValue(error);
  const { renderer, log } = setUp(working);
  const pages = await renderer.listPages(log);
  expect(pages.map(({ address }) => address)).toEqual([
    'not found en',
    'not found hi',
    'not found gu',
    '/blogs',
    '/savings',
    '/hi/blogs',
    '/hi/savings',
    '/gu/blogs',
    '/gu/savings',
  ]);
  expect(log.failedRead).toHaveBeenCalledWith({ page: 'blogs', what: 'addresses', error });
  listAddresses.mockRestore();
});

test('links the page in every language in which it exists, including its own', async () => {
  const { render } = setUp(working);
  const links = async (address: string) =>
    [...((await render(address))?.html ?? '').matchAll(/hrefLang="([\w-]+)" href="([^"]+)"/g)].map(
      ([, language, href]) => [language, href],
    );
  const both = [
    ['en', 'https://ev.example/eventdetails/1'],
    ['hi', 'https://ev.example/hi/eventdetails/1'],
    ['x-default', 'https://ev.example/eventdetails/1'],
  ];
  expect(await links('/eventdetails/1')).toEqual(both);
  expect(await links('/hi/eventdetails/1')).toEqual(both);
  expect(await links('/hi/blogs?page=2')).toHaveLength(4);
  expect(await links('/savings?km=90')).toHaveLength(4);
  // Only the canonical address has these links.
  expect(await links('/savings?colour=red')).toEqual([]);
});

test('states its language, and does not exist in a language in which it is not ready', async () => {
  const { render, renderer } = setUp(working);
  expect((await render('/hi/blogs'))?.html).toContain('<html lang="hi-IN">');
  expect((await render('/gu'))?.html).toBeUndefined();
  expect(await render('/gu/blogdetails/1')).toBeUndefined();
  expect(await render('/en/blogs')).toBeUndefined();
  expect(renderer.notFoundAt('/gu/nowhere').address).not.toBe(renderer.notFoundAt('/nowhere').address);
});

test('among two routes that fit a path, the one with such a page is used', async () => {
  const { renderer } = setUp(working);
  expect((await renderer.find('/product1', {}))?.route.name).toBe('vehicle');
  expect((await renderer.find('/productlaunch', {}))?.route.name).toBe('show');
  expect((await renderer.find('/gu/product1', {}))?.route.name).toBe('show');
});

test('a page is incomplete if a list was older than the content', async () => {
  let isOld = true;
  const { render, giveOld } = setUp(working, async () => {
    if (isOld) giveOld();
    return ['1'];
  });
  expect(await render('/blogdetails/1')).toMatchObject({ status: 200, complete: false });
  isOld = false;
  expect(await render('/blogdetails/1')).toMatchObject({ status: 200, complete: true });
});
