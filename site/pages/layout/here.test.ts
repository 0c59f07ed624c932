import { expect, test } from 'vitest';
import { getLocale } from '../../page/locale.ts';
import { hrefFrom } from './here.ts';

test('a link to the page that is open leads to its top, every other one to its page', () => {
  expect(hrefFrom('/allfaqs', '/allfaqs')).toBe('#top');
  expect(hrefFrom('/allfaqs', '/')).toBe('/');
  expect(hrefFrom(undefined, '/')).toBe('/');
});

test('another page of a list is another page', () => {
  expect(hrefFrom('/blogs?page=2', '/blogs')).toBe('/blogs');
});

test('the same holds in every language', () => {
  const { pathTo } = getLocale('hi');
  expect(hrefFrom('/hi', pathTo('Home'))).toBe('#top');
  expect(hrefFrom('/hi/allfaqs', pathTo('AllFaqs'))).toBe('#top');
  expect(hrefFrom('/allfaqs', pathTo('AllFaqs'))).toBe('/hi/allfaqs');
});
