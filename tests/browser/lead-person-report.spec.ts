import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { listViolations } from '../support/browser/accessibility.ts';
import { makeContact, newMobile, newName, postJson, toStoredMobile } from '../support/leads/forms.ts';
import { BASE_URL } from '../support/product/product-under-test.ts';
import { lendSession } from '../support/staff/staff-desk.ts';
import { useColleague } from '../support/staff/studio-session.ts';

test.describe.configure({ mode: 'default' });

const colleague = useColleague('sales');

/** Sends a contact like a browser, from a page that an advertisement links to. @returns the number of the lead */
const send = async (fields: object, from = '/contactus'): Promise<number> => {
  const contact = { ...makeContact(), email: `${randomUUID()}@example.com`, ...fields };
  const headers = { Referer: `${BASE_URL}${from}` };
  expect((await postJson(BASE_URL, '/api/post-contact-us', contact, headers)).status).toBe(200);
  const found = await colleague
    .askAsAdmin()
    .get(`/studio/api/leads?where[email][equals]=${encodeURIComponent(contact.email)}&depth=0`);
  return (await found.json()).docs[0].id;
};

/** The width of the whole page, also beyond the screen. */
const getWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('two leads with one number are one person; a third can be merged and separated by keyboard', async ({
  page,
}) => {
  const lastname = newName().replace('Asha ', '');
  const mobile = toStoredMobile(newMobile());
  const [first, second] = [await send({ lastname, phone: mobile }), await send({ lastname, phone: mobile })];
  const other = toStoredMobile(newMobile());
  const third = await send({ lastname, phone: other });
  await page.setViewportSize({ width: 360, height: 740 });
  await lendSession(page.context(), colleague.email, colleague.password);
  await page.goto(`/studio/collections/leads/${first}`);
  await page.getByRole('link', { name: '1 more of this person' }).click();
  await expect(page.getByText('2 leads of this person.')).toBeVisible();
  await expect(page.getByRole('link', { name: `contact enquiry ${second}` })).toBeVisible();
  await page.getByRole('searchbox').fill(lastname);
  await page.keyboard.press('Enter');
  const merge = page.getByRole('button', { name: `lead ${third}` });
  await expect(merge).toBeVisible();
  expect(await listViolations(page, { within: '.person' })).toEqual([]);
  await merge.press('Enter');
  await expect(page.getByText('3 leads of this person.')).toBeVisible();
  await expect(page.getByText('Merged: they are one person now.')).toBeFocused();
  await expect.poll(() => getWidth(page)).toBeLessThanOrEqual(360);
  await page
    .getByRole('region', { name: other })
    .getByRole('button', { name: /^Not the same person/ })
    .press('Enter');
  await expect(page.getByText('2 leads of this person.')).toBeVisible();
  await expect(page.getByText('Parted: they are two persons now.')).toBeFocused();
  await page.goto(`/studio/collections/leads/${third}`);
  await expect(page.getByText(/^Same person as lead/)).toBeVisible();
  await expect(page.getByText(/^No longer the same person as lead/)).toBeVisible();
  for (const id of [first, second, third])
    await colleague.askAsAdmin().delete(`/studio/api/leads/${id}?trash=true`);
});

/** Presses a link, and reads the downloaded file. */
const download = async (page: Page, name: string) => {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), data: JSON.parse(readFileSync(await file.path(), 'utf8')) };
};

const listTaken = async (what: string) => {
  const query = `where[action][equals]=personFileTaken&where[what][equals]=${encodeURIComponent(what)}`;
  const { docs } = await (await colleague.askAsAdmin().get(`/studio/api/audit-log?${query}&depth=0`)).json();
  return docs.map(({ details }: { details: string }) => details);
};

test('the data of a person can be saved as a file from the person and from a privacy request, which the audit log records', async ({
  page,
}) => {
  const lastname = newName().replace('Asha ', '');
  const shared = { lastname, phone: toStoredMobile(newMobile()), email: `${randomUUID()}@example.com` };
  const first = await send(shared);
  const newest = await send({ ...shared, email: `${randomUUID()}@example.com` });
  await lendSession(page.context(), colleague.email, colleague.password);
  await page.goto(`/studio/person?lead=${first}`);
  const ofPerson = await download(page, 'What is kept of this person, as a file');
  expect(ofPerson.name).toBe(`person-of-lead-${newest}.json`);
  expect(ofPerson.data.records).toHaveLength(2);
  expect(JSON.stringify(ofPerson.data)).toContain(lastname);
  expect(await listTaken(`Lead ${newest}`)).toEqual(['2 leads of this person']);

  await postJson(BASE_URL, '/api/post-privacy-request', { kind: 'see', email: shared.email });
  const found = await colleague
    .askAsAdmin()
    .get(`/studio/api/privacy-requests?where[email][equals]=${encodeURIComponent(shared.email)}&depth=0`);
  const request = (await found.json()).docs[0].id;
  await page.goto(`/studio/collections/privacy-requests/${request}`);
  const ofRequest = await download(page, 'What is kept of this person, as a file');
  expect(ofRequest.name).toBe(`privacy-request-${request}.json`);
  expect(ofRequest.data.records).toEqual([expect.objectContaining({ email: shared.email })]);
  const withMerged = await download(page, 'The same with what shares the number or was merged');
  expect(withMerged.data.records).toHaveLength(2);
  const taken = await listTaken(`Privacy request ${request}`);
  expect(taken.toSorted()).toEqual(['1 lead', '2 leads']);
  for (const id of [first, newest]) await colleague.askAsAdmin().delete(`/studio/api/leads/${id}?trash=true`);
});

test('a figure of the report links to exactly its leads, also on a phone, and the report requires signing in', async ({
  page,
}) => {
  const campaign = `Fair ${randomUUID().slice(0, 8)}`;
  const from = `/gu/contactus?utm_source=qr&utm_campaign=${encodeURIComponent(campaign)}`;
  const ids = [await send({}, from), await send({}, from)];
  await page.goto('/studio/reports');
  await expect(page).toHaveURL(/\/studio\/login\?redirect=%2Fstudio%2Freports/);
  await lendSession(page.context(), colleague.email, colleague.password);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/studio/reports');
  const row = page.getByRole('row').filter({ hasText: campaign });
  await expect(row.getByRole('cell').first()).toHaveText('2');
  expect(await listViolations(page, { within: '.report' })).toEqual([]);
  await expect.poll(() => getWidth(page)).toBeLessThanOrEqual(360);
  await row.getByRole('link', { name: `2 leads: ${campaign}` }).click();
  await expect(page.getByText('1-2 of 2')).toBeVisible();
  await colleague.askAsAdmin().patch(`/studio/api/leads/${ids[0]}`, { data: { status: 'won' } });
  await page.goto('/studio/reports');
  await page.getByRole('link', { name: `1 won: ${campaign}` }).click();
  await expect(page.getByText('1-1 of 1')).toBeVisible();
  await page.goto('/studio/reports?from=2026-11-22&to=2026-11-01');
  await expect(page.locator('.report__problem')).toContainText('The first day is after the last day.');
  await expect(page.getByLabel('From')).toHaveValue('2026-11-22');
  for (const id of ids) await colleague.askAsAdmin().delete(`/studio/api/leads/${id}?trash=true`);
});
