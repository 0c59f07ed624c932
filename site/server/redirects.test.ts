import { expect, test } from 'vitest';
import { createRedirectFinder } from './redirects.ts';

const silent = { error: () => undefined };

const open = (lines: Record<string, string>) => {
  let reads = 0;
  let generation = 1;
  const find = createRedirectFinder(
    {
      readRedirects: async () => {
        reads += 1;
        return new Map(Object.entries(lines));
      },
    },
    () => generation,
  );
  return {
    find: (url: string) => find(url, silent),
    reads: () => reads,
    change: () => {
      generation += 1;
    },
  };
};

test.each([
  ['/old', '/blogs'],
  ['/Old/', '/blogs'],
  ['/%6fld', '/blogs'],
  ['/old?utm_source=x', '/blogs?utm_source=x'],
  ['/hi/old', '/hi/blogs'],
  ['/hi/own', '/gu/events'],
  ['/chain', '/blogs'],
  ['/part', '/contactus#enquiry'],
  ['/part?a=1', '/contactus?a=1#enquiry'],
  ['/brochures/swift.pdf', '/brochures/swiftplus.pdf'],
  ['/hi/brochures/swift.pdf', '/hi/brochures/swiftplus.pdf'],
  ['/%E0%A4%97%E0%A4%BE%E0%A4%A1%E0%A4%BC%E0%A5%80', '/find'],
])('%s redirects to %s', async (url, to) => {
  const { find } = open({
    '/old': '/blogs',
    '/hi/own': '/gu/events',
    '/chain': '/old',
    '/part': '/contactus#enquiry',
    '/गाड़ी': '/find',
    '/productswift': '/productswiftplus',
  });
  expect(await find(url)).toBe(to);
});

test.each([
  '/nothing',
  '/brochures/old.pdf',
  '/brochures/none.pdf',
  '/circle',
  '/away',
  '/evil',
  '/%',
  'http://x/old',
  '//evil.example/old',
])('%s does not redirect', async (url) => {
  const { find } = open({
    '/old': '/blogs',
    '/circle': '/round',
    '/round': '/circle',
    '/away': 'https://evil.example/',
    '/evil': '//evil.example/',
  });
  expect(await find(url)).toBeUndefined();
});

test('the table is read once until the content changes', async () => {
  const { find, reads, change } = open({ '/old': '/blogs' });
  for (const url of ['/old', '/a', '/b', '/old']) await find(url);
  expect(reads()).toBe(1);
  change();
  await find('/old');
  expect(reads()).toBe(2);
});

test('a table that cannot be read counts as empty, with a log line', async () => {
  const errors: unknown[] = [];
  const find = createRedirectFinder({ readRedirects: () => Promise.reject(new Error('gone')) }, () => 1);
  expect(await find('/old', { error: (...said: unknown[]) => errors.push(said) })).toBeUndefined();
  expect(errors).toHaveLength(1);
});
