import { menuPages, specifiedMenus } from '@ev-site/contract/menus.ts';
import { languages } from '@ev-site/contract/paths.ts';
import { expect, test } from 'vitest';
import { getLocale } from '../../page/locale.ts';
import { markOf, markOfGroup, type Shown, toLink } from './menu.ts';

const english = getLocale('en');
const quickLinks = specifiedMenus.footer.map((link) => toLink(link, english));
const group = specifiedMenus.header.find(({ kind }) => kind === 'group');
const media = group?.kind === 'group' ? group.links.map((link) => toLink(link, english)) : [];
const on = (current: Shown['current'], here = '/'): Shown => ({ current, here });
const toPage = (page: (typeof menuPages)[number]) => toLink({ page, address: '', label: '' }, english);

test.each(languages)('menu, breadcrumb, heading and advice use the same name for a page: %s', (language) => {
  const { words } = getLocale(language);
  const { menu } = words.layout;
  expect([words.lists.blogs.name, words.lists.blogs.heading]).toEqual([menu.news, menu.news]);
  expect([words.savings.name, words.home.advice.savings]).toEqual([menu.savings, menu.savings]);
  expect(words.compare.name).toBe(menu.compare);
  for (const more of [words.savings.heading, words.savings.title]) expect(more).toContain(menu.savings);
  for (const more of [words.compare.heading, words.compare.title, words.home.advice.compare])
    expect(more).toContain(menu.compare);
});

test('marks only the current page', () => {
  const marked = quickLinks.filter((link) => markOf(link, on('Careers')));
  expect(marked.map(({ route }) => route)).toEqual(['Careers']);
  expect(markOf(toPage('Careers'), on('Careers'))).toBe('page');
});

test('marks a list while one of its items is shown', () => {
  expect(markOf(toPage('Blogs'), on('BlogDetails'))).toBe('true');
  expect(markOf(toPage('Events'), on('EventDetails'))).toBe('true');
  expect(markOf(toPage('Careers'), on('CareerDetails'))).toBe('true');
});

test('marks nothing on a page outside the menu', () => {
  expect(quickLinks.filter((link) => markOf(link, on(undefined)))).toEqual([]);
});

test('marks a group while one of its pages is shown', () => {
  expect(markOfGroup(media, on('BlogDetails'))).toBe('true');
  expect(markOfGroup(media, on('Careers'))).toBeUndefined();
});

test('marks an address that staff entered only on that page', () => {
  const nova = toLink({ page: null, address: '/productnova', label: 'Nova' }, getLocale('hi'));
  expect(nova).toEqual({ name: 'Nova', href: '/hi/productnova' });
  expect(markOf(nova, on('Product', '/hi/productnova'))).toBe('page');
  expect(markOf(nova, on('Product', '/hi/productmillo'))).toBeUndefined();
  const shop = toLink({ page: null, address: 'https://shop.example/', label: 'Shop' }, getLocale('hi'));
  expect(shop.href).toBe('https://shop.example/');
});

test('the specified footer links to every fixed page except the products', () => {
  expect(quickLinks.map(({ route }) => route).sort()).toEqual([...menuPages].sort());
});

test('links to the pages that help to choose, in the header and in the footer', () => {
  expect(specifiedMenus.choose.map((link) => toLink(link, english).href)).toEqual([
    '/savings',
    '/find',
    '/compare',
    '/dealers',
    '/testride',
  ]);
  expect(quickLinks.slice(-6, -2).map(({ href }) => href)).toEqual([
    '/savings',
    '/find',
    '/compare',
    '/assumptions',
  ]);
});

test('links stay in the language of the page and use its names', () => {
  const links = specifiedMenus.footer.map((link) => toLink(link, getLocale('hi')));
  expect(links.slice(0, 2).map(({ href }) => href)).toEqual(['/hi', '/hi/aboutus']);
  expect(links.filter(({ href }) => !/^\/hi(\/|$)/.test(href))).toEqual([]);
  expect(links[0]?.name).toBe('होम');
  expect(toLink({ page: 'Careers', address: '', label: 'Work with us' }, english).name).toBe('Work with us');
});
