import { readFile } from 'node:fs/promises';
import { inLanguage, languages } from '@ev-site/contract/paths.ts';
import { expect, test } from 'vitest';
import { routes } from '../../pages/routes.ts';

const config = await readFile(new URL('../../../deploy/varnish/default.vcl', import.meta.url), 'utf8');
const pages = await Promise.all(
  routes.routes.map(async ({ path, load }) => ({ path, page: (await load()).page })),
);

test('Varnish keeps the query keys that pages read, and no others', () => {
  const [, keys = ''] = /\(\?!\(\?:([\w|]+)\)=\)/.exec(config) ?? [];
  const read = new Set(pages.flatMap(({ page }) => page.allowedQuery));
  expect(keys.split('|')).toEqual([...read].sort());
});

test('Varnish keeps no answer to a visitor’s own question, in any language', () => {
  const [, pattern = ''] = /req\.url ~ "(\^\(\/\(hi.*?)"/.exec(config) ?? [];
  const isOwn = new RegExp(pattern);
  for (const { path, page } of pages.filter(({ path }) => !path.includes(':')))
    for (const language of languages) {
      const address = inLanguage(path, language);
      expect([address, isOwn.test(`${address}?km=90`)]).toEqual([address, page.ownQuery.length > 0]);
      expect(isOwn.test(address)).toBe(false);
    }
});

test('Varnish passes on staff, previews and calls with their cookies, and no page', () => {
  const [, pattern = ''] = /req\.url ~ "(\^\/\(studio.*?)"/.exec(config) ?? [];
  const passes = new RegExp(pattern);
  for (const address of ['/studio', '/preview/blogs/1/en', '/preview/link', '/api/get-blogs'])
    expect([address, passes.test(address)]).toEqual([address, true]);
  for (const address of ['/', '/blogs', '/previews-2026', '/studio-fair'])
    expect([address, passes.test(address)]).toEqual([address, false]);
});

test('Varnish and the site know the same keys that count clicks', async () => {
  const source = await readFile(new URL('../tracking-query.ts', import.meta.url), 'utf8');
  const [, ours] = /\^\(\?:(utm_.+?)\)\(\?:=\|\$\)/.exec(source) ?? [];
  const [, theirs] = /\(\?:(utm_.+?)\)\(\?:=/.exec(config) ?? [];
  expect(ours).toContain('fbclid');
  expect(theirs).toBe(ours);
});
