import { expect, test } from '@playwright/test';
import { products } from '../support/facts/products.ts';

// An A4 sheet at 96 dots per inch.
test.use({ viewport: { width: 794, height: 1123 } });

test('the questions of the finder are printed as a form to tick, with the figures of every vehicle', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const [address, lead] of [
    ['/find', 'Plan with 15'],
    ['/hi/find', 'आम रेंज से 15'],
    ['/gu/find', 'સામાન્ય રેન્જથી 15'],
  ] as const) {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('group')).toHaveCount(4);
    await expect(main.getByRole('radio')).toHaveCount(9);
    // Also the weight and the passengers, which the screen shows only if they matter.
    await expect(main.getByRole('textbox')).toHaveCount(3);
    for (const box of await main.getByRole('textbox').all()) await expect(box).toBeVisible();
    await expect(main.getByText(lead)).toBeVisible();
    await expect(main.getByRole('row')).toHaveCount(products.length + 1);
    await expect(main.getByRole('button')).toHaveCount(0);
  }
});

test('an answer of the finder is printed with what the visitor said, and without the questions', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/find?carry=goods&kg=200&km=60&noon=0&road=lanes&slope=flat');
  const main = page.getByRole('main');
  await expect(main.getByText('Millo can do this work.')).toBeVisible();
  await expect(main.getByText('You said')).toBeVisible();
  await expect(main.getByRole('radio')).toHaveCount(0);
  await expect(main.getByRole('link', { name: /: Change$/ })).toHaveCount(0);
});

test('contact details are printed at the head of the page instead of the footer', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [address, width] of [
    ['/compare?vehicles=major,manzil', 1300],
    ['/hi/productmastee', 794],
    ['/gu/allfaqs', 794],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto(address);
    const head = page.getByRole('banner');
    await expect(page.getByRole('contentinfo'), address).toBeHidden();
    await expect(head.getByRole('link', { name: /^\+91 / }), address).toBeVisible();
    await expect(head.locator('b').first(), address).toBeVisible();
    for (const unprinted of await head.locator('nav, button').all()) await expect(unprinted).toBeHidden();
    expect((await head.boundingBox())?.height, address).toBeLessThan(60);
  }
});

test('the name of a vehicle is printed in one line', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const { path } of products) {
    await page.goto(path);
    const countLines = () =>
      page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
        const range = document.createRange();
        if (words) range.selectNodeContents(words);
        return range.getClientRects().length;
      });
    // The styles for print load after the page.
    await expect.poll(countLines, path).toBe(1);
  }
});

test('all dealers are printed with their phone numbers, none folded away', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/dealers');
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(items).toHaveCount(24);
  for (const item of await items.all()) await expect(item.getByText(/^\+91\s/)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('the nearest dealers are printed with the phone number beside the address, and without what is true only now', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const [address, open, more] of [
    ['/dealers?place=395003', /^(Open|Closed) now/, /^Show \d+ more$/],
    ['/gu/dealers?place=395003', /^અત્યારે/, /^બીજા \d+ બતાવો$/],
  ] as const) {
    await page.goto(address);
    const items = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(items, address).not.toHaveCount(0);
    await expect(items.getByText(open).first(), address).toBeHidden();
    await expect(page.getByRole('main').getByText(more).first(), address).toBeHidden();
    for (const item of await items.all()) {
      const name = await item.getByRole('heading').boundingBox();
      const phone = await item.getByText(/^\+91\s/).boundingBox();
      expect(phone?.x, address).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
      expect(phone?.y, address).toBeLessThan((name?.y ?? 0) + 2 * (name?.height ?? 0));
    }
  }
});

test('sections are numbered by milestones only if the page has more than one', async ({ page }) => {
  const listStones = () =>
    page
      .locator('main section > header')
      .evaluateAll((heads) => heads.map((head) => getComputedStyle(head, '::before').content !== 'none'));
  for (const address of ['/dealers', '/testride', '/gu/dealers']) {
    await page.goto(address);
    expect(await listStones(), address).toEqual([false]);
  }
  for (const address of ['/find', '/compare', '/auto-show-2024']) {
    await page.goto(address);
    expect(await listStones(), address).toEqual([true, true]);
  }
  await page.goto('/compare?vehicles=major,manzil');
  expect(await listStones()).toEqual([true, true, true]);
});

test('a vehicle is printed with its figures, without the end of the road and links to other pages', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const address of ['/productmillo', '/hi/productmillo', '/gu/productmillo']) {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.locator('table').first()).toBeVisible();
    const unprinted = [main.getByText(/^20:00/), main.locator('a[href*="/compare?"], a[href*="/testride?"]')];
    for (const parts of unprinted) {
      await expect(parts, address).not.toHaveCount(0);
      await expect(parts.locator('visible=true'), address).toHaveCount(0);
    }
    const sizes = await main
      .locator('table td:has(b + span)')
      .first()
      .locator('b, span')
      .evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
    expect(sizes[1], address).toBeLessThan(sizes[0] ?? 0);
  }
});
