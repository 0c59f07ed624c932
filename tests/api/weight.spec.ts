/** The weight of every page without scripts and pictures: on a slow network visitors wait for it first. */
import { brotliCompressSync } from 'node:zlib';
import { inLanguage, languages } from '@ev-site/contract/paths.ts';
import { expect, test } from '@playwright/test';
import { budgetAt } from '../support/facts/budgets.ts';
import { screens } from '../support/facts/routes.ts';

/** In the other languages only the heaviest pages are weighed, in place of all. */
const heaviest = ['/', '/savings', '/productmillo', '/productmastee', '/productmajor', '/productmanzil'];
const translated = languages
  .slice(1)
  .flatMap((language) => heaviest.map((address) => inLanguage(address, language)));

test('HTML and CSS of each page stay within their budget', async ({ request }) => {
  test.setTimeout(120_000);
  const addresses = [...screens.map(({ address }) => address), ...translated];
  const heavier: string[] = [];
  for (const address of addresses) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    const { html: most } = budgetAt(address);
    const sent = Number(answer.headers()['content-length']);
    // A page that was compressed quickly, because a reader waited, is compressed fully before it is weighed.
    const bytes = sent <= most ? sent : brotliCompressSync(await answer.body()).length;
    if (bytes > most) heavier.push(`${address}: ${bytes} of ${most} bytes`);
  }
  expect(heavier).toEqual([]);
});

test('all pictures of a page have the same version in their addresses', async ({ request }) => {
  const html = await (await request.get('/productmillo')).text();
  const versions = [...html.matchAll(/\/media\/[^"?]+\?v=(\w+)/g)].map(([, version]) => version);
  expect(versions.length).toBeGreaterThan(100);
  expect(new Set(versions).size).toBe(1);
});

test('the script that every page loads first is one file without static imports', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, address = ''] = /<script[^>]* src="(\/assets\/loader-[^"]+)"/.exec(html) ?? [];
  const loader = await (await request.get(address)).text();
  expect(loader.length).toBeGreaterThan(1000);
  // A dynamic import has an opening bracket, and does not match.
  expect(loader).not.toMatch(/\bimport\s*["'{*\w]|\bfrom\s*["']/);
});

test('React and the hydration code are one file without imports, and islands import only this file', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const [, address = ''] = /data-react="(\/assets\/[^"]+)"/.exec(html) ?? [];
  const react = await (await request.get(address)).text();
  expect(react).not.toMatch(/\bfrom\s*["']/);
  expect(react).toContain('hydrateRoot');
  expect(react).toMatch(/\bas hydrate\b/);
  const islands = [...html.matchAll(/data-src="(\/assets\/[^"]+)"/g)].map(([, island = '']) => island);
  expect(islands.length).toBeGreaterThan(1);
  const imported = new Set<string>();
  for (const island of islands)
    for (const [name] of (await (await request.get(island)).text()).matchAll(/react-[\w-]+\.js/g))
      imported.add(`/assets/${name}`);
  expect([...imported]).toEqual([address]);
});
