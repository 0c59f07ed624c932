import { NextRequest } from 'next/server.js';
import { expect, test } from 'vitest';
import { toEnglishAddress } from './begin-in-english.ts';
import config from './payload.config.ts';
import { proxy } from './proxy.ts';

const redirect = (path: string) => toEnglishAddress(new URL(path, 'https://example.com'))?.href;

test('redirects a new document to English, whatever language was read last', () => {
  expect(redirect('/studio/collections/blogs/create')).toBe(
    'https://example.com/studio/collections/blogs/create?locale=en',
  );
  expect(redirect('/studio/collections/questions/create?from=2')).toContain('/create?from=2&locale=en');
});

test('the proxy redirects a new document only if its address names no language', () => {
  const ask = (path: string) => proxy(new NextRequest(`https://example.com${path}`));
  const led = ask('/studio/collections/blogs/create').headers.get('Location');
  expect(led).toMatch(/\/studio\/collections\/blogs\/create\?locale=en$/);
  expect(ask('/studio/collections/blogs/create?locale=en').headers.get('Location')).toBeNull();
});

test.each([
  ['that is requested in a language', '/studio/collections/blogs/create?locale=hi'],
  ['that exists', '/studio/collections/blogs/7'],
  ['without translations', '/studio/collections/leads/create'],
  ['outside of a collection', '/studio/globals/home-page/create'],
])('does not redirect a document %s', (_what, path) => {
  expect(redirect(path)).toBeUndefined();
});

test('redirects new documents of every collection with required translated texts', async () => {
  const kinds = (await config).collections
    .filter(({ flattenedFields }) =>
      flattenedFields.some((field) => field.localized && 'required' in field && field.required),
    )
    .map(({ slug }) => slug);
  expect(kinds.length).toBeGreaterThan(10);
  expect(kinds.filter((kind) => !redirect(`/studio/collections/${kind}/create`))).toEqual([]);
});
