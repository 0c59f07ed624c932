import { type CDPSession, expect, type Page } from '@playwright/test';
import { listInkFaults } from './listed-ink.ts';

/** A phone, the smallest of them, and two screens whose owners have all text twice as large. */
const screens = [
  { width: 360, text: 1 },
  { width: 320, text: 1 },
  { width: 360, text: 2 },
  { width: 1280, text: 2 },
];

const readingSize = 16;

/** As a reader does it in the browser's settings, so that sizes in media queries follow. */
const enlarge = (browser: CDPSession, times: number) => {
  const size = readingSize * times;
  return browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
};

/** Loads the page once more, now that the fonts have been fetched: what is not there in time is used from the next page on. */
export const reloadWithFonts = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
};

/** Looks at the page that is open, in an Indian script, on each of the screens; its browser keeps what it has fetched. */
export const expectWholeSigns = async (page: Page, browser: CDPSession): Promise<void> => {
  await reloadWithFonts(page);
  const faults: string[] = [];
  for (const { width, text } of screens) {
    await page.setViewportSize({ width, height: 740 });
    await enlarge(browser, text);
    const { measured, wrong } = await listInkFaults(page);
    expect(measured).toBeGreaterThan(0);
    const whole = await page.evaluate(() => document.documentElement.scrollWidth);
    if (whole > width) wrong.push(`the page is ${whole} px wide`);
    faults.push(...wrong.map((fault) => `${width} px, text x ${text}: ${fault}`));
  }
  expect(faults).toEqual([]);
};
