import { type Browser, test as base, expect } from '@playwright/test';
import { openSlowLine, type SlowLine } from '../support/browser/slow-line.ts';
import { listMovements } from '../support/browser/watched-page.ts';
import { screens } from '../support/facts/routes.ts';
import { BASE_URL } from '../support/product/product-under-test.ts';

const allPages = [...screens.map(({ address }) => address), '/there-is-no-such-page'];
const allWidths = [360, 768, 1024, 1280, 1600];

/** The daily run loads a few pages with full first screens once, at two widths; STEADY_LOADS loads all pages. */
const { STEADY_LOADS } = process.env;
const loads = Number(STEADY_LOADS ?? 1);
const widths = STEADY_LOADS ? allWidths : [360, 1280];
const pages = STEADY_LOADS
  ? allPages
  : ['/', '/allfaqs', '/productmillo', '/productmajor', '/careerdetails/1'];
const slowdown = 8;
/** A load mostly waits for the next part, so several can run side by side. */
const atOnce = 3;

/** With the scrollbars of a desktop, which take up space. */
const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

let line: SlowLine;

test.beforeAll(async () => {
  line = await openSlowLine({ target: BASE_URL, part: 2048, pause: 50 });
});
test.afterAll(() => line.close());

const openSlowPage = async (browser: Browser, width: number) => {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return page;
};

for (const width of widths) {
  test(`at ${width} px nothing on the screen moves while a page loads in small parts on a slow device`, async ({
    browser,
  }) => {
    test.setTimeout(120_000 + loads * pages.length * 20_000);
    const waiting = pages.flatMap((address) => Array.from({ length: loads }, () => address));
    const moved: string[] = [];
    const loadSome = async () => {
      const page = await openSlowPage(browser, width);
      for (let address = waiting.shift(); address; address = waiting.shift()) {
        await page.goto(line.url + address, { waitUntil: 'networkidle', timeout: 60_000 });
        moved.push(...(await listMovements(page)).map((movement) => `${address} ${movement}`));
      }
      const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      await page.context().close();
      return bar;
    };
    const bars = await Promise.all(Array.from({ length: atOnce }, loadSome));
    expect(Math.min(...bars)).toBeGreaterThan(0);
    expect(moved).toEqual([]);
  });
}

test('the bar at the foot of a phone has its full height before its links are there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Contact', exact: true });
  const whole = await bar.boundingBox();
  await bar.evaluate((nav) => nav.replaceChildren());
  expect(await bar.boundingBox()).toEqual(whole);
});
