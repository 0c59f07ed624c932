/** The turning vehicle: nothing of it loads before the tap; then it is turned by pulling, by button and by keys. */
import type { Page } from '@playwright/test';
import { listViolations } from '../support/browser/accessibility.ts';
import { expect, test } from '../support/browser/watched-page.ts';
import { products } from '../support/facts/products.ts';

const link = (page: Page) => page.getByRole('link', { name: 'See it from all sides' });
const opener = (page: Page) => link(page).first();
/** The opener, once its carousel is hydrated; before that it links to the sheet of pictures. */
const awake = async (page: Page) => {
  await opener(page).scrollIntoViewIfNeeded();
  await expect(
    page
      .locator('section[data-ready]')
      .filter({ has: link(page) })
      .first(),
  ).toBeVisible();
  return opener(page);
};
const slider = (page: Page) => page.getByRole('slider', { name: 'Turn the vehicle' });
const view = (page: Page) => page.locator('dialog[open] canvas');
const seen = (page: Page): Promise<string> =>
  view(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** Largest weight of all views of one vehicle, in bytes. */
const budget = 450_000;

/** The addresses of AVIF sheets in a page, by the view that they show. */
const listSheets = (html: string): Map<string, string[]> => {
  const found = html.match(/[^"`\s]*\/turntable-[^"`\s]*\.avif[^"`\s]*/g) ?? [];
  const urls = new Set(found.map((url) => url.replaceAll('&amp;', '&')));
  return Map.groupBy(urls, (url) => /turntable-.*?(?=(?:-\d+x\d+)?\.avif)/.exec(url)?.[0] ?? url);
};

test(`the views of each vehicle weigh at most ${budget} bytes`, async ({ request }) => {
  for (const { path } of products) {
    const views = listSheets(await (await request.get(path)).text());
    expect(views.size, path).toBeGreaterThan(0);
    for (const [view, urls] of views) {
      expect(urls, view).toHaveLength(2);
      const sizes = await Promise.all(
        urls.map(async (url) => {
          const sheet = await request.get(url);
          expect(sheet.status(), url).toBe(200);
          return (await sheet.body()).length;
        }),
      );
      expect(
        sizes.reduce((sum, size) => sum + size),
        view,
      ).toBeLessThanOrEqual(budget);
    }
  }
});

test('loads a small and a sharp sheet of views, and neither before the tap', async ({ page, request }) => {
  const path = '/productmajor';
  const asked: string[] = [];
  page.on('request', (asking) => {
    if (asking.url().includes('turntable-')) asked.push(asking.url());
  });
  await page.goto(path);
  await page.locator('[data-island]').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked, 'asked for before the tap').toEqual([]);

  await (await awake(page)).click();
  await expect(view(page)).toBeVisible();
  await expect.poll(() => asked.length).toBe(2);
  const views = listSheets(await (await request.get(path)).text()).values();
  const named = [...views].map((urls) => urls.map((url) => new URL(url, page.url()).href).toSorted());
  expect(named).toContainEqual(asked.toSorted());
});

test('turns by keys, buttons and dragging, all the way round, and is removed when closed', async ({
  page,
}) => {
  await page.goto('/productmajor');
  await (await awake(page)).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /Major electric pickup from all sides/ })).toBeVisible();
  await expect(slider(page)).toBeFocused();

  await expect(slider(page)).toHaveAttribute('aria-valuetext', '0°');
  const front = await seen(page);
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '350°');
  expect(await seen(page)).not.toBe(front);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '10°');
  await page.getByRole('button', { name: 'Turn a little to the right' }).click();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '20°');

  const stage = await view(page).boundingBox();
  if (!stage) throw new Error('There is no stage.');
  const [x, y] = [stage.x + stage.width / 2, stage.y + stage.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - stage.width / 4, y);
  await page.mouse.up();
  // Pulling over a quarter of the picture turns by a quarter of half a turn, within one view.
  const turned = Number((await slider(page).getAttribute('aria-valuetext'))?.replace('°', '')) - 20;
  expect(Math.abs(turned - 45)).toBeLessThanOrEqual(10);

  await page.keyboard.press('Escape');
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('says when the views do not load, and loads them at a second try', async ({ page, faults }) => {
  await page.route(/turntable-/, (route) => route.abort());
  await page.goto('/productmajor');
  await (await awake(page)).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute(/turntable-/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(view(page)).toBeVisible();
  // The browser itself reports requests that were aborted.
  expect(faults.console.every((line) => line.includes('ERR_FAILED'))).toBe(true);
  faults.console.length = 0;
});

test.describe('in 3D', () => {
  // There is no graphics card here, so a busy machine draws slowly.
  test.describe.configure({ timeout: 180_000 });
  const show = async (page: Page) => {
    await page.goto('/productmajor');
    await (await awake(page)).click();
    await page.getByRole('button', { name: /^Show it in 3D \(\d+ kB\)$/ }).click();
  };

  test('loads on a tap, states the measures, and compares them with a given place', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (asking) => {
      if (/draw-solid|\/models\//.test(asking.url())) asked.push(asking.url());
    });
    await page.goto('/productmajor');
    await page.waitForLoadState('networkidle');
    await (await awake(page)).click();
    await expect(view(page)).toBeVisible();
    expect(asked, 'asked for before the tap').toEqual([]);
    await page.getByRole('button', { name: /Show it in 3D/ }).click();

    const window = page.getByRole('dialog', { name: 'Major from all sides' });
    const told = window.getByRole('status').first();
    await expect(told).toHaveText(/The model is loading|m long/);
    await expect(told).toHaveText('3.40 m long, 1.46 m wide, 1.80 m high.', { timeout: 90_000 });
    let before = await view(page).screenshot();
    for (const name of ['Turn a little to the left', 'More from above', 'Nearer']) {
      await page.getByRole('button', { name }).click();
      const after = await view(page).screenshot();
      expect(after.equals(before), name).toBe(false);
      before = after;
    }
    const place = window.getByRole('group', { name: 'Will it fit into your space?' });

    await page.getByLabel('Length').fill('4');
    await page.getByLabel('Width').fill('2,5');
    await expect(place.getByRole('status')).toContainText('It fits: 0.60 m remain in length and 1.04 m');
    await page.getByLabel('Width').fill('1.4');
    await expect(place.getByRole('status')).toContainText('0.00 m are missing in length and 0.06 m in width');
    await page.getByLabel('Width').fill('wide');
    await expect(page.getByLabel('Width')).toHaveAttribute('aria-invalid', 'true');
    await expect(window).toContainText('metres as a number');
    expect(await listViolations(page, { within: 'dialog[open]' })).toEqual([]);
    // This device has no augmented reality, so the button is missing.
    await expect(page.getByRole('button', { name: 'See it in your yard' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Back to the pictures' }).click();
    await expect(slider(page)).toBeVisible();
  });

  test('says when nothing can be drawn', async ({ page, faults }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await show(page);
    await expect(page.getByRole('alert')).toContainText('The model could not be loaded');
    // The library reports the failure in the console too.
    faults.console.length = 0;
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link opens all views as one picture', async ({ page, request }) => {
    await page.goto('/hi/productmajor');
    const href = await page.getByRole('link', { name: 'चारों तरफ़ से देखें' }).getAttribute('href');
    const answer = await request.get(href ?? '');
    expect(answer.headers()['content-type']).toBe('image/avif');
  });
});
