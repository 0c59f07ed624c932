import { expect, test } from './watched-page.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const address of ['/', '/productmajor', '/productmastee']) {
  test(`no island of ${address} is asked for before the largest paint`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const { largest, islands } = await page.evaluate(async () => {
      const largest = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      });
      const islands = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/(?:hydrate|.*\.island)/.test(name))
        .map(({ name, startTime }) => ({ name, startTime }));
      return { largest, islands };
    });
    expect(islands.length).toBeGreaterThan(1);
    expect(islands.filter(({ startTime }) => startTime < largest)).toEqual([]);
  });
}
