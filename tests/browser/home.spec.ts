import type { Locator, Page } from '@playwright/test';
import { listViolations } from '../support/browser/accessibility.ts';
import { reloadWithFonts } from '../support/browser/indian-type.ts';
import { scrollThrough } from '../support/browser/scroll-through.ts';
import { expect, test } from '../support/browser/watched-page.ts';

/** The section of the page that contains an element. */
const sectionAround = (page: Page, inside: Locator): Locator =>
  page.getByRole('main').locator('section').filter({ has: inside });

/** The common beginning of the names of all files of one picture. */
const toPictureName = (address: string | null): string => {
  const file = new URL(address ?? '', 'http://site').pathname.split('/').at(-1) ?? '';
  return file.replace(/\.\w+$/, '').replace(/-\d+x\d+$/, '');
};

test.describe('home at 768 px', () => {
  test.use({ viewport: { width: 768, height: 800 } });

  // The walk checks a phone and a desktop.
  test('is accessible, stays in its width and moves nothing by itself', async ({ page, faults }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await scrollThrough(page);
    expect(await faults.movements()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
    expect(await listViolations(page)).toEqual([]);
  });
});

test.describe('home', () => {
  test('shows its menu in one line in each language, and beside the button even with wider text spacing', async ({
    page,
  }) => {
    const menu = page.locator('#menu');
    const list = menu.locator('nav > ul').first();
    for (const address of ['/', '/hi', '/gu']) {
      await page.goto(address);
      await reloadWithFonts(page);
      for (const width of [1120, 1200, 1240, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect((await list.boundingBox())?.height, `${address} at ${width} px`).toBe(48);
        // Text spacing that some readers set: WCAG 1.4.12.
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
          document.adoptedStyleSheets.push(sheet);
        });
        const last = await list.locator('> li').last().boundingBox();
        const button = await menu.locator('nav > a').boundingBox();
        expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
        await page.evaluate(() => document.adoptedStyleSheets.pop());
      }
    }
  });

  test('has language links that are large enough for a finger and do not overlap', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const places = await page.locator('header a[hreflang]').evaluateAll((links) =>
      links.map((link) => {
        const { left, right } = link.getBoundingClientRect();
        const around = getComputedStyle(link, '::after');
        const beside = (Number.parseFloat(around.width) - (right - left)) / 2;
        return { left: left - beside, right: right + beside, height: Number.parseFloat(around.height) };
      }),
    );
    expect(places).toHaveLength(3);
    for (const [index, { left, right, height }] of places.entries()) {
      expect(right - left).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
      expect(left).toBeGreaterThanOrEqual((places[index - 1]?.right ?? left) - 0.01);
    }
  });

  test('shows the range of all vehicles on one unbroken road at one scale', async ({ page }) => {
    await page.goto('/');
    for (const width of [1280, 1440, 1920])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const places = await page.locator('#range li').evaluateAll((items) =>
          items.map((item) => {
            const { left, right, top } = item.getBoundingClientRect();
            const drawing = item.querySelector('img');
            const shown = drawing?.getBoundingClientRect().width ?? 0;
            return { left, right, top, scale: shown / Number(drawing?.getAttribute('width')) };
          }),
        );
        expect(places).toHaveLength(7);
        for (const [index, { left, top, scale }] of places.entries()) {
          expect(top).toBe(places[0]?.top);
          expect(left).toBeCloseTo(places[index - 1]?.right ?? left, 1);
          // All drawings have the same scale: a pixel is the same length of road under each vehicle.
          expect(scale / (places[0]?.scale ?? 0)).toBeCloseTo(1, 2);
        }
        const road = await page.locator('#range ul').evaluate((list) => list.scrollWidth - list.clientWidth);
        expect(road).toBe(0);
      });
  });

  test('shows all its parts on a desktop, with the fixed texts and the content of the API', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await test.step('aligns the names of all vehicles on one line', async () => {
      const heads = page.locator('#range li h3');
      await expect(heads).toHaveCount(7);
      const ends = await heads.evaluateAll((all) =>
        all.map((head) => Math.round(head.getBoundingClientRect().bottom)),
      );
      expect(new Set(ends).size).toBe(1);
    });

    await test.step('links "Book Your EVs Now" to the enquiry', async () => {
      const link = page.getByRole('link', { name: 'Book Your EVs Now' }).first();
      await expect(link).toHaveAttribute('href', '/contactus#enquiry');
    });

    await test.step('shows the fixed figures of the benefits, each with its condition', async () => {
      const benefits = sectionAround(page, page.getByRole('term').getByText('Charging time'));
      await expect(benefits.getByRole('term')).toHaveCount(6);
      for (const [label, figure, condition] of [
        ['Charging time', /^8 to 10 h$/, /home socket/],
        ['Maximum speed', /^25 km\/h$/, /class/],
        ['Gradient', /^7 degrees$/, /full load/],
        ['Mileage per charge', /^90 to 100 km$/, /city traffic/],
        ['Passenger version', /^4 passengers ?\+ 1 driver \+ 40 kg luggage$/, /limit of the class/],
        ['Cargo version', /^310 kg ?cargo \+ 1 driver$/, /limit of the e-cart class/],
      ] as const) {
        const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
        const meter = benefits.locator('dl > div').filter({ has: term });
        await expect(meter.locator('dd')).toHaveText([figure, condition]);
        await expect(meter.locator('dd').last()).toBeVisible();
      }
    });

    await test.step('shows 99 % three times', async () => {
      const text = await page.getByRole('main').textContent();
      expect(text?.match(/99\s*%/g)).toHaveLength(3);
    });

    await test.step('says once that its testimonials are samples', async () => {
      await expect(page.getByText('Sample voices')).toHaveCount(1);
      await expect(page.getByText('(sample)')).toHaveCount(0);
    });

    await test.step('shows the first six pictures of the gallery, and a link to all', async () => {
      const all = page.getByRole('link', { name: 'View All Gallery' });
      await expect(all).toHaveAttribute('href', '/imagegallerylist');
      const pictures = sectionAround(page, all).locator('li img');
      const { data } = (await (await request.get('/api/get-galleries')).json()).data;
      const names = data
        .slice(0, 6)
        .map((row: { gallery_image: string }) => toPictureName(row.gallery_image));
      expect(names).toHaveLength(6);
      const shown = await pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
      expect(shown.map(toPictureName)).toEqual(names);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty('complete', true);
        expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
    });

    await test.step('shows the newest three articles, and a link to all', async () => {
      const all = page.getByRole('link', { name: 'View All Article' });
      await expect(all).toHaveAttribute('href', '/blogs');
      const { data } = (await (await request.get('/api/get-blogs?status=1')).json()).data;
      const titles = data.slice(0, 3).map((row: { blog_title: string }) => row.blog_title);
      expect(titles).toHaveLength(3);
      await expect(sectionAround(page, all).locator('li h3')).toHaveText(titles);
      await expect(page.locator('a[href^="/blogdetails/"]')).toHaveCount(3);
    });

    await test.step('has four questions, of which one is open at a time', async () => {
      const questions = page.getByRole('main').locator('details');
      await expect(questions).toHaveCount(4);
      await questions.nth(0).locator('summary').click();
      await expect(questions.nth(0)).toHaveAttribute('open', '');
      await questions.nth(2).locator('summary').click();
      await expect(questions.nth(2)).toHaveAttribute('open', '');
      await expect(questions.nth(0)).not.toHaveAttribute('open', '');
    });
  });

  test('loads only the picture of the first banner at first, and the next one while the first is shown', async ({
    page,
  }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await page.clock.install();
    await page.goto('/', { waitUntil: 'networkidle' });
    const banners = page.getByRole('region', { name: 'Our vehicles', exact: true });
    await expect(banners).toHaveAttribute('data-ready', '');
    await expect(banners.getByRole('group')).toHaveCount(4);
    await expect(banners.locator('img')).toHaveCount(1);
    await expect(banners.locator('img')).toHaveAttribute('loading', 'eager');
    const first = await banners.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(asked).toContain(new URL(first).pathname);
    await page.clock.fastForward(3000);
    await expect(banners.locator('img')).toHaveCount(2, { timeout: 8000 });
  });

  test('advances the testimonials by itself, and stops under the pointer', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'What customers say' });
    await carousel.scrollIntoViewIfNeeded();
    const inView = () =>
      carousel.evaluate((region) => {
        const { left, right } = region.getBoundingClientRect();
        const slides = [...region.querySelectorAll('blockquote')];
        return slides.findIndex((slide) => {
          const box = slide.getBoundingClientRect();
          return box.left >= left - 1 && box.right <= right + 1;
        });
      });
    const first = await inView();
    await page.clock.fastForward(2000);
    await expect.poll(inView, { timeout: 8000 }).not.toBe(first);
    await carousel.hover();
    // A slide that is already moving moves to its end.
    const place = () =>
      carousel
        .locator('blockquote')
        .first()
        .evaluate((slide) => slide.getBoundingClientRect().x);
    let before = Number.NaN;
    await expect
      .poll(
        async () => {
          const now = await place();
          const still = now === before;
          before = now;
          return still;
        },
        { intervals: [300] },
      )
      .toBe(true);
    const held = await inView();
    const at = await place();
    await page.clock.fastForward(2600);
    // A slide that had begun to move would have moved by then.
    await page.waitForTimeout(300);
    expect([await inView(), await place()]).toEqual([held, at]);
  });
});

