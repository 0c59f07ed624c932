import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { type Browser, chromium } from '@playwright/test';
import { judgeFigure } from './parts/judge-figure.ts';
import { withMeasuredSite } from './parts/measured-site.ts';
import { median } from './parts/median.ts';
import { browserOptions, phone, slow4G } from './parts/phone.ts';

readArguments('npm run first-turn -w bench', {});

/**
 * From the tap on "See it from all sides" to the first view turned by a key, on a phone with a processor six times
 * slower and on slow 4G: at most 3 s. This includes loading the window, its script and the sheet of views, because none
 * of them is requested before the tap.
 */
const path = '/productmajor';
const slower = 6;
const mostMs = 3000;
const rounds = 5;

/** Milliseconds from the tap to the first other view. */
const measure = async (browser: Browser, url: string): Promise<number> => {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  const opener = page.locator('[data-round]').first();
  await opener.scrollIntoViewIfNeeded();
  await page.locator('section[data-ready]').filter({ has: opener }).waitFor();
  await page.waitForLoadState('networkidle');
  const tapped = performance.now();
  await opener.tap();
  // Before the views have loaded there is nothing to turn.
  await page.locator('dialog[open] [aria-busy="false"] canvas').waitFor();
  await page.locator('dialog[open] input[type="range"]').press('ArrowRight');
  await page.locator('dialog[open] input[aria-valuetext="10°"]').waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const took = performance.now() - tapped;
  await page.close();
  return Math.round(took);
};

await withMeasuredSite(async (url) => {
  const browser = await chromium.launch(await browserOptions());
  try {
    const times: number[] = [];
    while (times.length < rounds) times.push(await measure(browser, url));
    const time = median(times);
    judgeFigure(
      time <= mostMs,
      `${path} first turn ${time} of ${mostMs} ms after the tap (${slower}x slower processor, slow 4G, ` +
        `median of ${rounds} rounds: ${times.join(', ')})`,
    );
  } finally {
    await browser.close();
  }
});
