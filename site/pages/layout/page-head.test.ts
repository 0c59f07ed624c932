import { specifiedMenus } from '@ev-site/contract/menus.ts';
import { describe, expect, test } from 'vitest';
import { getLocale } from '../../page/locale.ts';
import { getDefaultSettings } from './default-settings.ts';
import type { PageStart } from './load-page-start.ts';
import { toItemHead, toPageHead } from './page-head.ts';

const context = { locale: getLocale('en'), publicUrl: 'https://ev.example' };
const toPicture = (src: string) => ({
  alt: '',
  width: 1600,
  height: 900,
  src,
  srcSet: '',
  avifSrcSet: '',
  tone: '#aabbcc',
  focus: { x: 50, y: 50 },
});
const nothing = { title: '', description: '', heading: '', introduction: '', picture: null };
const written = {
  ...nothing,
  title: 'Three-wheelers for cargo',
  description: 'By staff.',
  picture: toPicture('/media/staff.webp'),
};
const open = (
  meta: PageStart['meta'],
  settings: Partial<PageStart['frame']['settings']> = {},
  sitePicture: PageStart['sitePicture'] = null,
): PageStart => ({
  frame: {
    settings: { ...getDefaultSettings(context.locale.words), company: 'Acme', ...settings },
    productLines: [],
    menus: specifiedMenus,
    translations: [],
    here: '/blogs',
  },
  meta,
  sitePicture,
});

describe('the head of a page', () => {
  const blogs = { title: 'Blogs', description: 'By default.', trail: [{ name: 'News', href: '/blogs' }] };

  test('uses the texts of staff', () => {
    expect(toPageHead(open(written), context, blogs)).toMatchObject({
      title: 'Three-wheelers for cargo',
      description: 'By staff.',
      siteName: 'Acme',
      image: '/media/staff.webp',
      noindex: false,
    });
  });

  test('falls back to the name of the page and the company in the specified form', () => {
    const head = toPageHead(open(nothing), context, blogs);
    expect(head).toMatchObject({ title: 'Blogs - Welcome To Acme', description: 'By default.' });
    expect(head).not.toHaveProperty('image');
  });

  test('has only the name of the page if the company is not known', () => {
    expect(toPageHead(open(nothing, { company: '' }), context, blogs).title).toBe('Blogs');
  });

  test('keeps search engines out of a site that is not launched', () => {
    expect(toPageHead(open(nothing, { domainStatus: 'preview' }), context, blogs).noindex).toBe(true);
  });

  test('has structured data of the breadcrumb before other data, and none if there is nothing to describe', () => {
    const { structuredData } = toPageHead(open(nothing), context, {
      ...blogs,
      about: [{ '@type': 'FAQPage' }],
    });
    expect(structuredData).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Home', item: 'https://ev.example/' },
          { name: 'News', item: 'https://ev.example/blogs' },
        ],
      },
      { '@type': 'FAQPage' },
    ]);
    expect(toPageHead(open(nothing), context, { title: '', description: '' })).not.toHaveProperty(
      'structuredData',
    );
  });
});

test('a page or item without a picture is shared with the picture of the site, others with their own', () => {
  const ofSite = toPicture('/media/site.webp');
  const item = { name: 'Surat', description: '' };
  const page = { title: 'Dealers', description: '' };
  expect(toPageHead(open(nothing, {}, ofSite), context, page).image).toBe('/media/site.webp');
  expect(toItemHead(open(nothing, {}, ofSite), context, item).image).toBe('/media/site.webp');
  expect(toPageHead(open(written, {}, ofSite), context, page).image).toBe('/media/staff.webp');
  expect(toItemHead(open(written, {}, ofSite), context, item).image).toBe('/media/staff.webp');
});

describe('the head of an item', () => {
  const item = { name: 'What a kilometre costs', description: 'Of its own.' };

  test('has its name before the title of the list, and its own description', () => {
    expect(toItemHead(open(written), context, item)).toMatchObject({
      title: 'What a kilometre costs | Three-wheelers for cargo',
      description: 'Of its own.',
    });
    expect(toItemHead(open(nothing), context, item).title).toBe('What a kilometre costs - Welcome To Acme');
  });

  test('has its own picture, or else the picture of the list', () => {
    const picture = toPicture('/media/own.webp');
    expect(toItemHead(open(written), context, { ...item, picture }).image).toBe('/media/own.webp');
    expect(toItemHead(open(written), context, { ...item, picture: null }).image).toBe('/media/staff.webp');
  });

  test('cuts a long description to the length that search engines show', () => {
    const { description } = toItemHead(open(nothing), context, { ...item, description: 'a'.repeat(200) });
    expect(description).toBe(`${'a'.repeat(155)}…`);
  });
});
