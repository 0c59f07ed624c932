import { expect, test } from '@playwright/test';
import { makeContact, postJson } from '../leads/forms.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, BASE_URL } from '../product-under-test.ts';
import { findLead, lendSession, signIn } from '../staff/staff-desk.ts';

// No day of the year has the same date and hour there as in India.
test.use({ timezoneId: 'America/Los_Angeles' });

const inIndia = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
});

test('a document shows Indian time in a browser of another zone, and the next page has the focus on its heading', async ({
  page,
}) => {
  const contact = makeContact();
  expect((await postJson(BASE_URL, '/api/post-contact-us', contact)).status).toBe(200);
  const name = `${contact.firstname} ${contact.lastname}`;
  const staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
  const lead = await findLead(staff, name);
  await staff.dispose();
  const time = inIndia.format(new Date(String(lead?.createdAt)));

  await lendSession(page.context(), ADMIN_EMAIL, ADMIN_PASSWORD);
  await page.goto('/studio/collections/leads');
  await page.getByRole('row').filter({ hasText: name }).getByRole('link', { name }).click();
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(heading).toBeFocused();
  await expect(page.getByText(`${time} IST`).first()).toBeVisible();
});
