import { expect, type Locator, type Page, test } from '@playwright/test';
import { addressesInEveryLanguage } from '../support/facts/routes.ts';

test.use({ viewport: { width: 360, height: 740 } });

const inLanguages = (path: string) => ['', '/hi', '/gu'].map((language) => language + path);

/** The vertical middle of each line of a text, once for each piece of the line. */
const listLines = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ top, height }) => top + height / 2);
  });

test('the button of the menu ends after its word in every language', async ({ page }) => {
  for (const address of inLanguages('/dealers')) {
    await page.goto(address);
    const button = page.getByRole('banner').locator('[popovertarget="menu"]').first();
    const { before, after } = await button.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [inner, outer] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      return { before: inner.left - outer.left, after: outer.right - inner.right };
    });
    expect(after, address).toBeGreaterThanOrEqual(before);
    expect(after - before, address).toBeLessThan(8);
  }
});

test('the breadcrumb stands in one line, however long the title of its page is', async ({ page }) => {
  for (const address of ['/blogdetails/1', '/eventdetails/1', '/dealers/pune-hadapsar', '/aboutus'].flatMap(
    inLanguages,
  )) {
    await page.goto(address);
    const steps = page.getByRole('main').getByRole('navigation').first().getByRole('listitem');
    const tops = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().top));
    expect(new Set(tops).size, address).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360);
  }
});

test('the breadcrumb of a vehicle wraps instead of overflowing when a reader’s own style doubles the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 740 });
  for (const address of ['/productmajor', '/productmarvelpro'].flatMap(inLanguages)) {
    await page.goto(address);
    const trail = page.getByRole('main').getByRole('navigation').first();
    const ends = await trail.evaluate((way) => {
      document.documentElement.style.fontSize = '200%';
      return [...way.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right);
    });
    expect(Math.max(...ends), address).toBeLessThanOrEqual(412);
  }
});

/** Pages beside the screens: answers of a search, a form that was sent, and a page of an error. */
const otherPages = [
  '/dealers?place=395003',
  '/dealers?place=Aurangabad',
  '/compare?vehicles=millo,major',
  '/privacy/requests?sent=request',
  '/testride?dealer=surat-udhna',
  '/no-such-page',
].flatMap(inLanguages);

/** Telephone numbers on the open page in which a line ends. */
const listBroken = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      for (const { index, 0: number } of text.nodeValue?.matchAll(/\+91[\s\d-]{10,}\d/g) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + number.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(number);
      }
    }
    return broken;
  });

/** Lays out the sections, too, that a browser lays out only near the screen. */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.later'))
      part.style.contentVisibility = 'visible';
  });

/** The width of the page with a style of the reader's own that doubles the text. */
const measureDoubled = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.documentElement.scrollWidth;
  });

test('every page fits a phone where a style of the reader’s own doubles the text, and no line ends in a telephone number', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.route(/\.(avif|webp|jpg|png)$/, (route) => route.abort());
  for (const address of [...addressesInEveryLanguage, ...otherPages]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await layOutAll(page);
    expect.soft(await listBroken(page), address).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
    await page.setViewportSize({ width: 360, height: 740 });
    expect.soft(await measureDoubled(page), `${address}, doubled`).toBe(360);
  }
});

test('the services of a dealer fit a phone with doubled text, also before the fonts are there', async ({
  page,
}) => {
  await page.route(/\.woff2/, (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of inLanguages('/dealers?place=395003')) {
    await page.goto(address);
    await layOutAll(page);
    expect(await measureDoubled(page), address).toBe(360);
  }
});

test('a long word in a question does not make the page scroll sideways where the text is doubled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/becomedealer');
  await page
    .getByText('How much money does a dealership need?')
    .evaluate((summary) => summary.prepend('Donaudampfschifffahrtsgesellschaft '));
  await layOutAll(page);
  expect(await measureDoubled(page)).toBe(360);
});

