/** Compares every page with the pictures that were accepted last (see CONTRIBUTING.md). */
import { inLanguage, languages } from '@ev-site/contract/paths.ts';
import { pictureMoment } from '@ev-site/scripts/picture-moment.ts';
import { expect, test } from '@playwright/test';
import {
  likeness,
  pictureWidths,
  settle,
  still,
  toCompactPicture,
} from '../support/browser/compact-picture.ts';
import { scrollThrough } from '../support/browser/scroll-through.ts';
import { screens } from '../support/facts/routes.ts';

test.use(still);
// Other tests edit content of the same product and restore it within seconds, so a difference is checked again.
test.describe.configure({ retries: 2, timeout: 120_000 });

/** Pages of different kinds; in other scripts these represent all pages. */
const otherScripts = ['/', '/productmillo', '/contactus', '/dealers/surat-udhna', '/savings'];

const addresses = [
  ...screens.map(({ address }) => address),
  '/blogs?page=2',
  '/auto-show-2024?category=cargo',
  '/there-is-nothing-here',
  ...languages.slice(1).flatMap((language) => otherScripts.map((address) => inLanguage(address, language))),
];

const toName = (address: string) => address.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'home';

for (const width of pictureWidths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    for (const address of addresses) {
      test(`${address} looks as accepted`, { tag: '@pictures' }, async ({ page }) => {
        await page.clock.setFixedTime(pictureMoment);
        await page.goto(address, { waitUntil: 'load' });
        // An island looks different before and after it wakes.
        const asleep = page.locator('[data-island]:not([data-when="touch"], [data-awake])');
        await expect(async () => {
          await scrollThrough(page);
          await expect(asleep).toHaveCount(0, { timeout: 1000 });
        }).toPass({ timeout: 60_000 });
        await page.evaluate(() => scrollTo(0, 0));
        await page.waitForLoadState('networkidle');
        await settle(page);
        const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' });
        expect(await toCompactPicture(screenshot, width)).toMatchSnapshot({
          name: ['pages', `${toName(address)}-${width}.png`],
          ...likeness,
        });
      });
    }
  });
}
