import { expect, test } from 'vitest';
import { toPageTitle } from './page-title.ts';

test('takes the title that staff wrote', () => {
  expect(toPageTitle('Three-wheelers for cargo', 'Blogs', 'Acme')).toBe('Three-wheelers for cargo');
});

test('else names the page and the company in the specified form', () => {
  expect(toPageTitle('', 'Blogs', 'Acme')).toBe('Blogs - Welcome To Acme');
});

test('names the page alone while the company is not known', () => {
  expect(toPageTitle('', 'Blogs', '')).toBe('Blogs');
});
