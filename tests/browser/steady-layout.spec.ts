import { openSlowLine, type SlowLine } from './slow-line.ts';
import { expect, test } from './watched-page.ts';

/** One address of every kind of page; vehicles differ in what they can be chosen by. */
const kinds = [
  '/',
  '/aboutus',
  '/becomedealer',
  '/blogs',
  '/blogdetails/1',
  '/careers',
  '/careerdetails/1',
  '/contactus',
  '/events',
  '/eventdetails/1',
  '/allfaqs',
  '/productmillo',
  '/productmastee',
  '/productmajor',
  '/productmarvel',
  '/imagegallerylist',
  '/alltestimonials',
  '/auto-show-2024',
  '/certification',
  '/there-is-no-such-page',
];

const widths = [360, 768, 1024, 1280, 1600];
const loads = Number(process.env.STEADY_LOADS ?? 1);
const slowdown = 8;

let line: SlowLine;

test.beforeAll(async () => {
  line = await openSlowLine({ target: process.env.BASE_URL ?? '', part: 2048, pause: 50 });
});
test.afterAll(() => line.close());

for (const width of widths) {
  test.describe(`at ${width} px, in parts, on a slow phone`, () => {
    test.describe.configure({ timeout: loads * 30_000 });
    test.use({ viewport: { width, height: 800 } });
    for (const address of kinds) {
      test(`${address} moves nothing that is on the screen`, async ({ page, faults }) => {
        const browser = await page.context().newCDPSession(page);
        await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        await browser.send('Network.enable');
        await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
        for (let load = 0; load < loads; load += 1) {
          await page.goto(line.url + address, { waitUntil: 'networkidle' });
          expect(await faults.movements()).toEqual([]);
        }
        // The browser logs the status of Page Not Found.
        faults.console = faults.console.filter((text) => !text.includes('404'));
      });
    }
  });
}
