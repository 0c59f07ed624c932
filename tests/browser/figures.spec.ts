import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/watched-page.ts';
import { screens } from '../support/facts/routes.ts';

const narrowest = 320;
const widest = 1920;
const step = 16;

/** What is wrong with the figures of the page at its present width; empty if each stands on a line of its own. */
const listBrokenFigures = (page: Page) =>
  page.evaluate(() => {
    const name = (meter: Element) => meter.textContent?.slice(0, 40);
    /** Whether a part scrolls sideways, so that a figure further along can be reached. */
    const canBeScrolledTo = (part: Element | null): boolean => {
      if (!part) return false;
      const scrolls = /auto|scroll/.test(getComputedStyle(part).overflowX);
      return (scrolls && part.scrollWidth > part.clientWidth) || canBeScrolledTo(part.parentElement);
    };
    const wrong: string[] = [];
    const lists = [...document.querySelectorAll('main dl')].filter((list) =>
      list.querySelector(':scope > div > dd + dd'),
    );
    for (const list of lists) {
      const meters = [...list.children].map((meter) => {
        const figure = meter.querySelector('dd') ?? meter;
        const line = figure.firstElementChild ?? figure;
        return { meter, figure, line, isNumber: /\d/.test(line.textContent ?? '') };
      });
      for (const { meter, line, isNumber } of meters) {
        if (!isNumber) continue;
        const whole = line.getBoundingClientRect();
        const room = meter.getBoundingClientRect();
        const digits = Number.parseFloat(getComputedStyle(line).fontSize);
        // One line is about as high as its digits, whatever stands beside them.
        if (whole.height > digits * 1.6)
          wrong.push(`${name(meter)}: ${whole.height} px high, digits ${digits}`);
        // Later slides of a carousel wait outside the screen.
        if (room.left < innerWidth && whole.right > innerWidth && !canBeScrolledTo(meter))
          wrong.push(`${name(meter)}: out of the screen`);
        if (whole.left < room.left - 1 || whole.right > room.right + 1)
          wrong.push(`${name(meter)}: out of its place`);
        for (const { meter: other } of meters) {
          const box = other.getBoundingClientRect();
          const apart =
            box.left >= whole.right ||
            box.right <= whole.left ||
            box.top >= whole.bottom ||
            box.bottom <= whole.top;
          if (other !== meter && !apart) wrong.push(`${name(meter)}: over ${name(other)}`);
        }
      }
      const sizes = meters
        .filter(({ isNumber }) => isNumber)
        .map(({ figure }) => Math.round(Number.parseFloat(getComputedStyle(figure).fontSize)));
      if (new Set(sizes).size > 1) wrong.push(`${name(list)}: sizes ${sizes.join(', ')}`);
    }
    return { count: lists.length, wrong };
  });

/** The pages with figures, with the widths at which each is checked. */
const looks = [
  ...['/', '/aboutus', '/becomedealer', '/allfaqs'].map((address) => ({
    address,
    from: narrowest,
    by: step,
  })),
  // Pages of vehicles are alike: each is checked at every second width, and the next vehicle at the others.
  ...screens
    .filter(({ address }) => address.startsWith('/product'))
    .map(({ address }, index) => ({ address, from: narrowest + (index % 2) * step, by: 2 * step })),
];

// A trace of a hundred sizes takes longer than the test.
test.use({ trace: 'off' });

for (const { address, from, by } of looks) {
  test(`no figure of ${address} is broken, clipped or covered at any width`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(address);
    const browser = await page.context().newCDPSession(page);
    const broken: string[] = [];
    for (let width = from; width <= widest; width += by) {
      await browser.send('Emulation.setDeviceMetricsOverride', {
        width,
        height: 800,
        deviceScaleFactor: 1,
        mobile: false,
      });
      const { count, wrong } = await listBrokenFigures(page);
      expect(count).toBeGreaterThan(0);
      broken.push(...wrong.map((text) => `${width} px: ${text}`));
    }
    expect(broken).toEqual([]);
  });
}
