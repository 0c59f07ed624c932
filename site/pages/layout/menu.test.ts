import { paths, type RouteName } from '@ev-site/contract/paths.ts';
import { expect, test } from 'vitest';
import { dealerLink, markOf, markOfGroup, mediaLinks, quickLinks } from './menu.ts';

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
  expect(markOfGroup(mediaLinks, 'BlogDetails')).toBe('true');
  expect(markOfGroup(mediaLinks, 'Careers')).toBeUndefined();
});

test('leads to every fixed page of the table but the products', () => {
  const fixed = (Object.keys(paths) as RouteName[]).filter(
    (name) => !paths[name].includes(':') && !name.startsWith('Product'),
  );
  expect(quickLinks.map(({ route }) => route).sort()).toEqual(fixed.sort());
  expect(dealerLink.href).toBe('/becomedealer');
});
