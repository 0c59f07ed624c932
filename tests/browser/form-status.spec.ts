import { expect, test } from '@playwright/test';
import { openBreakableDatabase } from '../support/faults/breakable-database.ts';
import { BASE_URL } from '../support/product/product-under-test.ts';
import { startSecondSite } from '../support/product/second-site.ts';

const languages = [
  { path: '', says: 'We cannot take this form just now.' },
  { path: '/hi', says: 'अभी यह फ़ॉर्म नहीं भेजा जा सकता।' },
  { path: '/gu', says: 'હમણાં આ ફોર્મ મોકલી શકાતું નથી.' },
] as const;

test('while the database is away, forms say so before they are filled in, in each language, and until it is back', async ({
  browser,
}) => {
  const database = await openBreakableDatabase(process.env);
  const site = await startSecondSite(database.settings);
  const context = await browser.newContext();
  const isTaken = async (): Promise<boolean> =>
    (await (await fetch(`${site.url}/api/get-form-status`)).json()).data.taken;
  try {
    // Makes these pages before the database fails, so that none is missing for the reader.
    await expect.poll(async () => (await fetch(`${site.url}/gu/contactus`)).status).toBe(200);
    for (const { path } of languages) await fetch(`${site.url}${path}/contactus`);
    expect(await isTaken()).toBe(true);
    const page = await context.newPage();
    await page.goto(`${site.url}/contactus`);
    await page.getByLabel('First name').focus();
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();

    database.take();
    await expect.poll(isTaken, { timeout: 15_000 }).toBe(false);
    for (const { path, says } of languages) {
      const opened = await context.newPage();
      await opened.goto(`${site.url}${path}/contactus#enquiry`);
      const form = opened.locator('form[action="/api/post-contact-us"]');
      await form.locator('[name="firstname"]').focus();
      await expect(form.getByRole('alert')).toContainText(says);
      await expect(form.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^tel:/);
      // The visitor keeps the focus.
      await expect(form.locator('[name="firstname"]')).toBeFocused();
      await opened.close();
    }

    const late = await context.newPage();
    await late.clock.install();
    await late.goto(`${site.url}/contactus#enquiry`);
    const form = late.locator('form[action="/api/post-contact-us"]');
    await form.locator('[name="firstname"]').focus();
    await expect(form.getByRole('alert')).toContainText(languages[0].says);
    database.giveBack();
    await expect.poll(isTaken, { timeout: 15_000 }).toBe(true);
    // After this time a form asks again.
    await late.clock.fastForward(20_000);
    await expect(form.getByRole('alert')).toHaveCount(0);
  } finally {
    await context.close();
    await site.stop();
    await database.remove();
  }
});

test('a form asks for its status when it wakes, not before, and the HTML of the page says nothing about it', async ({
  browser,
}) => {
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('get-form-status')) asked.push(request.url());
  });
  const response = await page.goto(`${BASE_URL}/productmarvel`);
  expect(response?.status()).toBe(200);
  expect(await response?.text()).not.toContain('cannot take this form');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Enquire Now' }).first().click();
  await expect(page.locator('form[action="/api/post-product-inquiry"]')).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  await page.close();
});
