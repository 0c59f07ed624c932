import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { screens } from '../facts/routes.ts';
import { expect, test } from './watched-page.ts';

const addresses = [
  ...screens.map(({ address }) => address),
  '/blogs?page=2',
  '/alltestimonials?page=2',
  '/auto-show-2024?category=cargo',
];

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

const expectWhole = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (new URL(page.url()).pathname !== '/') {
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/');
  }
  const unsized = await page
    .locator('img:not([alt]), img:not([width]), img:not([height])')
    .evaluateAll((images) => images.map((image) => image.outerHTML));
  expect(unsized).toEqual([]);
};

const listBrokenPictures = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility())
      .map((image) => image.currentSrc || image.src),
  );

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    for (const address of addresses) {
      const tag = ['/', '/productmillo'].includes(address) ? ['@smoke'] : [];
      test(`${address} is whole and accessible, and nothing moves by itself`, { tag }, async ({
        page,
        faults,
      }) => {
        const response = await page.goto(address, { waitUntil: 'load' });
        expect(response?.status()).toBe(200);
        await expectWhole(page);
        await scrollThrough(page);
        expect(await faults.movements()).toEqual([]);
        expect(await listBrokenPictures(page)).toEqual([]);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
        ).toEqual([]);
      });
    }
  });
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  for (const address of addresses) {
    test(`${address} does not scroll sideways`, async ({ page }) => {
      await page.goto(address, { waitUntil: 'load' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  for (const address of addresses) {
    test(`${address} is whole`, async ({ page }) => {
      const response = await page.goto(address, { waitUntil: 'load' });
      expect(response?.status()).toBe(200);
      await expectWhole(page);
      const main = await page.getByRole('main').innerText();
      expect(main.length).toBeGreaterThan(200);
    });
  }
});

test.describe('titles', () => {
  for (const { address, meta, detail } of screens) {
    test(`${address} is titled as the specification says`, async ({ page, request }) => {
      await page.goto(address);
      const stored =
        meta && (await (await request.get(`/api/get-metadetails/${meta}`)).json()).data.meta_title;
      const title = await page.title();
      // The API has no meta details of the others.
      if (!meta) expect(title).toMatch(/\S{3,}/);
      else if (detail) {
        const name = await page.getByRole('heading', { level: 1 }).innerText();
        expect(title).toBe(`${name} | ${stored}`);
      } else expect(title).toBe(stored);
    });
  }
});

test('no link and no picture of the site is broken', async ({ request }) => {
  test.setTimeout(120_000);
  const found = new Map<string, string>();
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    for (const [, url = ''] of html.matchAll(/(?:href|src)="(\/[^"#]*)/g)) {
      found.set(url.replaceAll('&amp;', '&'), address);
    }
  }
  expect(found.size).toBeGreaterThan(100);
  const broken: string[] = [];
  const links = [...found];
  const atOnce = 8;
  for (let start = 0; start < links.length; start += atOnce) {
    const asked = links.slice(start, start + atOnce).map(async ([url, from]) => {
      const status = (await request.head(url)).status();
      if (status !== 200) broken.push(`${url} (${status}) on ${from}`);
    });
    await Promise.all(asked);
  }
  expect(broken).toEqual([]);
});
