import { readFile } from 'node:fs/promises';
import {
  dealerLeadPath,
  inLanguage,
  languages,
  ownDataPath,
  paths,
  rideCalendarPath,
} from '@ev-site/contract/paths.ts';
import { expect, test } from 'vitest';
import { routes } from '../../pages/routes.ts';
import { ownPapers } from '../papers/own-papers.ts';

const config = await readFile(new URL('../../../deploy/varnish/default.vcl', import.meta.url), 'utf8');
const pages = await Promise.all(
  routes.routes.map(async ({ path, load }) => ({ path, page: (await load()).page })),
);

test('Varnish keeps exactly the query keys that pages read', () => {
  const [, keys = ''] = /\(\?!\(\?:([\w|]+)\)=\)/.exec(config) ?? [];
  const read = new Set(pages.flatMap(({ page }) => page.allowedQuery));
  expect(keys.split('|')).toEqual([...read].sort());
});

const readPattern = (from: RegExp): RegExp => {
  const [, pattern] = from.exec(config) ?? [];
  if (pattern === undefined) throw new Error(`There is nothing like ${from} in it.`);
  return new RegExp(pattern);
};

test('Varnish caches no answer to a visitor’s own question, in any language', () => {
  const isOwn = readPattern(/req\.url ~ "(\^\(\/\(hi[^"]*savings\|.*?)"/);
  for (const { path, page } of pages)
    for (const language of languages) {
      const address = inLanguage(path.replaceAll(/:\w+/g, 'surat-1'), language);
      expect([address, isOwn.test(`${address}?km=90`)]).toEqual([address, page.ownQuery.length > 0]);
      expect(isOwn.test(address)).toBe(false);
    }
});

test('Varnish passes mailed links and own papers to the site with their query, but no page', () => {
  const passes = readPattern(/req\.url ~ "(\^\(\/\(hi[^"]*lead\|.*?)"/);
  const reading = [dealerLeadPath, ownDataPath, rideCalendarPath, ...ownPapers.map(({ path }) => path)];
  for (const language of languages) {
    for (const path of reading)
      for (const query of ['', '?key=7.0a&lang=hi']) {
        const address = inLanguage(path, language) + query;
        expect([address, passes.test(address)]).toEqual([address, true]);
      }
    for (const path of [...Object.values(paths), '/leads', '/leading-dealers?page=2', '/savings.pdfs']) {
      const address = inLanguage(path, language);
      expect([address, passes.test(address)]).toEqual([address, false]);
    }
  }
  // The passes must come before anything is removed from the query.
  expect(config.indexOf(passes.source)).toBeLessThan(config.indexOf('regsuball(req.url'));
});

test('Varnish passes the health checks to the process', () => {
  const passes = readPattern(/req\.url ~ "(\^\/\(healthz.*?)"/);
  for (const address of ['/healthz', '/readyz', '/readyz/pages', '/healthz?by=probe'])
    expect([address, passes.test(address)]).toEqual([address, true]);
  for (const address of ['/', '/readyz-2026', '/readyz/others'])
    expect([address, passes.test(address)]).toEqual([address, false]);
});

test('Varnish passes the studio, previews and the API to the site, but no page', () => {
  const passes = readPattern(/req\.url ~ "(\^\/\(studio.*?)"/);
  for (const address of ['/studio', '/preview/blogs/1/en', '/preview/link', '/api/get-blogs'])
    expect([address, passes.test(address)]).toEqual([address, true]);
  for (const address of ['/', '/blogs', '/previews-2026', '/studio-fair'])
    expect([address, passes.test(address)]).toEqual([address, false]);
});

test('Varnish passes paths that begin with an escape, which the site may read as the studio or a preview', () => {
  const passes = readPattern(/req\.url ~ "(\^\/\[.*?)"/);
  for (const address of ['/%73tudio/login', '/s%74udio', '/%70review/link?key=1'])
    expect([address, passes.test(address)]).toEqual([address, true]);
  for (const address of ['/', '/media/a%20b.webp', '/blogs?category=%61'])
    expect([address, passes.test(address)]).toEqual([address, false]);
});

test('Varnish, nginx, the docs and the site name the same tracking keys', async () => {
  const read = (file: string) => readFile(new URL(`../../../${file}`, import.meta.url), 'utf8');
  const [, ours] = /\^\(\?:(utm_.+?)\)\(\?:=\|\$\)/.exec(await read('site/server/tracking-query.ts')) ?? [];
  expect(ours).toContain('fbclid');
  for (const file of ['deploy/varnish/default.vcl', 'docs/operations/scaling.md']) {
    const [, theirs] = /\(\?:(utm_.+?)\)(?:\(\?:)?=/.exec(await read(file)) ?? [];
    expect([file, theirs]).toEqual([file, ours]);
  }
});
