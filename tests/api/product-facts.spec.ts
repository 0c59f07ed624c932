import { expect, test } from '@playwright/test';
import { products } from '../facts/products.ts';
import { toText } from '../facts/to-text.ts';

for (const { path, breadcrumb, figures, lists, carousels } of products) {
  test(`${path} shows every figure and list of the specification`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    const text = toText(html);

    expect(text).toContain(breadcrumb);
    expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
    for (const [list, entries] of Object.entries(lists)) {
      expect(
        entries.filter((entry) => !text.toLowerCase().includes(entry.toLowerCase())),
        list,
      ).toEqual([]);
    }
    for (const pictures of carousels) expect(html).toContain(`aria-label="1 of ${pictures}"`);
    expect(text).not.toContain('Content Remaining');
  });
}

const tileCounts = [
  { path: '/productmillo', heading: 'Our solutions', tiles: 9 },
  { path: '/productmillo', heading: 'Product innovation: body ergonomics', tiles: 4 },
  { path: '/productmastee', heading: 'Our solutions', tiles: 8 },
  { path: '/productmastee', heading: 'Product innovation: body ergonomics', tiles: 4 },
  { path: '/productmajor', heading: 'Our solutions', tiles: 9 },
  { path: '/productmajor', heading: 'Product innovation', tiles: 6 },
  { path: '/productmanzil', heading: 'Our solutions', tiles: 10 },
  { path: '/productmanzil', heading: 'Product innovation', tiles: 6 },
];

for (const { path, heading, tiles } of tileCounts) {
  test(`${path} has ${tiles} tiles under "${heading}"`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const section = html.split('<h2').find((part) => toText(`<h2${part}`).startsWith(heading)) ?? '';
    expect(section.match(/<h3/g) ?? []).toHaveLength(tiles);
  });
}

test('a colour that the vehicle does not come in is no page', async ({ request }) => {
  expect((await request.get('/productmastee?colour=white')).status()).toBe(200);
  expect((await request.get('/productmastee?colour=pink')).status()).toBe(404);
  expect((await request.get('/productmajor?colour=white')).status()).toBe(404);
});

test('every product page tells machines about the vehicle and the way to it', async ({ request }) => {
  for (const { path } of products) {
    const html = await (await request.get(path)).text();
    const json = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '{}';
    const graph: { '@type': string; url?: string; additionalProperty?: unknown[] }[] =
      JSON.parse(json)['@graph'];
    expect(graph.map((data) => data['@type'])).toEqual(['Product', 'BreadcrumbList']);
    expect(new URL(graph[0]?.url ?? '').pathname).toBe(path);
    expect(graph[0]?.additionalProperty?.length).toBeGreaterThan(2);
  }
});
