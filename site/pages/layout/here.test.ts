import { expect, test } from 'vitest';
import { hrefFrom } from './here.ts';

test('a link to the page that is open leads to its top, every other one to its page', () => {
  expect(hrefFrom('/allfaqs', '/allfaqs')).toBe('#top');
  expect(hrefFrom('/allfaqs', '/')).toBe('/');
  expect(hrefFrom(undefined, '/')).toBe('/');
});

test('another page of a list is another page', () => {
  expect(hrefFrom('/blogs?page=2', '/blogs')).toBe('/blogs');
});
