import { expect, test } from '@playwright/test';
import { pickupLists, products } from '../support/facts/products.ts';
import { toText } from '../support/facts/to-text.ts';

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

const counts = [
  {
    path: '/productmillo',
    solutions: 9,
    innovations: 4,
    numbered: 4,
    heading: 'Product innovation: body ergonomics',
  },
  {
    path: '/productmastee',
    solutions: 8,
    innovations: 4,
    numbered: 4,
    heading: 'Product innovation: body ergonomics',
  },
  { path: '/productmajor', solutions: 9, innovations: 6, numbered: 5, heading: 'Product innovation' },
  { path: '/productmanzil', solutions: 10, innovations: 6, numbered: 5, heading: 'Product innovation' },
];

for (const { path, solutions, innovations, numbered, heading } of counts) {
  test(`${path} has ${innovations} innovations, ${numbered} of them numbered on its picture, and ${solutions} solutions`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const section =
      html.split('<section').find((part) => toText(`<section${part}`).includes(`${heading} What is`)) ?? '';
    const listed = (name: string) =>
      section.match(new RegExp(`<ul[^>]*aria-label="${name}">.*?</ul>`, 's'))?.[0].match(/<li/g)?.length ?? 0;
    expect(listed('Our solutions')).toBe(solutions);
    expect(listed(heading)).toBe(innovations);
    const numbers = Array.from({ length: numbered }, (_, index) => String(index + 1));
    const list = section.match(new RegExp(`<ul[^>]*aria-label="${heading}">.*?</ul>`, 's'))?.[0] ?? '';
    expect([...list.matchAll(/<li[^>]*><b[^>]*>(\d+)<\/b><h3/g)].map(([, number]) => number)).toEqual(
      numbers,
    );
    const picture = section.slice(0, section.indexOf(list));
    const spots = [...picture.matchAll(/<circle cx="([\d.]+)%" cy="([\d.]+)%".*?<text[^>]*>(\d+)<\/text>/g)];
    expect(spots.map(([, , , number]) => number)).toEqual(numbers);
    // Each number is inside the picture and apart from the others, even if the picture is 328 px wide.
    const places = spots.map(([, x, y]) => [Number(x) * 3.28, Number(y) * 2.46] as const);
    for (const [index, [x, y]] of places.entries()) {
      expect(x > 14 && x < 314 && y > 14 && y < 232, `${index + 1} at ${x}, ${y}`).toBe(true);
      for (const [otherX, otherY] of places.slice(index + 1))
        expect(Math.hypot(x - otherX, y - otherY), `${index + 1}`).toBeGreaterThanOrEqual(28);
    }
  });
}

for (const path of ['/productmajor', '/productmanzil'])
  test(`${path} shows the lists under Target Segmentation in order: demands, drivers, buyers`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const section = html.split('<section').find((part) => part.includes('Target Segmentation')) ?? '';
    const titles = [...section.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([title]) => toText(title));
    expect(titles).toEqual(Object.keys(pickupLists));
  });

test('a colour that the vehicle does not have gets 404', async ({ request }) => {
  expect((await request.get('/productmastee?colour=white')).status()).toBe(200);
  expect((await request.get('/productmastee?colour=pink')).status()).toBe(404);
  expect((await request.get('/productmajor?colour=white')).status()).toBe(404);
});

test('every product page without a price has structured data about its breadcrumbs alone', async ({
  request,
}) => {
  for (const { path } of products) {
    const html = await (await request.get(path)).text();
    const json = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '{}';
    const graph: { '@type': string }[] = JSON.parse(json)['@graph'];
    expect(graph.map((data) => data['@type'])).toEqual(['BreadcrumbList']);
  }
});
