import { expect, test } from 'vitest';
import { getLocale } from '../../page/locale.ts';
import { hrefFrom } from './here.ts';

test('a link to the current page leads to its top, and every other link to its page', () => {
  expect(hrefFrom('/allfaqs', '/allfaqs')).toBe('#top');
  expect(hrefFrom('/allfaqs', '/')).toBe('/');
  expect(hrefFrom(undefined, '/')).toBe('/');
});

test('another page number of a list counts as another page', () => {
  expect(hrefFrom('/blogs?page=2', '/blogs')).toBe('/blogs');
});

test('works in every language', () => {
  const { pathTo } = getLocale('hi');
  expect(hrefFrom('/hi', pathTo('Home'))).toBe('#top');
  expect(hrefFrom('/hi/allfaqs', pathTo('AllFaqs'))).toBe('#top');
  expect(hrefFrom('/allfaqs', pathTo('AllFaqs'))).toBe('/hi/allfaqs');
});
