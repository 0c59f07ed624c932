/** On a bad line: the offline page, the kill switch, and text typed into forms. */

import { freePort } from '@ev-site/scripts/free-port.ts';
import { expect, type Page, test } from '@playwright/test';
import { expectTexts, forms, sendOf } from '../support/browser/forms-under-test.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../support/product/product-under-test.ts';
import { type SecondProgram, startSecondSite } from '../support/product/second-site.ts';
import { signIn } from '../support/staff/staff-desk.ts';

test.use({ serviceWorkers: 'allow' });

const awaitWorker = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

test('offline, the offline page appears in the language of the address with phone numbers, and no other page is cached', async ({
  page,
  context,
}) => {
  await page.goto('/hi');
  await awaitWorker(page);
  await page.goto('/hi/savings');
  await context.setOffline(true);
  await page.goto('/hi/productmajor');
  await expect(page.getByRole('heading')).toHaveText('अभी नेटवर्क नहीं है');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  expect(await page.locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
  // Pages that were read before are not kept, because their prices may be outdated.
  await page.goto('/hi/savings');
  await expect(page.getByRole('heading')).toHaveText('अभी नेटवर्क नहीं है');
  await page.goto('/gu');
  await expect(page.getByRole('heading')).toHaveText('અત્યારે નેટવર્ક નથી');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'ફરી પ્રયત્ન કરો' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  expect((await listKept(page)).toSorted()).toEqual(['/gu/offline', '/hi/offline', '/offline']);
});

test('offline, the dealers viewed last are listed, until the visitor deletes them together with his drafts', async ({
  page,
  context,
}) => {
  await page.goto('/hi/dealers/surat-udhna');
  await awaitWorker(page);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const numbers = await page
    .locator('[aria-labelledby="reach"] a[href^="tel:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(() => listKept(page)).toContain('/offline/dealers');
  await context.setOffline(true);
  await page.goto('/hi/savings');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('जो डीलर आपने हाल में देखे');
  const dealer = page.getByRole('listitem').filter({ hasText: name });
  await expect(dealer).toHaveAttribute('lang', 'hi-IN');
  expect(
    await dealer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(numbers);
  // In the language of the address, whatever the language of the dealer's page was.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Dealers you looked at last');

  await context.setOffline(false);
  await page.goto('/privacy');
  await page.evaluate(() => localStorage.setItem('ev-draft:contact', JSON.stringify({ at: Date.now() })));
  await page.locator('[data-island="erase-here"]').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Delete it all from this device' }).click();
  await expect(page.getByText('Deleted from this device.')).toBeVisible();
  await expect.poll(() => listKept(page)).not.toContain('/offline/dealers');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await context.setOffline(true);
  await page.goto('/hi/savings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
});

test('the kill switch removes the service worker and its caches at the next visit', async ({ page }) => {
  // The test starts two sites, one after the other.
  test.slow();
  let site: SecondProgram | undefined;
  // One address, at which the site is started again.
  const PORT = String(await freePort());
  const origin = `http://127.0.0.1:${PORT}`;
  const open = async (SERVICE_WORKER: string) => {
    // Stopping the site closes the connections that the browser holds.
    await site?.stop();
    site = await startSecondSite({ SERVICE_WORKER, PORT });
  };
  try {
    await open('on');
    await page.goto(origin);
    await awaitWorker(page);
    expect(await listKept(page)).toHaveLength(3);
    await page.goto(`${origin}/dealers/surat-udhna`);
    await expect.poll(() => listKept(page)).toContain('/offline/dealers');
    await open('off');
    await page.goto(`${origin}/aboutus`, { waitUntil: 'load' });
    // The browser asks for the worker by itself, after a visit.
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
        timeout: 40_000,
      })
      .toBe(0);
    await expect.poll(() => listKept(page)).toEqual([]);
    await page.reload();
    expect(await page.locator('script[data-worker]').count()).toBe(0);
  } finally {
    await site?.stop();
  }
});

test('a draft survives a reload and a closed tab, can be deleted by a tap, and is gone once it is sent', async ({
  page,
  context,
}) => {
  const form = await forms.contact.open(page);
  const texts = forms.contact.texts();
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label).fill(text);
  await page.reload();
  await form.getByRole('textbox').first().focus();
  await expectTexts(form, texts);
  await page.close();
  const again = await context.newPage();
  const holder = await forms.contact.open(again);
  await expectTexts(holder, texts);
  await expect(holder.getByText('24 hours at most')).toBeVisible();
  await sendOf(holder).click();
  await expect(again.getByText(forms.contact.success)).toBeVisible();
  expect(
    await again.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('ev-draft:'))),
  ).toEqual([]);
  await again.reload();
  await expect(holder.getByLabel('First name')).toHaveValue('');
  await holder.getByLabel('First name').fill('Asha');
  await holder.getByRole('button', { name: 'Delete it' }).click();
  await expect(holder.getByLabel('First name')).toHaveValue('');
  expect(await again.evaluate(() => localStorage.length)).toBe(0);
});

test('a form says when it is offline, and once online again one tap sends it exactly once, with a new check', async ({
  page,
  context,
}) => {
  const { open, texts: newTexts, success } = forms.inquiry;
  const form = await open(page);
  const texts = newTexts();
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label).fill(text);
  await form.getByLabel('I am a person').check();
  await expect(form.getByText('Checked.')).toBeVisible();
  // The answer is lost, and the page cannot know whether the form arrived.
  await page.route('**/api/post-product-inquiry', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendOf(form).click();
  await expect(form.getByRole('button', { name: 'Send now' })).toBeVisible();
  await page.unroute('**/api/post-product-inquiry');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send now' }).click();
  await expect(form.getByText(/no connection just now/)).toBeVisible();
  await context.setOffline(false);
  await expect(form.getByText(/has not been sent yet/)).toBeVisible();
  await form.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText(success)).toBeVisible();
  const name = Object.values(texts)[0] ?? '';
  const staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
  const found = await staff.get(`/studio/api/leads?depth=0&where[name][equals]=${encodeURIComponent(name)}`);
  expect((await found.json()).totalDocs).toBe(1);
  await staff.dispose();
});
