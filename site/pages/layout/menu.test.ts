import { paths, type RouteName } from '@ev-site/contract/paths.ts';
import { expect, test } from 'vitest';
import { getLocale } from '../../page/locale.ts';
import { listQuickLinks, markOf, markOfGroup, toMenu } from './menu.ts';

const { media, dealer } = toMenu(getLocale('en'));
const quickLinks = listQuickLinks(toMenu(getLocale('en')));

test('marks the page that is shown, and nothing else', () => {
  const marked = quickLinks.filter(({ route }) => markOf(route, 'Careers'));
  expect(marked.map(({ route }) => route)).toEqual(['Careers']);
  expect(markOf('Careers', 'Careers')).toBe('page');
});

test('marks the list while one of its items is shown', () => {
  expect(markOf('Blogs', 'BlogDetails')).toBe('true');
  expect(markOf('Events', 'EventDetails')).toBe('true');
  expect(markOf('Careers', 'CareerDetails')).toBe('true');
});

test('marks nothing on a page outside the menu', () => {
  expect(quickLinks.filter(({ route }) => markOf(route, undefined))).toEqual([]);
});

test('marks a group while one of its pages is shown', () => {
  expect(markOfGroup(media, 'BlogDetails')).toBe('true');
  expect(markOfGroup(media, 'Careers')).toBeUndefined();
});

test('leads to every fixed page of the table but the products', () => {
  const fixed = (Object.keys(paths) as RouteName[]).filter(
    (name) => !paths[name].includes(':') && !name.startsWith('Product'),
  );
  expect(quickLinks.map(({ route }) => route).sort()).toEqual(fixed.sort());
  expect(dealer.href).toBe('/becomedealer');
});

test('leads to what helps to choose, in the header and in the footer', () => {
  const { choose } = toMenu(getLocale('en'));
  expect(choose.map(({ href }) => href)).toEqual(['/savings', '/find', '/compare']);
  expect(quickLinks.slice(-4).map(({ href }) => href)).toEqual([
    '/savings',
    '/find',
    '/compare',
    '/assumptions',
  ]);
});

test('stays in the language of the page', () => {
  const hrefs = listQuickLinks(toMenu(getLocale('hi'))).map(({ href }) => href);
  expect(hrefs.slice(0, 2)).toEqual(['/hi', '/hi/aboutus']);
  expect(hrefs.filter((href) => !/^\/hi(\/|$)/.test(href))).toEqual([]);
});
