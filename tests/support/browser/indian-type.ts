import { type CDPSession, expect, type Page } from '@playwright/test';
import { listGlyphFaults } from './glyph-clipping.ts';

/** A usual phone and the smallest one. */
const phones = [
  { width: 360, text: 1 },
  { width: 320, text: 1 },
];

/** Two screens whose users have set all text twice as large. */
const enlarged = [
  { width: 360, text: 2 },
  { width: 1280, text: 2 },
];

const readingSize = 16;

/** Enlarges text as a reader does in the browser's settings, so that sizes in media queries follow. */
export const enlarge = (browser: CDPSession, times: number) => {
  const size = readingSize * times;
  return browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
};

/** Reloads the page once its fonts are fetched: a font that comes too late is used only from the next page on. */
export const reloadWithFonts = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
};

/** Links and buttons in the page's header that overlap. */
const listOverlaps = (page: Page) =>
  page.getByRole('banner').evaluate((banner) => {
    const seen = [...banner.querySelectorAll('a, button')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }));
    return seen.flatMap(({ name, box }, index) =>
      seen
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
        )
        .map((other) => `"${name}" and "${other.name}" lie on one another`),
    );
  });

/**
 * Checks the open page with text in the usual size and twice as large; its browser keeps what it has fetched. On a page
 * in Latin letters, parts without Indian signs are not checked again in the usual size.
 */
export const expectWholeSigns = async (
  page: Page,
  browser: CDPSession,
  script: 'indian' | 'latin',
): Promise<void> => {
  await reloadWithFonts(page);
  const faults: string[] = [];
  for (const { width, text } of script === 'indian' ? [...phones, ...enlarged] : enlarged) {
    await page.setViewportSize({ width, height: 740 });
    await enlarge(browser, text);
    const { measured, wrong } = await listGlyphFaults(page);
    if (script === 'indian') expect(measured).toBeGreaterThan(0);
    wrong.push(...(await listOverlaps(page)));
    const whole = await page.evaluate(() => document.documentElement.scrollWidth);
    if (whole > width) wrong.push(`the page is ${whole} px wide`);
    faults.push(...wrong.map((fault) => `${width} px, text x ${text}: ${fault}`));
  }
  expect(faults).toEqual([]);
};
