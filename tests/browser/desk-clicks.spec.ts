/** How many clicks the work of every day takes at the desk; docs/guides/work-leads.md says the same. More of them are a step back. */
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { makeContact, newName, postApplication, postJson } from '../leads/forms.ts';
import { lendSession, signIn } from '../leads/staff-desk.ts';

const { BASE_URL = '', ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = process.env;

let admin: APIRequestContext;
test.beforeAll(async () => {
  admin = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
});
test.afterAll(() => admin.dispose());

/** A hand that counts: a press is one click, a choice two, opening the list and taking from it. */
const openHand = () => {
  let clicks = 0;
  const begun = performance.now();
  return {
    async press(target: Locator) {
      clicks += 1;
      await target.click();
    },
    async choose(list: Locator, label: string) {
      clicks += 2;
      await list.selectOption({ label });
    },
    /** Says what it took. The seconds are the machine's, not a person's. */
    rest(what: string): number {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      process.stdout.write(`${what}: ${clicks} clicks, ${seconds} s by machine\n`);
      return clicks;
    },
  };
};

const openList = async (page: Page, search = ''): Promise<void> => {
  await lendSession(page.context(), ADMIN_EMAIL, ADMIN_PASSWORD);
  await page.goto(`/studio/collections/leads${search && `?search=${encodeURIComponent(search)}`}`);
  await expect(page.getByRole('link', { name: /^Yesterday, not called/ })).toBeVisible();
};

const openLead = (page: Page, name: string) => page.getByRole('row').getByRole('link', { name });

const eraseAll = async (name: string) => {
  const found = await admin.get(
    `/studio/api/leads?where[name][like]=${encodeURIComponent(name)}&limit=50&depth=0`,
  );
  for (const { id } of (await found.json()).docs) await admin.delete(`/studio/api/leads/${id}?trash=true`);
};

test('yesterday’s leads of one state that nobody has called: 4 clicks', async ({ page }) => {
  await openList(page);
  const hand = openHand();
  await hand.press(page.getByRole('link', { name: /^Yesterday, not called/ }));
  await expect(page.getByRole('link', { name: /^Yesterday, not called/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // A page that is awake has closed Payload's own filters; what is chosen before that is lost.
  await expect(page.locator('#toggle-list-filters')).toHaveAttribute('aria-expanded', 'false');
  const bar = page.locator('.lead-filters').first();
  await hand.press(bar.locator('summary'));
  await hand.choose(bar.getByLabel('State'), 'Gujarat');
  await page.waitForURL((address) => address.href.includes('state'));
  for (const asked of ['status', 'createdAt', 'calledAt', 'state'])
    expect(decodeURIComponent(page.url())).toContain(`[${asked}]`);
  expect(hand.rest('yesterday, not called, of one state')).toBeLessThanOrEqual(4);
});

test('ten leads are given to a colleague: 4 clicks', async ({ page }) => {
  const lastname = newName().replace('Asha ', '');
  for (let count = 0; count < 10; count += 1)
    await postJson(BASE_URL, '/api/post-contact-us', { ...makeContact(), lastname });
  await openList(page, lastname);
  await expect(page.getByRole('row').filter({ hasText: lastname })).toHaveCount(10);
  const hand = openHand();
  await hand.press(page.locator('#select-all'));
  const bar = page.getByRole('form', { name: 'Change the ticked leads' });
  const owners = bar.getByLabel('Owner');
  await hand.choose(owners, (await owners.locator('option').last().textContent()) ?? '');
  await hand.press(bar.getByRole('button', { name: 'Change 10' }));
  await expect(page.getByText('10 changed.')).toBeVisible();
  expect(hand.rest('assign ten')).toBeLessThanOrEqual(4);
  await eraseAll(lastname);
});

test('a call is noted: 2 clicks, and what was said', async ({ page }) => {
  const name = newName();
  const [firstname = '', lastname = ''] = name.split(' ');
  await postJson(BASE_URL, '/api/post-contact-us', { ...makeContact(), firstname, lastname });
  await openList(page, name);
  const hand = openHand();
  await hand.press(openLead(page, name));
  await hand.press(page.getByRole('button', { name: 'Called, no answer' }));
  await expect(page.getByText('Call noted.')).toBeVisible();
  expect(hand.rest('note a call')).toBeLessThanOrEqual(2);
  // The step after it is typed and saved without a word of another user, as the form knows of the call.
  await expect(page.locator('#field-calledAt')).toBeVisible();
  await expect(page.locator('#field-answerBy')).toHaveCount(0);
  const checked = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/collections/leads/'),
  );
  await page.getByLabel('Next Step').fill('Call again at six');
  await checked;
  await page.locator('#field-notes').fill('Prefers Gujarati');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Next step: Call again at six')).toBeVisible();
  await expect(page.getByText('Document modified')).toHaveCount(0);
  await expect(page.locator('#field-notes')).toHaveValue('Prefers Gujarati');
  await eraseAll(name);
});

test('who wrote in Hindi is answered by WhatsApp in Hindi: 2 clicks', async ({ page, context }) => {
  const name = newName();
  const [firstname = '', lastname = ''] = name.split(' ');
  const contact = { ...makeContact(), firstname, lastname, whatsapp_consent: 'yes' };
  await postJson(BASE_URL, '/api/post-contact-us?lang=hi', contact);
  await openList(page, name);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const hand = openHand();
  await hand.press(openLead(page, name));
  const whatsApp = page.getByRole('link', { name: 'WhatsApp' });
  await expect(whatsApp).toHaveAttribute('href', /%E0%A4/);
  await hand.press(whatsApp);
  await expect(page.getByText('From New to Contacted')).toBeVisible();
  expect(hand.rest('answer by WhatsApp in Hindi')).toBeLessThanOrEqual(2);
  await eraseAll(name);
});

test('an application is refused: 4 clicks', async ({ page }) => {
  const name = newName();
  await postApplication(BASE_URL, { fields: { name } });
  await openList(page, name);
  const hand = openHand();
  await hand.press(openLead(page, name));
  await hand.choose(page.getByLabel('Answer with'), 'Refusal');
  await hand.press(page.getByRole('link', { name: 'Write a mail' }));
  await expect(page.getByText('From New to Rejected')).toBeVisible();
  expect(hand.rest('refuse an application')).toBeLessThanOrEqual(4);
  await eraseAll(name);
});
