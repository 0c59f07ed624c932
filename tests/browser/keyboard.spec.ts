import type { Locator, Page } from '@playwright/test';
import { checkFocusRings } from '../support/browser/line-contrast.ts';
import { expect, test } from '../support/browser/watched-page.ts';

/** Whether the focused element is on the screen in its whole width, with nothing over its middle. */
const isFocusInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    if (!focused) return false;
    const { x, y, width, height } = focused.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    return x >= 0 && x + width <= innerWidth && focused.contains(over);
  });

test('the focus ring stands out from every background', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // Each of these pages has links on dark ground.
  for (const address of ['/', '/productmillo', '/testride?sent=testride&first_choice=2026-12-01']) {
    await page.goto(address);
    // After the first key the browser shows focus rings.
    await page.keyboard.press('Tab');
    const { faint, onDark } = await checkFocusRings(page);
    expect(faint, address).toEqual([]);
    expect(onDark, address).toBeGreaterThan(0);
  }
});

test('on a desktop the focus moves through the header in reading order', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of ['/', '/hi/productmajor', '/gu/dealers']) {
    await page.goto(address);
    const ways = page.getByRole('banner').locator(':is(a, button):visible');
    const boxes = await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().toJSON()));
    expect(boxes.length, address).toBeGreaterThan(12);
    const back = boxes.filter(({ left, top }, index) => {
      const before = boxes[index - 1] ?? { right: 0, bottom: 0 };
      return top < before.bottom && left < before.right;
    });
    expect(back, address).toEqual([]);
  }
});

test('the focus reaches the enquiry before the picture buttons on a desktop, and after them on a phone', async ({
  page,
}) => {
  const enquire = page.getByRole('main').getByRole('link', { name: 'Enquire Now' }).first();
  const pause = page.getByRole('button', { name: 'Pause the pictures' }).first();
  for (const [width, first, second] of [
    [1280, enquire, pause],
    [360, pause, enquire],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/productmarvel');
    await expect(pause).toBeVisible();
    await page.getByRole('main').getByRole('link').first().focus();
    const isFocused = (way: Locator) => way.evaluate((element) => element === document.activeElement);
    while (!(await isFocused(first))) {
      expect(await isFocused(second), `${width}`).toBe(false);
      await page.keyboard.press('Tab');
    }
  }
});

test('a dropdown closes when the focus leaves it, and does not cover the focused element', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dealers');
  const panel = page.locator('#products');
  const opener = page.getByRole('button', { name: 'Products' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(opener).toBeFocused();
  await expect(panel).toBeVisible();

  await panel.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  expect(await isFocusInSight(page)).toBe(true);
});

test('each vehicle in the row is fully visible when the keyboard reaches it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const links = page
    .getByRole('main')
    .locator('ul', { has: page.getByRole('link', { name: 'Marvel Pro' }) })
    .getByRole('link');
  expect(await links.count()).toBeGreaterThan(5);
  await links.first().focus();
  for (let link = 0; link < (await links.count()); link += 1) {
    await expect(links.nth(link)).toBeFocused();
    await expect.poll(() => isFocusInSight(page)).toBe(true);
    await page.keyboard.press('Tab');
  }
});

test('at 400 % zoom nothing covers the fields of a window or the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 180 });
  await page.goto('/productmarvel');
  await expect(page.getByRole('navigation', { name: 'Contact', exact: true })).toHaveCSS(
    'position',
    'static',
  );
  await page.getByRole('link', { name: 'Enquire Now' }).first().click();
  const window = page.getByRole('dialog', { name: 'Product Inquiry Form' });
  for (const field of ['Your name', 'E-mail', 'Mobile']) {
    await window.getByLabel(field).focus();
    await expect.poll(() => isFocusInSight(page)).toBe(true);
  }
});

test('a focused row of pictures keeps the focus when its script takes over', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route(/gallery-slider.*\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/productmajor');
  const island = page.locator('[data-island="gallery-slider"]').first();
  const row = island.locator('[tabindex]');
  await row.focus();
  await expect(row).toBeFocused();
  script.resolve();
  await expect(island).toHaveAttribute('data-awake', '');
  await expect(row).toHaveAttribute('tabindex', '-1');
  await expect(row).toBeFocused();
});
