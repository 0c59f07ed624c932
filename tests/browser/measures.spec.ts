import type { Locator } from '@playwright/test';
import { forms } from '../support/browser/forms-under-test.ts';
import { expect, test } from '../support/browser/watched-page.ts';
import { measures } from '../support/facts/measures.ts';

const { testimonials, gallery, masonry, videos, reveal, textareaRows } = measures;

/** Number of elements on the same line as the first one. */
const countInFirstRow = (elements: Locator): Promise<number> =>
  elements.evaluateAll((all) => {
    const tops = all.map((element) => Math.round(element.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });

test('the home page shows as many testimonials at once as fit its width', async ({ page }) => {
  // With reduced motion the carousel does not turn by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'What customers say' });
  const countInView = () =>
    carousel.evaluate((region) => {
      const { left, right } = region.getBoundingClientRect();
      return [...region.querySelectorAll('blockquote')].filter((quote) => {
        const box = quote.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1;
      }).length;
    });
  for (const { width, shown } of testimonials) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(countInView, `at ${width} px`).toBe(shown);
  }
});

test('thumbnails of the gallery are squares of 300 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(gallery.address);
  const thumbnail = page.getByRole('main').locator('li img').first();
  await expect(thumbnail).toHaveJSProperty('complete', true);
  const file = await thumbnail.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [
    naturalWidth,
    naturalHeight,
  ]);
  expect(file).toEqual([gallery.side, gallery.side]);
  const box = await thumbnail.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(gallery.side);
  expect(box?.width).toBeGreaterThan(gallery.side * 0.85);
  expect(Math.abs((box?.width ?? 0) - (box?.height ?? 0))).toBeLessThan(1);
});

test('the masonry of a trade show has its gutter both ways', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(masonry.address);
  const boxes = await page
    .locator('[data-island="show-gallery"] li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
  const [first, second] = boxes;
  const nextColumn = boxes.find(({ left }) => left > (first?.right ?? 0));
  expect(Math.round((nextColumn?.left ?? 0) - (first?.right ?? 0))).toBe(masonry.gutter);
  expect(Math.round((second?.top ?? 0) - (first?.bottom ?? 0))).toBe(masonry.gutter);
});

test('a row has as many videos as fit its width', async ({ page }) => {
  await page.goto(videos.address);
  const row = page.locator('[data-island="video-wall"] li');
  for (const { width, inRow } of videos.rows) {
    await page.setViewportSize({ width, height: 800 });
    expect(await countInFirstRow(row), `at ${width} px`).toBe(inRow);
  }
});

test('parts below the first screen appear with the specified offset, duration and easing', async ({
  page,
}) => {
  await page.goto('/aboutus');
  const rule = await page.evaluate(() => {
    const texts = [...document.querySelectorAll('style')]
      .map(({ textContent }) => textContent ?? '')
      .join('');
    return texts.match(/\.reveal\s*\{[^}]*\}/)?.[0] ?? '';
  });
  expect(rule).toContain(`entry ${reveal.offset}`);
  const style = await page
    .locator('.reveal')
    .last()
    .evaluate((element) => {
      const { animationDuration, animationTimingFunction } = getComputedStyle(element);
      return {
        supported: CSS.supports('animation-trigger', '--reveal play-once'),
        animationDuration,
        animationTimingFunction,
      };
    });
  if (style.supported) {
    expect(style.animationDuration).toBe(reveal.duration);
    expect(style.animationTimingFunction).toBe(reveal.easing);
  } else expect(rule).toMatch(/animation:[^;]*(400ms|\.4s)/);
});

// inquiry-window.spec.ts tests the comment of an inquiry.
test(`the comment of an application has ${textareaRows} lines`, async ({ page }) => {
  const window = await forms.application.open(page);
  await expect(window.getByLabel('Comment')).toHaveJSProperty('rows', textareaRows);
});

test('the header of wide screens opens its addresses on a press', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/aboutus');
  const header = page.getByRole('banner');
  await expect(header.getByText('Naroda Road')).toBeHidden();
  await header.getByRole('button', { name: 'Showroom' }).click();
  await expect(header.getByText('Naroda Road')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.getByText('Naroda Road')).toBeHidden();
});

test('the breadcrumb of a vehicle leads back to the range on the home page', async ({ page }) => {
  await page.goto('/productmajor');
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Our Products' })
    .click();
  await expect(page).toHaveURL(/\/#range$/);
  await expect(page.locator('#range')).toBeInViewport();
});
