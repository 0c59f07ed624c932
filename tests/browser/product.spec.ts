import type { Locator, Page } from '@playwright/test';
import { awaitPaper, awaitWhole, expect, test } from '../support/browser/watched-page.ts';
import { products } from '../support/facts/products.ts';

const carousel = (page: Page, name: RegExp): Locator => page.getByRole('region', { name });
const awake = (region: Locator): Promise<void> => expect(region).toHaveAttribute('data-ready', '');

/** Addresses of the pictures in a carousel at this moment. */
const listPictures = (region: Locator): Promise<string[]> =>
  region.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));

test.describe('colours of the passenger vehicle', () => {
  const colours = ['Yellow', 'White', 'Green'];
  const swatch = (page: Page, colour: string) =>
    page.getByRole('navigation', { name: 'Colour' }).getByRole('link', { name: colour });

  test('show the first colour, change without loading the page, and go with the enquiry and into another language', async ({
    page,
  }) => {
    await page.goto('/productmastee');
    await expect(swatch(page, 'Yellow')).toHaveAttribute('aria-current', 'true');
    await awake(carousel(page, /Mastee, Yellow/));
    await page.evaluate(() => {
      document.body.dataset.stayed = '';
    });

    const yellow = await listPictures(carousel(page, /Mastee, Yellow/));
    await swatch(page, 'White').click();
    await expect(carousel(page, /Mastee, White/)).toBeVisible();
    await expect(carousel(page, /Mastee, Yellow/)).toHaveCount(0);
    expect(await listPictures(carousel(page, /Mastee, White/))).not.toEqual(yellow);
    await expect(page).toHaveURL(/\/productmastee\?colour=white$/);
    await expect(page.locator('body')).toHaveAttribute('data-stayed', '');

    const enquire = page.getByRole('link', { name: 'Enquire Now' });
    for (const colour of colours) {
      await swatch(page, colour).click();
      await expect(enquire).toHaveAttribute('data-colorval', colour);
      await expect(enquire).toHaveAttribute('data-marker', 'mastee');
    }

    await page.getByRole('link', { name: 'हिन्दी' }).first().click();
    await expect(page).toHaveURL(/\/hi\/productmastee\?colour=green$/);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('change by a link to the page in that colour', async ({ page }) => {
      await page.goto('/productmastee');
      await expect(carousel(page, /Mastee, Yellow/).locator('img')).toHaveCount(3);
      await swatch(page, 'Green').click();
      await expect(page).toHaveURL(/\?colour=green$/);
      await expect(swatch(page, 'Green')).toHaveAttribute('aria-current', 'true');
      await expect(
        carousel(page, /Mastee, Green/)
          .locator('img')
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Enquire Now' })).toHaveAttribute('data-colorval', 'Green');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/productmastee$/);
    });
  });
});

test('each body of the cargo vehicle has its own pictures and its own enquiry', async ({ page }) => {
  await page.goto('/productmillo');
  for (const [body, pictures, box] of [
    ['Full Body Cargo', 6, '1.5'],
    ['Half Body Cargo', 4, '0.5'],
  ] as const) {
    const block = page.getByRole('region', { name: body, exact: true });
    await expect(block.locator('img')).toHaveCount(pictures);
    await expect(block).toContainText('75,000');
    await expect(block).toContainText(box);
    const enquire = block.getByRole('link', { name: 'Enquire Now' });
    await expect(enquire).toHaveAttribute(
      'href',
      `/contactus?vehicle=millo&choice=${body.replaceAll(' ', '+')}#enquiry`,
    );
    await expect(enquire).toHaveAttribute('data-colorval', body);
    await expect(enquire).toHaveAttribute('data-marker', 'millo');
  }
});

test('pictures slide by themselves until they are paused', async ({ page }) => {
  await page.clock.install();
  await page.goto('/productmajor');
  const pictures = carousel(page, /Pictures of Major/);
  await awake(pictures);
  await expect(pictures.getByRole('button', { name: 'Pause the pictures' })).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(pictures).toContainText('2 / 2');
  await pictures.getByRole('button', { name: 'Pause the pictures' }).click();
  await expect(pictures.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
});

test('on a phone the arrows stand in line with the link to the all-round view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/productmastee');
  const pictures = carousel(page, /Mastee, Yellow/);
  await awake(pictures);
  const middleOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height / 2 : Number.NaN;
  };
  const link = await middleOf(pictures.locator('[data-round]'));
  const arrow = await middleOf(pictures.getByRole('button', { name: 'Next picture' }));
  expect(Math.abs(link - arrow)).toBeLessThan(2);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pictures do not move by themselves', async ({ page }) => {
    await page.clock.install();
    await page.goto('/productmajor');
    const pictures = carousel(page, /Pictures of Major/);
    await awake(pictures);
    // A timer that moves the pictures may start only after the first jump of the clock.
    for (let leap = 0; leap < 2; leap += 1) {
      await page.clock.fastForward(6000);
      await page.waitForTimeout(300);
      await expect(pictures).toContainText('1 / 2');
    }
    await pictures.getByRole('button', { name: 'Next picture' }).press('Enter');
    await expect(pictures).toContainText('2 / 2');
  });

  test('a row that was scrolled before its script loaded stays at the picture', async ({ page }) => {
    const script = Promise.withResolvers<void>();
    await page.route(/photo-carousel.*\.js$/, async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto('/productmajor');
    const pictures = carousel(page, /Pictures of Major/);
    const row = pictures.locator('[tabindex]').first();
    await row.evaluate((pushed) => {
      pushed.scrollLeft = pushed.clientWidth;
    });
    script.resolve();
    await awake(pictures);
    await expect(pictures).toContainText('2 / 2');
    const leftOf = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? Number.NaN);
    await expect
      .poll(async () => (await leftOf(pictures.getByRole('group').nth(1))) - (await leftOf(row)))
      .toBe(0);
  });
});

