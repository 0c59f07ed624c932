import { expect, type Page, test } from '@playwright/test';
import { makeContact, newName, postApplication, postJson } from '../support/leads/forms.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, BASE_URL } from '../support/product/product-under-test.ts';
import { lendSession } from '../support/staff/staff-desk.ts';

/** Searches the list of leads for this name, and opens the lead. Without the search, newer leads of other tests may hide it. */
const openLead = async (page: Page, name: string): Promise<void> => {
  await lendSession(page.context(), ADMIN_EMAIL, ADMIN_PASSWORD);
  await page.goto(`/studio/collections/leads?search=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('+91 98250 12345');
  await expect(row).not.toContainText('<No');
  await row.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
};

test('a lead is opened by its name, and offers to call and to write a mail', async ({ page }) => {
  const contact = makeContact();
  expect((await postJson(BASE_URL, '/api/post-contact-us', contact)).status).toBe(200);
  await openLead(page, `${contact.firstname} ${contact.lastname}`);
  const call = page.getByRole('link', { name: 'Call +91 98250 12345' });
  await expect(call).toHaveAttribute('href', 'tel:+919825012345');
  const write = page.getByRole('link', { name: 'Write a mail' });
  await expect(write).toHaveAttribute('href', /^mailto:asha@example\.com\?subject=/);
  await expect(page.getByLabel('Message')).toHaveValue(contact.message);
  await expect(page.getByLabel('Message')).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Download the resume' })).toHaveCount(0);
});

test('the resume of an application is downloaded with one click', async ({ page }) => {
  const name = newName();
  expect((await postApplication(BASE_URL, { fields: { name } })).status).toBe(200);
  await openLead(page, name);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the resume' }).click();
  expect((await download).suggestedFilename()).toMatch(/^resume-\d+-.+\.pdf$/);
});
