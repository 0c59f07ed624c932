import { expect, test } from '@playwright/test';
import { makeContact, postJson } from '../support/leads/forms.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, BASE_URL } from '../support/product/product-under-test.ts';
import { lendSession } from '../support/staff/staff-desk.ts';

test('a document that is opened from a list has the focus on its heading', async ({ page }) => {
  const contact = makeContact();
  expect((await postJson(BASE_URL, '/api/post-contact-us', contact)).status).toBe(200);
  const name = `${contact.firstname} ${contact.lastname}`;

  await lendSession(page.context(), ADMIN_EMAIL, ADMIN_PASSWORD);
  await page.goto('/studio/collections/leads');
  await page.getByRole('row').filter({ hasText: name }).getByRole('link', { name }).click();
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(heading).toBeFocused();
});
