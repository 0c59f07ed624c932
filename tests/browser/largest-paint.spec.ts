import { type Page, test as unwatched } from '@playwright/test';
import { awaitPaper, awaitWhole, countLeftOut, expect, test } from '../support/browser/watched-page.ts';

/**
 * A paint with the time when its frame was drawn, which TypeScript does not know. A screen shows the frame later, on a
 * busy machine much later.
 */
type DrawnPaint = PerformanceEntry & { paintTime: number };

/** React is loaded with the first island. */
const island = /\/assets\/(?:react-|.*\.island)/;
const isIsland = (path: string) => island.test(path);

/**
 * The page's requests before and after its largest paint, by path. `early` are the requests before the first island,
 * which comes after that paint; `late` are those after the whole document had loaded.
 */
const listRequests = (page: Page) =>
  page.evaluate(async (island) => {
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) =>
        resolve((list.getEntries() as DrawnPaint[]).at(-1)?.paintTime ?? 0),
      ).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const all = performance.getEntriesByType('resource');
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const toPaths = (some: PerformanceEntryList) => some.map(({ name }) => new URL(name).pathname);
    const firstIsland = all.find(({ name }) => island.test(name))?.startTime;
    return {
      early: toPaths(all.filter(({ startTime }) => startTime < (firstIsland ?? largest))),
      before: toPaths(all.filter(({ startTime }) => startTime < largest)),
      after: toPaths(all.filter(({ startTime }) => startTime >= largest)),
      late: toPaths(all.filter(({ startTime }) => startTime >= (document?.loadEventStart ?? Infinity))),
    };
  }, island);

for (const address of ['/', '/hi', '/gu/productmajor', '/hi/becomedealer'])
  test(`${address} loads only fonts and one script of the build before its largest paint`, async ({
    page,
  }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await awaitPaper(page);
    const { early, late } = await listRequests(page);
    const isPaper = (path: string) => path.startsWith('/assets/print-');
    expect(late.filter(isPaper)).toHaveLength(1);
    const built = early.filter((path) => path.startsWith('/assets/') && !isPaper(path));
    expect(built.filter((path) => path.endsWith('.woff2')).length).toBeGreaterThan(1);
    expect(built.filter((path) => !/\.woff2$|\/loader-[^/]+\.js$/.test(path))).toEqual([]);
  });

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const address of ['/', '/productmajor', '/productmastee']) {
    test(`${address} loads no island before its largest paint`, async ({ page }) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      // On a busy machine the idle moment comes after the network has become quiet.
      await expect
        .poll(async () => (await listRequests(page)).after.filter(isIsland).length)
        .toBeGreaterThan(1);
      const { before } = await listRequests(page);
      expect(before.filter(isIsland)).toEqual([]);
    });
  }
});

test.describe('on the phone that page speed is measured on', () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  const heads = [
    { address: '/', first: 'mastee-yellow-1-480x360.avif', carousel: /mastee-yellow|-banner/ },
    { address: '/productmajor', first: 'major-1-640x480.avif', carousel: /major-[12]/ },
    // The second picture of these stands beside the innovations as well.
    { address: '/productmastee', first: 'mastee-yellow-1-640x480.avif', carousel: /mastee-yellow-[13]/ },
    { address: '/productmarvel', first: 'marvel-1-640x480.avif', carousel: /marvel-[13]/ },
    { address: '/becomedealer', first: 'scene-show-stand-wide-640x360.avif', carousel: /scene/ },
  ];

  for (const { address, first, carousel } of heads) {
    test(`${address} loads one picture of its carousel first, no larger than the screen needs`, async ({
      page,
    }) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      const { early } = await listRequests(page);
      const pictures = early.filter((path) => path.startsWith('/media/') && carousel.test(path));
      expect(pictures).toEqual([`/media/${first}`]);
    });
  }

  test('the next picture of a vehicle loads after the largest paint, before anybody turns to it', async ({
    page,
  }) => {
    await page.goto('/productmajor', { waitUntil: 'networkidle' });
    const next = page.locator('[data-island="photo-carousel"] img').nth(1);
    await expect
      .poll(() => next.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const { after } = await listRequests(page);
    expect(after).toContain('/media/major-2-640x480.avif');
  });

  unwatched(
    'a carousel whose script does not load shows its next pictures once it has the focus',
    async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto('/productmajor');
      const carousel = page.locator('[data-island="photo-carousel"]').first();
      const next = carousel.locator('img').nth(1);
      await carousel.locator('[tabindex="0"]').first().focus();
      await expect
        .poll(() => next.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    },
  );
});

for (const address of ['/', '/hi', '/productmajor'])
  test(`${address} lays out distant parts only after the largest paint`, async ({ page }) => {
    const isCounted = Promise.withResolvers<void>();
    await page.route(/\/assets\/loader-/, async (route) => {
      await isCounted.promise;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => countLeftOut(page)).toBeGreaterThan(2);
    await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
    isCounted.resolve();
    await awaitWhole(page);
    await expect(page.locator('script[type="speculationrules"]')).not.toHaveCount(0);
  });

unwatched('a link to a part that is not laid out yet scrolls to it', async ({ page }) => {
  await page.route(/\/assets\/loader-/, (route) => route.abort());
  await page.goto('/');
  expect(await countLeftOut(page)).toBeGreaterThan(2);
  const last = page.locator('section:has(> .later)').last();
  await last.evaluate((part) => {
    part.id = 'last-part';
    location.hash = 'last-part';
  });
  await expect(last.getByRole('heading').first()).toBeInViewport();
  await expect(last.locator('> .later > *').first()).toBeInViewport();
});

const comings: [string, (page: Page) => Promise<unknown>][] = [
  ['loads it again', (page) => page.reload()],
  ['comes back to it', (page) => page.goto('/aboutus').then(() => page.goBack())],
];

for (const [comes, come] of comings)
  test(`a reader far down a page who ${comes} finds the same place`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // At a first visit the page may be shown in the device's own font.
    await page.goto('/productmajor', { waitUntil: 'networkidle' });
    await page.goto('/productmajor');
    await awaitWhole(page);
    const part = page.locator('#specifications');
    const place = () => part.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await part.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + 900));
    await page.waitForFunction(() => history.state?.scrollY === scrollY);
    const before = await place();
    expect(before).toBeLessThan(-500);
    await come(page);
    await awaitWhole(page);
    await expect.poll(place).toBe(before);
  });

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('lays out the whole page', async ({ page }) => {
    await page.goto('/');
    const parts = page.locator('.later');
    for (const part of await parts.all()) await expect(part).toHaveCSS('content-visibility', 'visible');
    expect(await parts.count()).toBeGreaterThan(4);
  });
});
