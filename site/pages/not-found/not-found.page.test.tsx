import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DataAccess } from '../../data/data-access.ts';
import type { PageKey, PageMeta } from '../../data/page-meta.ts';
import { getLocale } from '../../page/locale.ts';
import { examplePage } from '../../testing/example-page.ts';
import { getDefaultSettings } from '../layout/default-settings.ts';
import { page } from './not-found.page.tsx';

const written: PageMeta = {
  title: 'Wrong turning | Example',
  description: 'There is nothing at this address.',
  heading: 'Wrong turning',
  introduction: 'This road ends here.',
  picture: {
    alt: 'A road that ends',
    width: 1600,
    height: 900,
    src: '/media/river.webp',
    srcSet: '',
    avifSrcSet: '',
    tone: '#aabbcc',
    focus: { x: 50, y: 50 },
  },
};

const nothing: PageMeta = { title: '', description: '', heading: '', introduction: '', picture: null };

const load = async (meta: PageMeta) => {
  const data = {
    getSettings: async () => ({ ...getDefaultSettings(getLocale('en').words), company: 'Example' }),
    getProductsMenu: async () => [],
    getMenus: async () => null,
    getPageMeta: async (key: PageKey) => (key === 'notfound' ? meta : nothing),
  } as Partial<DataAccess> as DataAccess;
  const loaded = (await page.load(examplePage({ data })))?.answer({});
  if (!loaded) throw new Error('Page Not Found was not found.');
  return { ...loaded, html: renderToStaticMarkup(loaded.content) };
};

test('shows all texts that staff wrote for it', async () => {
  const { status, head, html } = await load(written);
  expect(status).toBe(404);
  expect(head).toMatchObject({
    title: written.title,
    description: written.description,
    image: '/media/river.webp',
  });
  expect(html).toMatch(/<h1[^>]*>Wrong turning</);
  expect(html).toContain('This road ends here.');
  expect(html).toContain('src="/media/river.webp"');
  expect(html).not.toContain('Sorry');
});

test('keeps its default for each text that staff left empty', async () => {
  const { head, html } = await load({ ...written, title: '', introduction: '' });
  expect(head.title).toBe('Page Not Found - Welcome To Example');
  expect(html).toMatch(/<h1[^>]*>Wrong turning</);
  expect(html).toContain('moved.');
});
