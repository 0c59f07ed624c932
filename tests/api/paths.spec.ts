import { paths } from '@ev-site/contract/paths.ts';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { pagedLists, screens } from '../support/facts/routes.ts';

test.describe('the route table', () => {
  for (const { path, address } of screens) {
    test(`${path} answers with HTML`, async ({ request }) => {
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    });
  }
});

test.describe('Page Not Found with status 404', () => {
  const unknown = [
    '/nothing',
    '/blogdetails',
    '/blogdetails/0',
    '/blogdetails/999999',
    '/blogdetails/1x',
    '/blogdetails/01',
    '/eventdetails/999999',
    '/careerdetails/999999',
    '/careerdetails/-1',
    '/auto-show-2024?category=nothing',
    '/auto-show-2024/more',
    '/sitemap/nothing-1.xml',
    ...pagedLists.flatMap((path) =>
      ['0', '-1', '02', 'x', '1.5', '9999'].map((page) => `${path}?page=${page}`),
    ),
  ];
  for (const address of unknown) {
    test(address, async ({ request }) => {
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('Page Not Found');
    });
  }
});

test.describe('paged lists', () => {
  for (const path of pagedLists) {
    test(`${path} links to the previous and the next page where there is one`, async ({ request }) => {
      const read = async (address: string) => (await request.get(address)).text();
      const first = await read(path);
      expect(first).not.toContain('rel="prev"');
      expect(first).toContain(`href="${path}?page=2" rel="next"`);
      expect(first).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
      expect(await read(`${path}?page=1`)).toContain(`${path}"/>`);
      const second = await read(`${path}?page=2`);
      expect(second).toContain(`href="${path}" rel="prev"`);
      expect(second).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}\\?page=2"`));
      const numbers = [...second.matchAll(/\?page=(\d+)"/g)].map(([, number]) => Number(number));
      const last = await read(`${path}?page=${Math.max(...numbers)}`);
      expect(last).not.toContain('rel="next"');
    });
  }
});

test('the test list of screens contains every path of the contract', () => {
  const visited = new Set(screens.map(({ path }) => path));
  // `Product` is for further vehicles of the company, which the sample content does not have.
  const named = Object.entries(paths).filter(([name]) => name !== 'Product');
  const unvisited = named.filter(([, path]) => !visited.has(path.replace(/:(\w+)/g, '{$1}')));
  expect(unvisited).toEqual([]);
});

test.describe('what search engines read', () => {
  test('the sitemap names every screen, and all its addresses answer', async ({ request, baseURL }) => {
    const xml = await (await request.get('/sitemap.xml')).text();
    const named = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    expect(named).toEqual(expect.arrayContaining(screens.map(({ address }) => address)));
    expect(new Set(named).size).toBe(named.length);
    for (const path of named) expect((await request.get(path)).status(), path).toBe(200);
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  });

  test('the list of articles links to its feed', async ({ request }) => {
    const html = await (await request.get('/blogs')).text();
    const [, href = ''] =
      /<link rel="alternate" type="application\/rss\+xml"[^>]*href="([^"]+)"/.exec(html) ?? [];
    const response = await request.get(href);
    expect(response.headers()['content-type']).toContain('application/rss+xml');
    expect(await response.text()).toContain('<item>');
  });

  const statements: Record<string, string> = {
    '/allfaqs': 'FAQPage',
    '/productmajor': 'BreadcrumbList',
  };
  const listTypes = async (request: APIRequestContext, address: string) => {
    const html = await (await request.get(address)).text();
    const [, json = '{}'] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
    const graph: { '@type': string }[] = JSON.parse(json)['@graph'];
    return graph.map((statement) => statement['@type']);
  };
  for (const [address, type] of Object.entries(statements)) {
    test(`${address} describes itself as ${type} in its structured data`, async ({ request }) => {
      expect(await listTypes(request, address)).toContain(type);
    });
  }

  test('home has no structured data about a sample company', async ({ request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toContain('</html>');
    expect(html).not.toContain('"Organization"');
  });

  for (const address of ['/blogdetails/1', '/eventdetails/1', '/careerdetails/1', '/dealers/surat-udhna']) {
    test(`${address}, which is a sample, has only breadcrumbs as structured data`, async ({ request }) => {
      expect(await listTypes(request, address)).toEqual(['BreadcrumbList']);
    });
  }
});