test.describe('home without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('can be read, and its menu and questions open', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('blockquote').first()).toBeVisible();
    const question = page.getByRole('main').locator('details').first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open', '');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'About us' })).toBeVisible();
  });
});

test('on a phone each vehicle takes one line of the menu, and the calculator link is on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const vehicles = page.locator('#products a:has(img)');
  await expect(vehicles).toHaveCount(7);
  for (const vehicle of await vehicles.all()) expect((await vehicle.boundingBox())?.height).toBeLessThan(64);
  await expect(page.locator('#products').getByRole('link', { name: 'Savings calculator' })).toBeInViewport();
});

test('media queries use min-width and no range syntax, which older browsers do not know', async ({
  request,
}) => {
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(await (await request.get('/')).text()) ?? [];
  expect(styles).toContain('(min-width:');
  expect(styles).not.toMatch(/\(\s*width\s*[<>]/);
});

test('an unknown path is Page Not Found', async ({ page, faults }) => {
  const response = await page.goto('/there-is-nothing-here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    "Sorry, it appears the page you were looking for doesn't exist anymore or might have been moved.",
  );
  await expect(page).toHaveTitle(/not found/i);
  const languages = page.getByRole('banner').getByRole('navigation', { name: 'Language' });
  await expect(languages.getByRole('link', { name: 'ગુજરાતી' })).toHaveAttribute('href', '/gu');
  // The browser itself logs the status of the document.
  faults.console = faults.console.filter((text) => !text.includes('404'));
});