for (const { path, gallery } of products) {
  if (!gallery) continue;
  test(`the gallery slider of ${path} is centred, keeps its gap and goes round`, async ({ page }) => {
    await page.goto(path);
    const slider = carousel(page, /Image gallery of/);
    await slider.scrollIntoViewIfNeeded();
    await awake(slider);
    if (gallery.pictures) await expect(slider.getByRole('group')).toHaveCount(gallery.pictures);

    const boxes = () =>
      slider.evaluate((region) => {
        const { left, width } = region.getBoundingClientRect();
        const pictures = [...region.querySelectorAll('picture')].map((picture) => {
          const box = picture.getBoundingClientRect();
          return { from: box.left, to: box.right, middle: box.left + box.width / 2 };
        });
        return { middle: left + width / 2, pictures };
      });
    const centred = async () => {
      const { middle, pictures } = await boxes();
      return pictures.findIndex((picture) => Math.abs(picture.middle - middle) < 3);
    };

    await expect.poll(centred).toBe(0);
    const { pictures } = await boxes();
    const [first, second] = pictures;
    expect(Math.round((second?.from ?? 0) - (first?.to ?? 0))).toBe(gallery.gap);

    await slider.getByRole('button', { name: 'Previous picture' }).click();
    await expect.poll(centred).toBe(pictures.length - 1);
    await slider.getByRole('button', { name: 'Next picture' }).click();
    await expect.poll(centred).toBe(0);
  });
}

test('the specification can be read at 320 px without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of products) {
    await page.goto(path);
    const part = page.locator('#specifications');
    const fold = part.locator('details:has(table) > summary').first();
    if (await fold.isVisible()) await fold.click();
    const table = part.getByRole('table').first();
    await expect(table.getByRole('rowheader').first()).toBeVisible();
    const right = await table.evaluate((element) => element.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(320);
  }
});

test('on a phone the page of Major is at most 8,500 px long, and each part opens with one press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/productmajor');
  await awaitWhole(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8500);
  const part = page.locator('#specifications');
  await expect(part.getByRole('rowheader', { name: 'Certified range' })).toBeHidden();
  await part.getByText('Performance', { exact: true }).first().click();
  await expect(part.getByRole('rowheader', { name: 'Certified range' })).toBeVisible();
});

test('on a desktop the whole specification is shown with nothing to open, in two columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/productmajor');
  const part = page.locator('#specifications');
  await expect(part.getByRole('rowheader', { name: 'Certified range' })).toBeVisible();
  await expect(part.locator('summary').first()).toBeHidden();
  const places = await part
    .getByRole('table')
    .evaluateAll((tables) => tables.map((table) => Math.round(table.getBoundingClientRect().left)));
  expect(new Set(places).size).toBe(2);
});

test('on a desktop each condition stands under its figure', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { path } of products) {
    await page.goto(path);
    const torn = await page.locator('#specifications td:has(b + span)').evaluateAll((cells) =>
      cells
        .filter((cell) => {
          const [figure, condition] = [...cell.children].map((part) => part.getBoundingClientRect());
          return figure?.left !== condition?.left;
        })
        .map((cell) => `${cell.parentElement?.textContent}`),
    );
    expect(torn, path).toEqual([]);
  }
});

test('on paper the page shows the figures, and nothing to click', async ({ page }) => {
  await page.goto('/productmajor');
  await awaitPaper(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Certified range' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Capacity (kWh)' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Enquire Now' })).toBeHidden();
});
