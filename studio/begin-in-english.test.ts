import { NextRequest } from 'next/server.js';
import { expect, test } from 'vitest';
import { toEnglishAddress } from './begin-in-english.ts';
import config from './payload.config.ts';
import { proxy } from './proxy.ts';

const redirect = (path: string) => toEnglishAddress(new URL(path, 'https://example.com'))?.href;

test('what is new is begun in English, whatever was read last', () => {
  expect(redirect('/studio/collections/blogs/create')).toBe(
    'https://example.com/studio/collections/blogs/create?locale=en',
  );
  expect(redirect('/studio/collections/questions/create?from=2')).toContain('/create?from=2&locale=en');
});

test('whoever asks for it without a language is led there, and nobody is led on', () => {
  const ask = (path: string) => proxy(new NextRequest(`https://example.com${path}`));
  const led = ask('/studio/collections/blogs/create').headers.get('Location');
  expect(led).toMatch(/\/studio\/collections\/blogs\/create\?locale=en$/);
  expect(ask('/studio/collections/blogs/create?locale=en').headers.get('Location')).toBeNull();
});

test.each([
  ['that is asked for in a language', '/studio/collections/blogs/create?locale=hi'],
  ['that is there', '/studio/collections/blogs/7'],
  ['of one language', '/studio/collections/leads/create'],
  ['of no kind', '/studio/globals/home-page/create'],
])('a document %s is opened as it is', (_what, path) => {
  expect(redirect(path)).toBeUndefined();
});

test('this holds for every kind with texts that are asked for in English first', async () => {
  const kinds = (await config).collections
    .filter(({ flattenedFields }) =>
      flattenedFields.some((field) => field.localized && 'required' in field && field.required),
    )
    .map(({ slug }) => slug);
  expect(kinds.length).toBeGreaterThan(10);
  expect(kinds.filter((kind) => !redirect(`/studio/collections/${kind}/create`))).toEqual([]);
});
