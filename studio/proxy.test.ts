import { readdirSync } from 'node:fs';
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server.js';
import { expect, test } from 'vitest';
import { config } from './proxy.ts';

const hasPolicy = (url: string) => unstable_doesMiddlewareMatch({ config, nextConfig: {}, url });

test.each([
  '/studio',
  '/studio/login',
  '/studio/collections/x.svg',
  '/studio/x/icon.svg',
  '/studio/icon.svg/x',
])('%s has the content policy of a page', (url) => {
  expect(hasPolicy(url)).toBe(true);
});

test('static files and API answers have no content policy of a page', () => {
  const files = readdirSync(new URL('public/studio', import.meta.url)).map((file) => `/studio/${file}`);
  expect(files).not.toEqual([]);
  for (const url of [...files, '/studio/api/x', '/studio/_next/static/x.js'])
    expect(hasPolicy(url), url).toBe(false);
});