test('on the narrowest screen the banner of a page shows picture and heading apart, with no word cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of inLanguages('/aboutus')) {
    await page.goto(address);
    const main = page.getByRole('main');
    const picture = main.locator('picture img').first();
    const box = await picture.boundingBox();
    expect(box, address).toMatchObject({ x: 0, width: 320 });
    await expect(picture, address).toHaveCSS('object-position', '50% 70%');
    const heading = main.getByRole('heading', { level: 1 });
    const words = await heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, top, bottom };
    });
    expect(words.left, address).toBeGreaterThanOrEqual(0);
    expect(words.right, address).toBeLessThanOrEqual(320);
    const { y = 0, height = 0 } = box ?? {};
    expect(words.bottom <= y || words.top >= y + height, `${address}: beside the picture`).toBe(true);
  }
});

test('the small print under a form has even line spacing, and its button is as high as a finger', async ({
  page,
}) => {
  for (const address of ['/contactus', '/becomedealer'].flatMap(inLanguages)) {
    await page.goto(address);
    const print = page.locator('main form:has([name="privacy_version"]) > p').last();
    const lines = (await listLines(print)).sort((a, b) => a - b);
    const lineHeight = await print.evaluate((text) => Number.parseFloat(getComputedStyle(text).lineHeight));
    const widest = Math.max(...lines.slice(1).map((line, index) => line - (lines[index] ?? line)));
    expect(widest, address).toBeLessThan(1.3 * lineHeight);
    const button = await print.locator('button').boundingBox();
    expect(button?.height, address).toBeGreaterThanOrEqual(44);
  }
});

test('form fields beside other content are wide enough for a mail address, and stand in two columns where both fit', async ({
  page,
}) => {
  await page.goto('/contactus');
  for (const { width, columns } of [
    { width: 768, columns: 1 },
    { width: 1280, columns: 2 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    const form = page.locator('main form:has([name="privacy_version"])');
    const names = form.locator('[name="firstname"], [name="lastname"]');
    const boxes = await Promise.all((await names.all()).map((name) => name.boundingBox()));
    expect(Math.min(...boxes.map((box) => box?.width ?? 0)), `${width} px`).toBeGreaterThan(210);
    expect(new Set(boxes.map((box) => box?.x)).size, `${width} px`).toBe(columns);
  }
});

test('innovations without a number on the picture have a mark', async ({ page }) => {
  for (const address of ['/productmajor', '/gu/productmanzil']) {
    await page.goto(address);
    const items = page.locator('main ul:has(> li > b + :is(h3, h4)) > li');
    const marks = await items.evaluateAll((all) =>
      all.map(
        (item) =>
          item.querySelector(':scope > b') !== null || getComputedStyle(item, '::before').content !== 'none',
      ),
    );
    expect(marks.length, address).toBeGreaterThan(5);
    expect(marks, address).not.toContain(false);
  }
});

test('the picture of a banner grows in height with its width, and its default focus is low enough for the wheels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const address of ['/careerdetails/1', '/hi/aboutus', '/gu/careers']) {
    await page.goto(address);
    const picture = page.getByRole('main').locator('picture img').first();
    const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {};
    expect(width / height, address).toBeLessThan(2.2);
    await expect(picture, address).toHaveCSS('object-position', '50% 70%');
  }
});

test('the drawing of the office’s place leaves no strip empty beside its words', async ({ page }) => {
  for (const width of [768, 960, 1024, 1280])
    for (const address of inLanguages('/contactus')) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      const parts = page.locator('[data-island="contact-map"] > div > div');
      const [drawing, words] = await parts.evaluateAll((all) =>
        all.map((part) => part.getBoundingClientRect()),
      );
      const missing = words?.top === drawing?.top ? (words?.height ?? 0) - (drawing?.height ?? 0) : 0;
      expect(missing, `${address} at ${width} px`).toBeLessThanOrEqual(1);
    }
});
