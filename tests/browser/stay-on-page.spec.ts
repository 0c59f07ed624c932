import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/watched-page.ts';

/** Specification, section 2: on these pages a footer link to the same page scrolls to the top. */
const pages = [
  { address: '/', link: 'Home' },
  { address: '/aboutus', link: 'About us' },
  { address: '/contactus', link: 'Contact us' },
  { address: '/allfaqs', link: 'FAQs' },
  { address: '/careers', link: 'Careers' },
];

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

const atTheTop = (page: Page) => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    test('a link of the footer to its own page scrolls to the top and loads nothing', async ({ page }) => {
      const loads: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads.push(request.url());
      });
      for (const { address, link } of pages)
        await test.step(`"${link}" on ${address}`, async () => {
          await page.goto(address);
          loads.length = 0;
          await footerLink(page, link).scrollIntoViewIfNeeded();
          expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
          await expect(footerLink(page, link)).toHaveAttribute('aria-current', 'page');
          await footerLink(page, link).click();
          await atTheTop(page);
          expect(loads).toEqual([]);
        });
    });
  });
}

test('the footer link to the same page keeps typed text and open questions', async ({ page }) => {
  await page.goto('/contactus');
  await page.getByLabel('First name').fill('Ramesh');
  await footerLink(page, 'Contact us').click();
  await atTheTop(page);
  await expect(page.getByLabel('First name')).toHaveValue('Ramesh');

  await page.goto('/allfaqs');
  const question = page.getByRole('main').locator('details').nth(1);
  await question.locator('summary').click();
  await footerLink(page, 'FAQs').click();
  await atTheTop(page);
  await expect(question).toHaveAttribute('open', '');
});

test('logo and Home link scroll on the home page and lead home from every other page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Pathika Electric' })).toHaveAttribute('href', '#top');
  await expect(banner.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '#top');
  await expect(banner.getByRole('link', { name: 'FAQs' })).toHaveAttribute('href', '/allfaqs');
  await page.goto('/productmillo');
  await expect(banner.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/');
});

test('on a phone the menu entry of the current page closes the menu and scrolls to the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/contactus');
  await page.getByRole('button', { name: 'Menu' }).click();
  const entry = page.locator('#menu').getByRole('link', { name: 'Contact us', exact: true });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await entry.click();
  await expect(page.locator('#menu')).toBeHidden();
  await atTheTop(page);
});

test('on the second page of a list, its footer link leads to the first page', async ({ page }) => {
  await page.goto('/blogs?page=2');
  await expect(footerLink(page, 'Articles')).toHaveAttribute('href', '/blogs');
});
